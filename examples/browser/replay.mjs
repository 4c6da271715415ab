// A page that replays a log of Root in the browser, with nothing but the libraries. Bundle it, then open replay.html:
// npx esbuild examples/browser/replay.mjs --bundle --format=iife --outfile=examples/browser/replay.js
// (after npm ci && npm run build).
import { explain, parse, replay, tableText } from '@woodlog/notation/root';

const [file, slider, words, board] = ['file', 'turn', 'words', 'board'].map((id) => document.getElementById(id));
let text = '';

/** Shows the table after a turn, and what was done in it in plain English. */
function show() {
  const turn = Number(slider.value);
  const tree = parse(text);
  const played = replay(tree, { turn });
  // Text from strangers is set as text, never as HTML.
  board.textContent = played._tag === 'Right' ? tableText(played.right.table) : played.left.message;
  const lines = [...new Set([...explain(tree)].map(({ line }) => line))];
  words.textContent = [...explain(tree)]
    .filter(({ line }) => line === lines[turn - 1])
    .map((one) => one.text)
    .join('\n');
}

/** Reads a log; the slider has as many places as it has turns. */
export function open(log) {
  text = log;
  const played = replay(parse(text));
  slider.max = String(played._tag === 'Right' ? played.right.turn : 0);
  slider.value = slider.max;
  show();
}

slider.addEventListener('input', show);
file.addEventListener('change', async () => open(await file.files[0].text()));
