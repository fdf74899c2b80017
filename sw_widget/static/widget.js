// js/dom.js
var SVG = "http://www.w3.org/2000/svg";
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === void 0 || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  return element;
}
function svg(tag, attributes = {}, ...children) {
  const element = set(document.createElementNS(SVG, tag), attributes);
  element.append(...children);
  return element;
}
function html(tag, attributes = {}, ...children) {
  const element = set(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}
function draw(markup, transform) {
  const group = svg("g", { transform });
  group.innerHTML = markup;
  return group;
}

// js/pieces.js
var SIGN_ROW = 23;
var LINE = 16.5;
var PIECE_ROW = 30;
var GAP = 4;
var EMBLEM = 24;
function drawPlace(scenery, place, now) {
  const signs = place.emblems.map((name) => emblem(scenery, name, 0.84));
  const pieces = now.pieces.map((piece) => piece.player === void 0 ? marker(scenery, piece) : tokens(scenery, piece));
  if (now.action !== null && now.cost !== null) pieces.push(price(now.cost));
  const height = SIGN_ROW + LINE * place.lines.length + (pieces.length > 0 ? PIECE_ROW : 0);
  let y = -height / 2;
  const group = svg("g", { class: "sw-place", "data-at": place.id });
  group.setAttribute("transform", `translate(${place.at.join(" ")}) scale(${place.scale})`);
  group.append(row(signs, y + SIGN_ROW / 2, place.width));
  y += SIGN_ROW;
  for (const line of place.lines) {
    group.append(svg("text", { class: "sw-name", y: y + 13, "font-size": place.size }, line));
    y += LINE;
  }
  group.append(row(pieces, y + PIECE_ROW / 2 + 2, place.width));
  return group;
}
function row(things, y, room) {
  const total = things.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const group = svg("g", { transform: `translate(0 ${y}) scale(${Math.min(1, room / Math.max(total, 1)).toFixed(3)})` });
  let left = -total / 2;
  for (const { drawing, width } of things) {
    group.append(svg("g", { transform: `translate(${left + width / 2} 0)` }, drawing));
    left += width + GAP;
  }
  return group;
}
function emblem(scenery, name, size) {
  return { drawing: draw(scenery.emblems[name] ?? "", `scale(${size})`), width: EMBLEM * size };
}
function marker(scenery, { emblem: name = "", count }) {
  const { drawing, width } = emblem(scenery, name, 1);
  const group = svg("g", { class: "sw-piece" }, drawing);
  if (count > 1) {
    group.append(svg("circle", { class: "sw-times", cx: 10, cy: 9, r: 7.5 }));
    group.append(svg("text", { class: "sw-count", x: 10, y: 13 }, String(count)));
  }
  return { drawing: group, width };
}
function tokens(scenery, { label, label_width = 0, count, player = 0, in_decline = false }) {
  const { full, pale, shape } = scenery.players[player] ?? { full: "#555", pale: "#eee", shape: "M0 0" };
  const width = 29 + label_width + 7;
  const left = -width / 2;
  const plate = in_decline ? { fill: pale, stroke: full, "stroke-dasharray": "5 3" } : { fill: full, stroke: "#fff" };
  const inside = in_decline ? { fill: pale, stroke: full } : { fill: "#fff" };
  const drawing = svg(
    "g",
    { class: "sw-piece", "data-player": player, "data-in-decline": in_decline },
    svg("rect", { x: left, y: -12.5, width, height: 25, rx: 7.5, "stroke-width": 1.6, ...plate }),
    svg("path", { d: shape, transform: `translate(${left + 15} 0) scale(0.88)`, "stroke-width": 1.6, ...inside }),
    svg("text", { class: "sw-count", x: left + 15, y: 5.5, fill: in_decline ? null : full }, String(count)),
    svg("text", { class: "sw-race", x: left + 29, y: 4.6, textLength: label_width || null }, label)
  );
  return { drawing, width };
}
function price(cost) {
  const drawing = svg("g", { class: "sw-cost" }, svg("circle", { r: 14 }), svg("text", { y: 6 }, String(cost)));
  return { drawing, width: 28 };
}

// js/steps.js
var DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
var isArrow = (key) => key in DIRECTIONS;
function step(places, from, key) {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const x = place.at[0] - from.at[0];
    const y = place.at[1] - from.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

// js/board.js
function createBoard(scenery, { act, select, look, signal }) {
  const { width, height, label, wilds, roads, places } = scenery;
  const prefix = `sw-${Math.random().toString(36).slice(2)}`;
  const regions = new Map(places.map((place) => [place.id, createRegion(place)]));
  const pieces = svg("g", { class: "sw-pieces", "aria-hidden": "true" });
  const focus = svg("path", { class: "sw-focus", d: "" });
  const element = svg(
    "svg",
    { class: "sw-board", viewBox: `-3 -3 ${width + 6} ${height + 6}`, role: "group", "aria-label": label },
    svg("defs", {}, ...Object.keys(scenery.terrains).map(createPattern)),
    ...wilds.map((outline) => svg("path", { class: "sw-wilds", d: outline })),
    ...regions.values(),
    ...roads.map(([x1, y1, x2, y2]) => svg("line", { class: "sw-road", x1, y1, x2, y2 })),
    pieces,
    focus
  );
  allowTab(places[0]?.id);
  function createPattern(terrain) {
    const { tile: [width2, height2] = [1, 1], pattern = "" } = scenery.terrains[terrain] ?? {};
    const id = `${prefix}-${terrain}`;
    return svg("pattern", { id, width: width2, height: height2, patternUnits: "userSpaceOnUse" }, draw(pattern));
  }
  function createRegion(place) {
    const region = svg(
      "g",
      { class: "sw-region", "data-region": place.id, "data-terrain": place.terrain, role: "button" },
      svg("path", { class: "sw-ground", d: place.outline, fill: scenery.terrains[place.terrain]?.ground }),
      svg("path", { class: "sw-pattern", d: place.outline, fill: `url(#${prefix}-${place.terrain})` })
    );
    region.addEventListener("click", () => act(place.id), { signal });
    region.addEventListener("focus", () => visit(place), { signal });
    region.addEventListener("blur", () => set(focus, { d: "" }), { signal });
    region.addEventListener("pointerenter", () => look(place.id), { signal });
    region.addEventListener("pointerleave", () => look(null), { signal });
    region.addEventListener("keydown", (event) => press(event, place), { signal });
    return region;
  }
  function allowTab(stop) {
    for (const [id, region] of regions) set(region, { tabindex: id === stop ? 0 : -1 });
  }
  function visit(place) {
    allowTab(place.id);
    set(focus, { d: place.outline });
    focus.classList.toggle("sw-by-key", regions.get(place.id)?.matches(":focus-visible"));
    select(place.id);
  }
  function press(event, place) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") act(place.id);
    else if (event.key === "Escape") regions.get(place.id)?.blur();
    else if (isArrow(event.key)) regions.get(step(places, place, event.key).id)?.focus();
    else return;
    event.preventDefault();
  }
  return {
    element,
    /** @param {Snapshot} snapshot */
    update(snapshot) {
      pieces.replaceChildren();
      for (const place of places) {
        const now = snapshot.regions[place.id];
        const region = regions.get(place.id);
        if (!now || !region) continue;
        set(region, { "aria-label": now.label, "aria-disabled": now.action ? null : "true" });
        region.classList.toggle("sw-target", now.action !== null);
        pieces.append(drawPlace(scenery, place, now));
      }
    },
    /** @param {string | null} id */
    select(id) {
      for (const [other, region] of regions) region.classList.toggle("sw-selected", other === id);
      if (id !== null && regions.has(id)) allowTab(id);
    }
  };
}

// js/panel.js
function createPanel({ play, signal }) {
  const status = html("p", { class: "sw-status" });
  const notice = html("p", { class: "sw-notice", role: "status", "aria-live": "polite" });
  const choices = html("div", { class: "sw-choices" });
  const details = html("div", { class: "sw-details" });
  const element = html("div", { class: "sw-panel" }, status, choices, notice, details);
  return {
    element,
    /** @param {string} text */
    say(text) {
      status.textContent = text;
    },
    /** @param {Notice | null} news */
    tell(news) {
      notice.textContent = news?.text ?? "";
      notice.dataset.kind = news?.kind ?? "";
    },
    /** @param {Choice[]} offered */
    offer(offered) {
      choices.replaceChildren(
        ...offered.map(({ label, action }) => {
          const button = html("button", { type: "button", class: "sw-choice" }, label);
          button.addEventListener("click", () => play(action), { signal });
          return button;
        })
      );
    },
    /**
     * @param {Place | undefined} place
     * @param {RegionNow | undefined} now
     */
    explain(place, now) {
      details.replaceChildren();
      if (!place || !now) return;
      details.append(html("h4", {}, place.name, html("span", {}, place.about)));
      for (const sentence of now.holds) details.append(html("p", {}, sentence));
      if (now.cost !== null) details.append(drawLedger(now.lines, now.cost, now.total));
      if (now.why_not) details.append(html("p", { class: "sw-why-not" }, now.why_not));
    }
  };
}
function drawLedger(lines, total, inWords) {
  const inOrder = [...lines.filter((line) => line.applied), ...lines.filter((line) => !line.applied)];
  const rows = inOrder.map(
    ({ amount, text, place, applied }) => html(
      "tr",
      { class: applied ? "sw-applied" : "sw-not-applied", title: place || null },
      html("td", {}, applied ? signed(amount) : "–"),
      html("td", {}, text)
    )
  );
  const sum = html("tr", { class: "sw-total" }, html("td", {}, String(total)), html("td", {}, inWords));
  return html("table", { class: "sw-ledger" }, html("tbody", {}, ...rows), html("tfoot", {}, sum));
}
var signed = (amount) => amount < 0 ? `−${-amount}` : `+${amount}`;

// js/widget.js
function render({ model, el, signal }) {
  const scenery = model.get("scenery");
  const panel = createPanel({ play, signal });
  const board = createBoard(scenery, { act, select, look: explain, signal });
  const root = html("div", { class: "sw-widget" }, html("div", { class: "sw-table" }, board.element, panel.element));
  el.append(root);
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" && event.key !== "Escape" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { signal }
  );
  function play(action) {
    root.classList.add("sw-waiting");
    const intent = { type: "play", version: model.get("snapshot").version, action };
    model.send(intent);
  }
  function act(id) {
    const now = model.get("snapshot").regions[id];
    if (now?.action) play(now.action);
    else if (now?.why_not) panel.tell({ kind: "refused", text: now.why_not });
  }
  function select(id) {
    if (model.get("selected_region") === id) return;
    model.set("selected_region", id);
    model.save_changes();
  }
  function explain(id) {
    const shown = id ?? model.get("selected_region");
    const place = scenery.places.find((other) => other.id === shown);
    panel.explain(place, shown === null ? void 0 : model.get("snapshot").regions[shown]);
  }
  function showSnapshot() {
    const snapshot = model.get("snapshot");
    root.classList.remove("sw-waiting");
    root.dataset.version = String(snapshot.version);
    board.update(snapshot);
    panel.say(snapshot.status);
    panel.offer(snapshot.choices);
    panel.tell(snapshot.notice);
    explain();
  }
  function showSelection() {
    board.select(model.get("selected_region"));
    explain();
  }
  model.on("change:snapshot", showSnapshot);
  model.on("change:selected_region", showSelection);
  signal.addEventListener("abort", () => {
    model.off("change:snapshot", showSnapshot);
    model.off("change:selected_region", showSelection);
  });
  showSelection();
  showSnapshot();
}
var widget_default = { render };
export {
  widget_default as default
};
