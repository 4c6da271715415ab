import fc from 'fast-check';
import { anyText, mutatedWith, noiseOf } from '../../kernel/properties/mutated.ts';

/** Scraps of logs, whole and broken, and what gets in among them. */
// biome-ignore format: a list
const SCRAPS = [
  ...'()[];:,"/\\+-*=> \n\r\t', '//', '=>', 'P1: ', '\nP2: ', '\nP3:', 'P9:', 'Player 1:', 'ROLL ', 'ATTACK ', 'VOTE ', 'MONSTER ', 'TOKEN TYPE ', '1dP ', '2d6 +3', '(2 * 1d6) +9',
  '[3]', '[00]', ' + [4]', ' => 5', ' => BRIBE', 'MOVE ', 'H1 ', 'H2', '(2, 1)', '(2,1) (3,1)', 'DROP ITEM at (1, 2)', '\nDAYBREAK 3\n', 'CONSTRUCT CASTLE at (4, 1)', 'FORM 3 + 2',
  'ENGAGE H1 P2.H1', 'RECRUIT 3 MERCENARIES ', 'RECRUIT HERO', 'DEPOSIT H1 EPIC MAIN HAND', 'END', 'PAY', 'OFFER ALLIANCE P2', 'FUZZY KNIGHTS\n', 'MAP 10 x 10\n', 'RULES dice\n', 'DAYS 7\n',
  'PLAYER 1 "Ann"\n', 'PLAYER 2 Bo BOT sensible\n', '\nRESULT P1\n', '\nRESULT DRAW', '🎲', '🧙', '🗺️', '☀️ 3', '🏰', '\u200d', '\ufe0f', '0', '1', '9', '99', '99999', '\0', '\ud800', 'é', '\u2028', '\ufeff',
] as const;

/** Text of scraps, or of anything at all. */
export const noise: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: noiseOf(SCRAPS, ['', '', 'P1: ', 'FUZZY KNIGHTS\nPLAYER 1 "Ann"\nPLAYER 2 "Bo"\n\nP1: ']) },
  { weight: 1, arbitrary: anyText },
);

/** A log mutated in a few places. */
export const mutated = mutatedWith(SCRAPS);
