import { fmt, logOf, parse, print } from '../../src/fuzzy-knights/index.ts';
import { type Hostile, expectLinear } from '../growth.ts';

/** Text that would cost a careless reader more than its length. */
const HOSTILE: Hostile = {
  'results of a roll': (n) => `P1: ROLL ATTACK 9d6 [1]${' + [1]'.repeat(n / 6)}`,
  'a name of escaped quotes': (n) => `PLAYER 1 ${'\\"'.repeat(n / 2)}`,
  'one bracket after another': (n) => `P1: MOVE H1 ${'('.repeat(n)}`,
  'a long way': (n) => `P1: MOVE H1${' (2, 1)'.repeat(n / 7)}`,
  'steps and errors': (n) => 'P1: END; x;'.repeat(n / 11),
  'lines of open quotes': (n) => '"\n'.repeat(n / 2),
  'brackets of dice': (n) => `P1: ROLL ATTACK ${'2*('.repeat(n / 3)}`,
  'terms of dice': (n) => `P1: ROLL ATTACK ${'1d6 + '.repeat(n / 6)}`,
  'squads that attack': (n) => `P1: ATTACK ${'S1 + '.repeat(n / 5)}`,
  'squads that form': (n) => `P1: FORM ${'3 + '.repeat(n / 4)}`,
  'symbols and joiners': (n) => `P1: ${'🧙\u200d'.repeat(n / 3)}`,
  'words of no meaning': (n) => 'capturre\n'.repeat(n / 9),
};

expectLinear(HOSTILE, { parse, print, logOf, fmt });
