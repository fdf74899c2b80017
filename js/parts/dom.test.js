// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import sample from "../samples/five.json";
import { svgGroup } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

describe("a ready drawing", () => {
  it("becomes the shapes that it names, one in the other", () => {
    const group = svgGroup('<g fill="red"><path d="M0 0L1 1"/><circle r="9"/></g><rect x="-1"/>', "scale(2)");
    expect(group.getAttribute("transform")).toBe("scale(2)");
    expect([...group.children].map(({ localName }) => localName)).toEqual(["g", "rect"]);
    expect(group.querySelector("g > path")?.getAttribute("d")).toBe("M0 0L1 1");
    expect(group.querySelector("g > circle")?.namespaceURI).toBe(SVG);
    expect(group.querySelector("g")?.getAttribute("fill")).toBe("red");
  });

  it("has every shape of the land", () => {
    const { definitions, coasts, above } = sample.scenery.land;
    for (const markup of [definitions, coasts, above]) {
      const named = [...markup.matchAll(/<(\w+)/g)].map(([, name]) => name);
      expect(named.length).toBeGreaterThan(0);
      expect([...svgGroup(markup).querySelectorAll("*")].map(({ tagName }) => tagName)).toEqual(named);
    }
  });

  it("has texts and values as they are meant", () => {
    const text = svgGroup('<text font-family="&#39;A &amp; B&#39;">&lt;b&gt;&quot;</text>').querySelector("text");
    expect(text?.textContent).toBe('<b>"');
    expect(text?.getAttribute("font-family")).toBe("'A & B'");
  });

  it("has nothing in it that acts", () => {
    const bad = '<script>alert(1)</script><path onload="alert(1)" style="x" d="M0 0"/><a href="javascript:1"><image/></a></g></g><rect/>';
    const group = svgGroup(bad);
    expect([...group.querySelectorAll("*")].map(({ localName }) => localName)).toEqual(["g", "path", "g", "g", "rect"]);
    expect(group.querySelector("path")?.getAttributeNames()).toEqual(["d"]);
    expect(svgGroup('<use href="https://elsewhere.org#a"/>').querySelector("use")?.getAttributeNames()).toEqual([]);
  });
});
