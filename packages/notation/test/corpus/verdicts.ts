/** Lines of the real logs that break the law as they are written, and why: log, line, seat, section, remark. */
export const VERDICTS: readonly (readonly [string, number, string, string, string])[] = [
  ['orderly_eyrie', 15, 'L', '10.3.3', 'no outcast is named; the writer says so'],
  [
    'orderly_eyrie',
    29,
    'L',
    '10.4.3',
    'three converts and a crusade under a hated outcast cost four acolytes; three are written',
  ],
  ['r1g2', 46, 'E', '7.6.2', 'two cards drawn, not three; the writer says so'],
  ['r1g5', 30, 'D', '12.5.1.II', 'four moles into the Burrow, three is most; the writer says so'],
  ['r1g5', 54, 'E', '7.6.2', 'one roost on the map draws one card; two are written'],
  ['r1g5', 58, 'A', '8.6.2', 'four cards drawn with two bases, and a hand of nine is left; `#A->` may be meant'],
  ['r1g5', 59, 'E', '7.6.2', 'one roost on the map draws one card; two are written'],
  ['r1g5', 64, 'E', '7.6.2', 'a hand of six is left: line 61 writes a card too many'],
  ['r2g4', 20, 'C', '6.5.4.II', 'two buildings cost a wood each, and no wood is removed'],
  ['r2g4', 25, 'C', '6.4', 'the sawmill is in 3, its wood is written in 4'],
  ['r2g4', 30, 'C', '6.5.4.II', 'two wood for workshops worth 0 + 1; the recruiter in 2 places in 1'],
  ['r2g4', 37, 'P', 'ROOT-85', 'the Alliance draws nothing for the item crafted'],
  ['r1g3', 36, 'V', '9.7.3', 'second boots from the ruins; the move to 12 is not written either'],
  ['r1g3', 50, 'G', '9.7.3', 'G explores, takes nothing and scores: a ruling of that table, agreed by all'],
];
