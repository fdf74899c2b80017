// A page for the tests, which remembers what its parts asked of it; and samples of what Python really sends.

import { vi } from "vitest";
import { createDeployment } from "../actions/deployment.js";
import { decodeSnapshot } from "../python/decode.js";

/**
 * @typedef {import("../types/page").Page} Page
 * @typedef {import("../types/scenery").MapRegion} MapRegion
 * @typedef {import("../types/scenery").Scenery} Scenery
 * @typedef {import("../types/snapshot").Snapshot} Snapshot
 */

/** Names from outside may hold anything. */
export const MARKUP = '<img src=x onerror="alert(1)"> & co.';

/**
 * @param {string} id
 * @param {number} left
 * @param {Partial<MapRegion>} [more]
 * @returns {MapRegion}
 */
const mapRegion = (id, left, more = {}) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  terrain: "moor",
  about: "Moor",
  emblems: ["terrain/moor"],
  gate: false,
  outline: `M${left} 0h250v500h-250Z`,
  at: [left + 125, 250],
  scale: 1,
  width: 170,
  lines: [id],
  size: 15,
  ...more,
});

/**
 * A map of four regions side by side; the last has a name with markup in it.
 *
 * @returns {Scenery}
 */
export const makeScenery = () => ({
  width: 1000,
  height: 500,
  title: "",
  text: "",
  roads: ["M100 100L400 100"],
  places: [
    mapRegion("west", 0),
    mapRegion("mid", 250, { gate: true }),
    mapRegion("east", 500),
    mapRegion("isle", 750, { name: MARKUP, lines: [MARKUP] }),
  ],
  terrains: { moor: "#ccbb99" },
  land: { definitions: '<g id="{id}-s0"></g>', sky: "", ways: "", coasts: "", standing: [[0, 40, 50]], above: '<rect fill="url(#{id}-light)"></rect>' },
  players: [
    { name: "red", full: "#a00", pale: "#fcc", shape: "M-10-10H10V10Z" },
    { name: "blue", full: "#00a", pale: "#ccf", shape: "M0-12L12 12H-12Z" },
  ],
  emblems: {
    "terrain/moor": '<circle r="12"/>',
    "symbol/well": "<rect/>",
    "race/folk": '<circle r="9"/>',
    "marker/flag": '<path d="M0-9V9"/>',
  },
  details: {},
  words: {},
  hides: [],
  language: "en",
});

/** @param {Partial<Pick<Page, "scenery" | "word" | "signal" | "goggles">>} [more] */
export function makePage({ scenery = makeScenery(), ...more } = {}) {
  return {
    scenery,
    word: (/** @type {string} */ id) => `[${id}]`,
    signal: new AbortController().signal,
    play: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    refuse: vi.fn(),
    hover: vi.fn(),
    select: vi.fn(),
    highlight: vi.fn(),
    goToStep: vi.fn(),
    setGoggles: vi.fn(),
    goggles: () => /** @type {import("../types/page").Goggles} */ ("none"),
    showIds: vi.fn(),
    deployment: createDeployment(scenery.places),
    ask: vi.fn(),
    edit: vi.fn(),
    editorKeys: () => null,
    editRegion: () => false,
    ...more,
  };
}

/**
 * A sample of what Python really sends.
 *
 * @param {string} name of a sample
 * @returns {Promise<{ scenery: Scenery, snapshot: Snapshot }>} fresh ones, so that a test may change them
 */
export async function loadSample(name) {
  const sample = structuredClone((await import(`../samples/${name}.json`)).default);
  const { snapshot, explain } = decodeSnapshot(sample.snapshot);
  explain(sample.reasons);
  return { scenery: sample.scenery, snapshot };
}
