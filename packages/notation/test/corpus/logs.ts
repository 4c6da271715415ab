/** One thing found wrong in a log of a real game, and what its writer will have meant. */
export interface Slip {
  readonly line: number;
  readonly text: string;
  readonly code: string;
  readonly why: string;
}

/** A log of a real game: its final scores, and every diagnostic that it leaves. */
export interface CorpusLog {
  readonly file: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly winners: string;
  readonly slips: readonly Slip[];
}

const slip = (line: number, text: string, code: string, why: string): Slip => ({
  line,
  text,
  code: `ledger/${code}`,
  why,
});

const GUESSED =
  'the writer refreshed or exhausted one that was so already; refreshes were guessed where they were not seen';

export const CORPUS_LOGS: readonly CorpusLog[] = [
  {
    file: '2020_11_19_orderly_eyrie',
    scores: { C: 11, E: 31, A: 11, L: 8 },
    winners: 'E',
    slips: [
      slip(
        30,
        '2R#$->',
        'no-card',
        'the card of the outrage in line 28 was written to the hand (`#->A`), not to the supporters',
      ),
      slip(38, '(Ct_k+Ct)4->', 'short', 'only two wood were placed in 4 and not spent, and three are removed'),
      slip(40, '(w+Ew)1->', 'short', 'the battle is in 2'),
      slip(40, '(w+Ew)1->', 'short', 'the battle is in 2'),
      slip(42, '(Ew+Eb)4->', 'short', 'five Eyrie warriors stood in 4, and six are removed'),
      slip(43, 'Cb_r11->', 'short', 'the recruiter stands in 12'),
      slip(43, '%c->e', 'short', 'the Eyrie have a boot and tea, no coin'),
      slip(43, 'Ab_r9->', 'short', 'the rabbit base stands in 10'),
      slip(43, '2wA$->', 'short', 'the officers are `Aw`; without a letter they are the Eyrie’s own'),
    ],
  },
  {
    file: '2020_11_19_winter_tournament_r1g2',
    scores: { C: 30, E: 18, V: 11, G: 12 },
    winners: 'CG',
    slips: [
      slip(28, '%f+%h+%s+%r->r', 'already-so', GUESSED),
      slip(40, '%t+%b+%r->r', 'short', 'a boot (`%f`) is meant: the Vagabond has no bag yet, and then exhausts a boot'),
      slip(40, '%f->e', 'already-so', 'follows from the boot that was not refreshed'),
      slip(45, '++', 'no-marker', 'the marker went to the Eyrie’s board in line 40'),
      slip(48, '%h+%r->e', 'already-so', GUESSED),
      slip(50, '2%f+%s+%h+%x->r', 'already-so', GUESSED),
      slip(54, 't->6+10+11', 'short', 'six of eight wood are on the map: the third sawmill gets none'),
    ],
  },
  {
    file: '2020_11_20_winter_tournament_r1g5',
    scores: { A: 33, P: 26, D: 20, E: 18 },
    winners: 'A',
    slips: [
      slip(51, 'w->1+3+4+10', 'short', 'two Corvids were left in the supply, and four are placed'),
      slip(60, '(2R#+2w)$->', 'no-card', 'the Alliance’s board is meant: its base has just fallen'),
      slip(60, '(2R#+2w)$->', 'short', 'the Alliance’s board is meant'),
      slip(65, '(Pt_s+Pw)6->', 'short', 'the plots of 6 and 11 changed places in line 51: the snare is in 11'),
      slip(70, 'Pt_e11->', 'short', 'the plots of 6 and 11 changed places in line 51: the extortion is in 6'),
    ],
  },
  {
    file: '2020_11_24_winter_tournament_r2g4',
    scores: { C: 30, A: 28, O: 27, P: 13 },
    winners: 'C',
    slips: [
      slip(26, 'Pw$->', 'short', 'the Corvids have paid nothing; the warrior spent was another’s'),
      slip(40, 'w->2+6+9+10', 'short', 'three Marquise warriors were left in the supply, and four are placed'),
      slip(47, 'R#P->A$', 'no-card', 'the Corvids’ hand is empty: they exerted in line 42 and drew nothing'),
    ],
  },
  {
    file: '2020_11_26_winter_tournament_r1g3',
    scores: { C: 32, D: 22, G: 12, V: 8 },
    winners: 'CGV',
    slips: [
      slip(30, '%fd->s', 'short', 'the bag is meant: bag and tea were damaged in line 29'),
      slip(31, '%r+%h->r', 'already-so', GUESSED),
      slip(31, '%f->e', 'already-so', GUESSED),
      slip(35, '%r+%b+%h->r', 'already-so', GUESSED),
      slip(55, '2%h->e', 'already-so', GUESSED),
      slip(56, '%f->e', 'already-so', GUESSED),
    ],
  },
];
