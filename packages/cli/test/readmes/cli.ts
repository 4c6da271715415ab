import { isRight } from 'fp-ts/lib/Either.js';
import { check, play } from 'woodlog'; // for Node and browsers; so are moves, nextTurn, positions and simulate
import { moves } from 'woodlog/root'; // the same for one game, and so are /carcassonne and /fuzzy-knights
import { drawSvg } from 'woodlog/draw'; // for Node only, as replayPage is

const seats = [
  { player: 'Ann', bot: 'greedy' },
  { player: 'Bob', bot: 'evaluation' },
];
const game = await play({ game: 'carcassonne', seats }, 'maple');
const picture = isRight(game) ? await drawSvg(game.right, { turn: 9 }) : game;
if (isRight(picture)) console.log(picture.right.slice(0, 4)); // <svg

const log =
  'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n\nC:w->1+2+4+5+6+7+8+9+10+11+12/t_k->1/b_s->1/b_w->5/b_r->9\nE:b+6w->3/#despot->$\n';
const checked = await check(log);
if (isRight(checked)) console.log(checked.right.diagnostics.length); // 0
const next = await moves(`${log}C:t->1\n`);
if (isRight(next)) console.log(next.right.step, next.right.law, next.right.moves[0]?.kind); // Add to the Decree 7.4.2 decree
