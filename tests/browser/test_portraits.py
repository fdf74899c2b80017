"""Portraits in a browser: on their tile, and told apart as small as they are seen, also without colours."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page

from sw_widget.draw import glyphs, portraits

# The pixels of each portrait on a canvas of this size, in colours and in shades of grey.
PIXELS = """async ([drawings, size]) => {
    const found = [];
    for (const drawing of drawings) {
        const box = `width="${size}" height="${size}" viewBox="-12 -12 24 24"`;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>`;
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(`${svg}${drawing}</svg>`)}`;
        await image.decode();
        const canvas = new OffscreenCanvas(size, size).getContext("2d");
        canvas.drawImage(image, 0, 0);
        const { data } = canvas.getImageData(0, 0, size, size);
        const grey = [];
        for (let at = 0; at < data.length; at += 4)
            grey.push(0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2]);
        found.push({ colours: [...data], grey });
    }
    return found;
}"""
BOXES = """(drawings) => drawings.map((drawing) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.innerHTML = drawing;
    document.body.append(svg);
    const { x, y, width, height } = svg.getBBox();
    svg.remove();
    return [x, y, x + width, y + height];
})"""
DRAWINGS = {race: glyphs.race(race) for race in portraits.load()}


@pytest.mark.parametrize("size", [28, 16])
def test_no_two_can_be_mixed_up(page: Page, size: int) -> None:
    seen = page.evaluate(PIXELS, [list(DRAWINGS.values()), size])
    found = dict(zip(DRAWINGS, seen, strict=True))
    for one, other in combinations(found, 2):
        for way, least in (("colours", 20), ("grey", 14)):
            pairs = zip(found[one][way], found[other][way], strict=True)
            apart = sum(abs(a - b) for a, b in pairs) / len(found[one][way])
            assert apart > least, f"{one} and {other} differ by {apart:.1f} of 255 in {way}"


def test_they_stay_on_their_tile(page: Page) -> None:
    boxes = dict(zip(DRAWINGS, page.evaluate(BOXES, list(DRAWINGS.values())), strict=True))
    outside = {race: box for race, box in boxes.items() if max(map(abs, box)) > 12.2}
    assert outside == {}
