import { check, parse, print, replay } from '@woodlog/notation/root';
import { isRight } from 'fp-ts/lib/Either.js';

const tree = parse('Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:2w->1\nE:2Cw1->\nE:Cw1->\n');
console.log(print(tree).split('\n').length); // 8
const game = replay(tree);
if (isRight(game)) console.log(game.right.turn); // 3
console.log(check(tree).map(({ code, message }) => `${code}: ${message}`)); // [ 'ledger/short: clearing 1 has no Cw' ]
