import { expect, test } from 'vitest';
import { stream } from '../../kernel/index.ts';
import { type Table, layoutOf, pileAt, placeNamed } from '../index.ts';
import { type Position, NO_SEAT, type Seen, beginLine, redeal, viewOf } from '../root-law.ts';
import { seatPlayers } from '../seats.ts';
import { logWith, positionOf } from '../../../test/root/written-position.ts';

const log = logWith('C: Ann', 'A: Cy', 'L: Di', 'O: Bo', 'D: Flo');
const table = positionOf(
  log(
    'C:F#anvil->C/F#travelgear->C/M#->C',
    'A:M#codeb->A/B#dom->A$/R#->A$',
    'L:M#sword->L/F#tax->L/B#royal->L',
    'O:R#cob->O/R#bank->O',
    'D:F#favor->D/M#favor->D',
  ),
);
const { cards, seatOf } = layoutOf(table.setup);
const seat = (letter: string): number => seatOf.get(letter) ?? NO_SEAT;
const names = (of: Readonly<Table>, place: string): string[] =>
  pileAt(of, placeNamed(layoutOf(of.setup), place).pile).map((card) => cards.spellings[card] ?? '');
const start = (revealed: readonly string[], taker: string): Position => {
  const me = seatPlayers(table).seats[seat(taker)];
  if (me === undefined) throw new Error(`no ${taker}`);
  const now = beginLine(me, false);
  now.flags.revealed.push(...revealed);
  return { table, now };
};
const deal = (of: Position, letter: string, number: number, seen?: Seen) =>
  redeal(of, seat(letter), stream('deals', number, 'deal'), seen);

test('1.2.1, 8.2.3, 11.2.3: hands and supporters are seen by their owner alone, the hand of the Riverfolk by all', () => {
  const view = viewOf(table, seat('C'));
  expect(names(view, 'C')).toEqual(names(table, 'C'));
  expect(new Set(names(view, 'L'))).toEqual(new Set(['#']));
  expect(names(view, 'L')).toHaveLength(names(table, 'L').length);
  expect(names(view, 'A$')).not.toContain('B#dom');
  expect(names(view, 'O')).toEqual(names(table, 'O'));
  expect(names(viewOf(table, seat('A')), 'A$')).toEqual(names(table, 'A$'));
  expect(names(viewOf(table, NO_SEAT), 'C')).not.toContain('F#anvil');
});

test('10.5, 12.5.3.I: cards that lie revealed are seen by all', () => {
  const view = viewOf(start(['F#tax', 'M#sword'], 'L'), seat('C')).table;
  expect(names(view, 'L').slice(0, 2)).toEqual(['F#tax', 'M#sword']);
  expect(names(view, 'L').slice(2)).not.toContain('B#royal');
  const { position } = deal(start(['F#tax'], 'L'), 'C', 0);
  expect(names(position.table, 'L')).toContain('F#tax');
});

test('2.1: a card of which the suit is known is dealt one of that suit, the others anything that is left', () => {
  expect(names(viewOf(table, seat('L')), 'A$')).toContain('R#');
  const dealt = new Set<string>();
  for (let n = 0; n < 200; n++) {
    const { position } = deal({ table, now: null }, 'L', n);
    const supporters = names(position.table, 'A$');
    expect(supporters.filter((card) => card.startsWith('R#')).length).toBeGreaterThan(0);
    expect(names(position.table, 'C')).not.toContain('B#royal');
    for (const card of names(position.table, 'C')) dealt.add(card);
  }
  expect(dealt.size).toBeGreaterThan(30);
});

test('1.2.2: a deal holds what the step has shown: cards drawn in their order, cards out of hands, plots', () => {
  const seen: Seen = {
    cards: [
      { place: 'draw', card: 'F#protectionracket' },
      { place: 'draw', card: '#' },
      { place: 'draw', card: 'R#@' },
      { place: 'L', card: 'B#royal' },
      { place: 'A$', card: 'M#@' },
    ],
    plots: {},
  };
  for (let n = 0; n < 50; n++) {
    const { position, dealer } = deal({ table, now: null }, 'C', n, seen);
    expect(names(position.table, 'L')).toContain('B#royal');
    expect(names(position.table, 'A$')).toContain('M#@');
    const question = { kind: 'draw', law: '2.1', from: 'draw', count: 3, to: 'C' } as const;
    const [first, , third] = dealer.draw(question, position.table);
    expect([first, third]).toEqual(['F#protectionracket', 'R#@']);
  }
});
