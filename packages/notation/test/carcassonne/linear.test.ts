import { fmt, logOf, parse, print } from '../../src/carcassonne/index.ts';
import { type Hostile, expectLinear } from '../growth.ts';

const PIECES = [
  ...['1A (', '+', '(B+1,', '/', '\n1A', 'A = (', '    ', '5A (0,1) ', '1A +1 (+1) ', 'CCCCmmmm', '\n/\n', '=', '\n'],
  ...['1A CCCC (0,1) N A [+1]\n', 'Final score:\n', '- road: A +1 (1A)\n'],
];

/** A scrap over and over, which would cost a careless reader more than its length. */
const HOSTILE: Hostile = {
  'discards of one move': (n) => `1A ${'(dis) CCCCP '.repeat(n / 12)}`,
  ...Object.fromEntries(PIECES.map((piece) => [JSON.stringify(piece), (n: number) => piece.repeat(n / piece.length)])),
};

expectLinear(HOSTILE, { parse, print, logOf, fmt });
