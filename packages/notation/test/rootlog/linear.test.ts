import { fmt, logOf, parse, print } from '../../src/rootlog/index.ts';
import { type Hostile, expectLinear } from '../growth.ts';

/** Text that would cost a careless reader more than its length: each gives as much of itself as asked. */
const HOSTILE: Hostile = {
  'one bracket after another': (n) => '('.repeat(n),
  'one plus after another': (n) => '+'.repeat(n),
  digits: (n) => `C:${'9'.repeat(n)}`,
  'digits of a forest': (n) => `C:w->${'1_'.repeat(n / 2)}`,
  'more terms than are read': (n) => `C:${'w+'.repeat(n / 4)}w->${'1+'.repeat(n / 4)}1`,
  'as many terms and places as are read': (n) => `C:${'w+w+w+w+w+w+w+w->1+1+1+1+1+1+1+1/'.repeat(n / 32)}`,
  'no arrow': (n) => `C:${'w3'.repeat(n / 2)}`,
  'one letter': (n) => `C:#${'a'.repeat(n)}`,
  'words of no name': (n) => `C:${'#sap per xylo/'.repeat(n / 14)}`,
  'one line end after another': (n) => '\n'.repeat(n),
  'lines of nothing': (n) => 'C:\n'.repeat(n / 3),
  'one separator after another': (n) => `C: A\nC:${'/ ;'.repeat(n / 3)}`,
  'one error after another': (n) => `C: A\nC:${'?/'.repeat(n / 2)}`,
  'lines of errors': (n) => 'C:#zzzz->\n'.repeat(n / 10),
  'one blank after another': (n) => `C:${' '.repeat(n)}w`,
  'hyphens and blanks': (n) => `C:w->3${' -'.repeat(n / 2)}`,
  'names that are not bots': (n) => `C: ${'vagabot '.repeat(n / 8)}(${';'.repeat(8)}`,
  'blanks in the name of a bot': (n) => `C: Mechanical Marquise${' '.repeat(n)}(x`,
  'brackets in a name': (n) => `C: Vagabot ${'('.repeat(n)}`,
  slashes: (n) => '/'.repeat(n),
  labels: (n) => 'Map: Fall\nHirelings: h_C, '.repeat(n / 26),
};

expectLinear(HOSTILE, { parse, print, logOf, fmt });
