import { describe, expect, test } from 'vitest';
import { logOf } from '../meaning.ts';
import { parse } from '../read/parse.ts';
import { fmt } from './fmt.ts';
import { printLog } from './log.ts';

/** Everything that a log can say, as it is printed: setup is a block, and so is each round. */
const WHOLE = `// first words
//
Map: Winter
Deck: E&P
Clearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12
Landmarks: tower->1/market->2
Hirelings: h_E, h_Cd/h_Ew->3/h_Cw->4
Pool: CEA
C: Ann
E:

C:t_k->1 // sets up
// and thinks
//
E:b->2

C:++
E:

C:
E:w->2

Winner: CE // at last
// over
`;

describe('a log is printed in its blocks', () => {
  test.each([
    ['whole', WHOLE],
    ['of nothing', ''],
    ['of a winner', 'Winner: C\n'],
    ['of a header', 'Map: Fall\n'],
    ['of a comment', '//\n'],
    ['of a header and a winner', 'Deck: Standard\n\nWinner: E\n'],
    ['of one line', 'C: Ann\n\nC:w->1\n'],
    ['with a player who is first only at setup', 'C: Ann\nE: Bo\n\nC:w->1\nE:w->2\n\nE:++\nC:++\n\nE:++\n'],
  ])('%s', (_, text) => {
    expect(printLog(logOf(parse(text)))).toBe(text);
    expect(fmt(parse(text))).toBe(text);
  });

  test('which a text without them gets by its meaning, and keeps as it is by fmt', () => {
    const text = 'C: Ann\nE: Bo\nC:w->1\nE:w->2\nC:++\nE:++\nWinner: C\n';
    expect(printLog(logOf(parse(text)))).toBe('C: Ann\nE: Bo\n\nC:w->1\nE:w->2\n\nC:++\nE:++\n\nWinner: C\n');
    expect(fmt(parse(text))).toBe(text);
  });
});

describe('fmt', () => {
  test.each([
    ['Map:  Atlantis', 'Map: Atlantis\n'],
    ['map: autumn map', 'Map: Fall\n'],
    ['Deck:   mine', 'Deck: mine\n'],
    ['deck : exiles & partisans', 'Deck: E&P\n'],
    ['Clearings:F1,R2', 'Clearings: F1,R2\n'],
    ['Pool:  C x', 'Pool: C x\n'],
    ['pool: C, E + A', 'Pool: CEA\n'],
    ['Winner:  nobody', 'Winner: nobody\n'],
    ['winners: C & E', 'Winner: CE\n'],
    ['  this is no line', 'this is no line\n'],
    ['C: Ann  //', 'C: Ann\n'],
    ['C: Ann //  wins ', 'C: Ann // wins\n'],
    ['Map: Fall\r\n\r\n\r\nC: Ann', 'Map: Fall\n\nC: Ann\n'],
    ['Map: Fall\r\nC: Ann', 'Map: Fall\nC: Ann\n'],
    ['\n\nMap: Fall\n\n', 'Map: Fall\n'],
    ['//', '//\n'],
    ['', ''],
    ['C:w->1/w3-/;w->2', 'C:w->1/w3-/w->2\n'],
  ])('%j becomes %j', (text, formatted) => expect(fmt(parse(text))).toBe(formatted));
});
