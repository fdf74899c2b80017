// Draws the charts of a page: each is plotly's data in a script beside the table of its numbers.
for (const place of document.querySelectorAll(".sw-chart")) {
  const { data, layout, config } = JSON.parse(place.querySelector("script").textContent);
  const room = document.createElement("div");
  place.append(room);
  window.Plotly.newPlot(room, data, { ...layout, autosize: true }, { ...config, responsive: true });
}
