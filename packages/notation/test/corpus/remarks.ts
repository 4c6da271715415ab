/** What a verdict that is not plainly legal comes from. */
export type Source = 'admitted' | 'play or writing' | 'writing' | 'reading' | 'not decided';

/** What we make of the verdict of one line. */
export interface Remark {
  readonly line: number;
  readonly source: Source;
  readonly why: string;
}

const remark = (line: number, source: Source, why: string): Remark => ({ line, source, why });
/** The work that `check` spends on a line is limited. */
const open = (line: number, why = 'more ways than the search may try'): Remark => remark(line, 'not decided', why);

/**
 * Remarks on the verdicts of `verdicts.json`, kept by hand. Slips of the ledger need none: those are explained in
 * `logs.ts`.
 */
export const REMARKS: Readonly<Record<string, readonly Remark[]>> = {
  orderly_eyrie: [
    remark(15, 'admitted', 'the outcast was set later, to fox or rabbit'),
    remark(
      29,
      'play or writing',
      'three converts and a crusade under a hated outcast cost four acolytes, three are written',
    ),
    remark(37, 'play or writing', 'three actions are allowed, no bird is spent, and more than three are written'),
    remark(39, 'writing', 'an acolyte costs a card that nobody saw'),
    remark(40, 'play or writing', 'an officer is left for one battle in 2, which is written twice'),
  ],
  r1g2: [
    remark(23, 'writing', 'the hammer that crafts is exhausted only in line 28, where it is refreshed'),
    remark(25, 'play or writing', 'the quest brings two cards or a point; both are written'),
    remark(26, 'writing', 'the ferry moves along with the boats, which few writers write'),
    open(28, 'depends on what line 23 leaves out'),
    remark(29, 'writing', 'the wood of overwork is spent at once'),
    open(30, 'depends on what line 25 leaves out'),
    open(33, 'depends on what line 28 leaves out'),
    remark(35, 'writing', 'a boot is refreshed and exhausted again'),
    open(41, 'depends on the cards that line 35 gives'),
    open(43, 'depends on what line 28 leaves out'),
    remark(44, 'writing', 'nobody wrote that the ferry moved along in line 26'),
    remark(46, 'admitted', 'six roosts draw three cards'),
    remark(49, 'writing', 'the Marquise battles the Eyrie in 8, and is written as her own defender'),
    remark(53, 'writing', 'which cards aid the Marquise is not known'),
    remark(55, 'writing', 'the second battle in 5 is not announced'),
    remark(56, 'writing', 'the Eyrie battle the Marquise, and are written as their own defenders'),
    open(58, 'depends on what line 28 leaves out'),
    remark(59, 'play or writing', 'the wood of the sawmill in 6 is missing, and the fourth sawmill costs three'),
  ],
  r1g5: [
    remark(25, 'play or writing', 'the bird shown for the captain is not discarded in Evening'),
    remark(
      30,
      'admitted',
      'four moles come into the Burrow, three is most; the point for the sympathy removed is missing, too',
    ),
    remark(36, 'play or writing', 'the card at the end goes to the Duchy: theirs is written for the Corvids’ own'),
    open(40, 'the card that line 36 gives the Duchy is one too many'),
    remark(44, 'play or writing', 'five roosts score four points, three are written'),
    remark(45, 'play or writing', 'two recruits and a dig are three actions of the assembly, which has two'),
    open(50, 'depends on the bird that line 25 keeps'),
    remark(53, 'play or writing', 'six cards are in the hand at the end, and none is discarded'),
    remark(54, 'play or writing', 'one roost on the map draws one card; two are written'),
    open(55),
    remark(
      58,
      'play or writing',
      'two bases draw three cards, and a hand of nine is left; the last `#->A` may mean `#A->`',
    ),
    remark(59, 'play or writing', 'one roost on the map draws one card; two are written'),
    remark(61, 'play or writing', 'the Eyrie draw one card for the item crafted; two are written'),
    open(64, 'line 61 writes a card too many to the Eyrie; their hand of six may be one of five'),
    open(66),
    remark(
      71,
      'play or writing',
      'a battle, a move and two plots are four actions; whoever exerts draws no cards (13.6.1), and two are drawn',
    ),
  ],
  r2g4: [
    remark(20, 'play or writing', 'two buildings cost a wood each, and no wood is removed'),
    remark(25, 'play or writing', 'the sawmill is in 3, its wood is written in 4'),
    remark(30, 'admitted', 'two wood for workshops worth 0 + 1; the recruiter in 2 places in 1 besides'),
    remark(32, 'play or writing', 'the Marquise stand beside the extortion, and give no card (13.7.3)'),
    remark(35, 'play or writing', 'the third warrior is written in 1, where no recruiter stands, as in line 30'),
    remark(
      37,
      'play or writing',
      'the Alliance, who have Murine Broker, draw nothing for the item crafted, so the craft is in doubt',
    ),
    open(40, 'the warrior that line 26 spends was another’s: the Marquise’s, by the explanation'),
    open(41),
    remark(45, 'play or writing', 'the Alliance draw for an outrage, and no clearing moved into is sympathetic'),
    remark(
      46,
      'play or writing',
      'the boats moved into 12 are an outrage, too; only the two for the sympathy removed are written',
    ),
    remark(48, 'play or writing', 'six Marquise warriors stand in 9, and their recruiter goes while four are left'),
    remark(50, 'admitted', 'five actions with one bird'),
  ],
  r1g3: [
    remark(26, 'writing', 'the hammer that crafts is exhausted only in line 31, where it is refreshed'),
    remark(33, 'play or writing', 'no card is drawn at the end'),
    remark(36, 'admitted', 'boots from a ruin, as in line 31; told in line 50'),
    open(38, 'depends on where the pawn went in line 31'),
    open(40, 'depends on what line 35 leaves out'),
    open(41, 'depends on what line 31 leaves out'),
    open(43),
    remark(44, 'play or writing', 'whoever rules the Pass scores a point at the end of the turn; none is written'),
    remark(45, 'writing', 'what a night in the forest refreshes is written as repairs alone'),
    open(46, 'depends on what line 31 leaves out'),
    open(49),
    open(51, 'depends on what line 31 leaves out'),
  ],
};
