// What a page shows of a game, read from its elements. Given to the browser by truth.py.
(root) => {
  const all = (selector, within = root) => [...within.querySelectorAll(selector)];
  const text = (element) => element?.textContent.trim() ?? "";
  const number = (value) => (value === null || value === undefined || value === "" ? null : Number(value));
  const shown = (element) => element !== null && element.getClientRects().length > 0;
  const possible = (element) => shown(element) && element.getAttribute("aria-disabled") !== "true";

  const readPiece = (piece) => {
    const { player } = piece.dataset;
    // On a stack that grows, the number says how high it is.
    const count = piece.dataset.count ?? text(piece.querySelector(".sw-count"));
    return [piece.dataset.piece, count === "" ? 1 : Number(count), number(player), "inDecline" in piece.dataset];
  };
  const readRegion = (region) => {
    const pieces = all(`[data-content-of="${CSS.escape(region.dataset.region)}"] .sw-piece:not(.sw-ghost)`);
    const acts = region.classList.contains("sw-target") ? region.dataset.acts.split(" ") : [];
    return [region.dataset.region, { acts, pieces: pieces.map(readPiece) }];
  };

  const hand = root.querySelector(".sw-hand");
  const slider = root.querySelector(".sw-range");
  const slots = all(".sw-combo-column .sw-slot");
  return {
    version: Number(root.dataset.shown),
    step: Number(slider.value),
    steps: Number(slider.max),
    phase: root.dataset.phase,
    player: Number(root.querySelector(".sw-action-bar").dataset.player),
    turn: number(root.querySelector('.sw-turn-track [aria-current="step"]')?.dataset.turn),
    regions: Object.fromEntries(all(".sw-region").map(readRegion)),
    choices: [...new Set(all(".sw-choices .sw-button[data-kind]").filter(possible).map((button) => button.dataset.kind))].sort(),
    takes: slots.filter((slot) => possible(slot.querySelector(".sw-take"))).map((slot) => Number(slot.dataset.slot)),
    column: slots.map((slot) => `${text(slot.querySelector(".sw-power-name"))} ${text(slot.querySelector(".sw-race-name"))}`),
    lying: slots.map((slot) => Number(slot.querySelector("[data-coins]").dataset.coins)),
    hand: shown(hand) ? Number(hand.dataset.count) : null,
    coins: all(".sw-players li.sw-plate").map((plate) => {
      const { coins } = plate.querySelector("[data-coins]").dataset;
      return coins === "hidden" ? null : Number(coins);
    }),
    winners: all(".sw-players li[data-winner]").map((plate) => Number(plate.dataset.player)),
  };
}
