import { legalMoves } from '@woodlog/core/root-law';
import { isRight } from 'fp-ts/lib/Either.js';
import { check, moves, positions } from 'woodlog';

const log = `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$
C:t->1/w1->4
`;

const checked = await check(log);
if (isRight(checked)) console.log(checked.right.lines?.map(({ verdict }) => verdict)); // [ 'legal', 'legal', 'illegal' ]

const next = await moves(log, { all: true });
if (isRight(next)) console.log(next.right.step, next.right.law, next.right.moves[0]?.text); // Add to the Decree 7.4.2 B#E->$_r

const game = await positions(log);
if (isRight(game)) {
  const { players, positions: all } = game.right;
  console.log(all.map(({ turn, taker }) => `${turn}${taker}`)); // [ '0C', '1E', '2C', '3E' ]
  const third = all[2];
  const move = third && legalMoves(players, third.position)?.moves[0];
  console.log(move?.kind, move?.law, move?.actions.length); // place-wood 6.4 1
  // The position after a move can be asked again.
  console.log(move?.after && legalMoves(players, move.after)?.step); // Craft
}
