// Runs on the page of boards that were opened by a link: says that Python is on its way, and shows the board from
// its top, because a console scrolls to the end of whatever it prints.

const COMING = "Python is starting in your browser. The first time, that takes a little while.";
const UNTIL_MS = 3000;

const note = document.createElement("p");
note.textContent = COMING;
note.setAttribute("role", "status");
note.style.cssText =
  "position:fixed; inset:40% 10% auto; z-index:1001; margin:0; font:16px system-ui,sans-serif;" +
  "text-align:center; color:gray; pointer-events:none";
if (new URLSearchParams(location.search).has("code")) document.body.append(note);

const watch = new MutationObserver(() => {
  if (document.querySelector(".jp-OutputArea-output")) note.remove();
  const board = document.querySelector(".sw-widget");
  if (!board) return;
  watch.disconnect();
  show(board);
});
watch.observe(document.body, { childList: true, subtree: true });

/** Keeps the board's top in sight until it has settled, or until the reader takes over. */
function show(board) {
  const done = new AbortController();
  const up = () => board.scrollIntoView({ block: "start" });
  document.addEventListener("scroll", up, { capture: true, signal: done.signal });
  for (const touched of ["wheel", "pointerdown", "keydown"]) {
    document.addEventListener(touched, () => done.abort(), { capture: true, signal: done.signal });
  }
  setTimeout(() => done.abort(), UNTIL_MS);
  up();
}
