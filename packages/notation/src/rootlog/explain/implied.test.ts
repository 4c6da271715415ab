import { expect, test } from 'vitest';
import { impliedInWords } from './implied.ts';

test.each([
  ['%t comes out of the item supply', 'the tea comes out of the item supply'],
  ['a card that shows %x is discarded', 'a card that shows a crossbow is discarded'],
  ['3 of Ow to Payments', '3 Riverfolk warriors go to Payments'],
  ['1 of Lw to the acolytes', 'one Lizard warrior goes to the acolytes'],
  ['Ct_k leaves the game', 'the Marquise keep leaves the game'],
  ['F#dom can be taken by anyone', 'fox Dominance can be taken by anyone'],
  ['the viziers go under $_m and $_b', 'the viziers go under the Move column and the Build column'],
])('what an action implies has names in place of signs: %s', (what, words) => {
  expect(impliedInWords({ what, law: '4.1.2' })).toEqual({ what: words, law: '4.1.2' });
});
