import { scores } from '@woodlog/core/root';
import { parse, print, replay } from '@woodlog/notation/root';
import { isRight } from 'fp-ts/lib/Either.js';
import { nextTurn, play, simulate } from 'woodlog';

const seats = [
  { player: 'Mechanical Marquise 2.0', faction: 'C', bot: 'mechanical-marquise' },
  { player: 'Electric Eyrie', faction: 'E', bot: 'electric-eyrie' },
];
const log = await play({ game: 'root', map: 'Fall', deck: 'E&P', seats }, 'maple');
if (isRight(log)) {
  const tree = parse(log.right);
  console.log(print(tree) === log.right); // true
  const game = replay(tree, { turn: 6 });
  if (isRight(game)) console.log(scores(game.right.table)); // { C: 5, E: 4 }
}

const position = 'Map: Fall\nDeck: E&P\nA: Ann\nE: Electric Eyrie\nA:3#->$\nE:b+6w->1/2B#vizier->$_B\nA:M#$->/t->2';
const turn = await nextTurn(position, { draw: ['F#anvil'] });
if (isRight(turn)) console.log(turn.right.actions[0]); // F#anvil->$

const rows = await simulate({ game: 'root', lineups: [seats], maps: ['Fall'], decks: ['E&P'] }, 'maple', 1);
if (isRight(rows)) for await (const { winners } of rows.right) console.log(winners); // [ 'E' ]
