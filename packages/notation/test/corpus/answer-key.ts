/** Something in a real log that its writer, or a comment of its writer, says about a rule. */
export interface KeyLine {
  readonly log: string;
  readonly line: number;
  readonly seat: string;
  readonly said: string;
  readonly law: string;
  /** Whether the line is to be found illegal. */
  readonly found: 'illegal' | 'not illegal';
}

const key = (
  log: string,
  line: number,
  seat: string,
  said: string,
  law: string,
  found: KeyLine['found'] = 'illegal',
): KeyLine => ({ log, line, seat, said, law, found });

/** What writers admit, and what they explain: breaches that can be seen, and lines that must never be called illegal. */
export const ANSWER_KEY: readonly KeyLine[] = [
  key('orderly_eyrie', 15, 'L', 'no outcast was named at setup', '10.3.3'),
  key('r1g2', 46, 'E', 'drew two cards, not three', '7.6.2'),
  key('r1g2', 54, 'C', 'wood went through Tunnels', '6.5.4.II', 'not illegal'),
  key('r1g2', 55, 'V', 'Saboteurs may be left unused', 'ROOT-93', 'not illegal'),
  key('r1g5', 21, 'P', 'setup was taken back', '13.3.2', 'not illegal'),
  key('r1g5', 30, 'D', 'four moles in the Burrow, three is most', '12.5.1.II'),
  key('r1g5', 51, 'P', 'League and Exert: no draw', '13.6.1', 'not illegal'),
  key('r2g4', 30, 'C', 'paid two wood for workshops worth 0 + 1', '6.5.4.II'),
  key('r2g4', 42, 'P', 'Exert: no draw', '13.6.1', 'not illegal'),
  key('r2g4', 50, 'C', 'five actions with one bird', '6.5'),
  key('r1g3', 30, 'G', 'refreshes were guessed', '9.4.1', 'not illegal'),
  key('r1g3', 36, 'V', 'boots from ruins though it had boots from ruins', '9.7.3'),
  key('r1g3', 38, 'D', 'the cards shown were not seen', '12.5.3.II', 'not illegal'),
  key('r1g3', 55, 'G', 'which cards paid for aid was not seen', '9.5.4', 'not illegal'),
  key(
    'r1g3',
    56,
    'V',
    'the relationship marker was not moved at the table; the log moves it',
    '9.2.9.I.b',
    'not illegal',
  ),
];
