import { describe, expect, test } from 'vitest';
import type { MapName } from '../../src/root/data/vocabulary.ts';
import type { RootSetup } from '../../src/root/root-setup.ts';
import type { Action } from '../../src/root/action.ts';
import { move, type Pieces } from './position.ts';
import { begin, done, end, holds, setup } from './line-actions.ts';

const EXILES: Partial<RootSetup> = { deck: 'E&P' };

const COFFIN: Pieces = { 5: 'Cw Cw Cw Cb_s', E$: '#coffin' };
describe('the Coffin Makers keep removed warriors (D15)', () => {
  const kept = '2 of Cw on the Coffin Makers [Coffin Makers]';
  const back = '2 of Cw back to the supply [Coffin Makers]';
  const removed = [begin('C'), move('2 Cw 5>supply:C'), end];
  holds([
    ['removed warriors', 'C E', EXILES, COFFIN, removed, [kept], { coffin: { Cw: 2 }, 5: { Cw: 1, Cb_s: 1 } }],
    ['no buildings', 'C E', EXILES, COFFIN, [begin('C'), move('Cb_s 5>supply:C')], [], { coffin: undefined }],
    [
      'no warriors of a board',
      'C E',
      EXILES,
      { ...COFFIN, C$: 'Cw' },
      [move('Cw C$>supply:C')],
      [],
      { coffin: undefined },
    ],
    [
      'till the Birdsong of their owner',
      'C E',
      EXILES,
      COFFIN,
      [...removed, begin('E')],
      [kept, back],
      { coffin: undefined },
    ],
    ['not that of another', 'C E', EXILES, COFFIN, [...removed, begin('C')], [kept], { coffin: { Cw: 2 } }],
    ['not in setup', 'C E', EXILES, COFFIN, [...removed, setup('E')], [kept], { coffin: { Cw: 2 } }],
    [
      'till the card leaves play',
      'C E',
      EXILES,
      COFFIN,
      [begin('C'), move('2 Cw 5>supply:C'), move('#coffin E$>discard')],
      [kept, back],
      { coffin: undefined, '*': ['R#coffin'] },
    ],
    ['on no board of a bot', 'C E+', EXILES, COFFIN, removed, [], { coffin: undefined }],
    ['nor in a deck without them', 'C E', {}, { 5: 'Cw Cw' }, removed, [], { coffin: undefined }],
  ]);
});

describe("a faction's own cards go to their piles and come from them (D9)", () => {
  const stubborn = 'the mood is #stubborn [14.3.4]';
  holds([
    [
      'a leader brings his viziers, and one written again stays (7.3.4)',
      'C E',
      {},
      {},
      [setup('E'), move('#despot supply:E>E$'), move('B#vizier supply:E>E$_m')],
      ['the viziers go under $_m and $_b [7.3.4]'],
      { E$: { '#despot': 1 }, E$_m: { 'B#vizier': 1 }, E$_b: { 'B#vizier': 1 } },
    ],
    [
      'a second leader takes his place, and theirs',
      'C E',
      {},
      {},
      [setup('E'), move('#despot supply:E>E$'), move('#commander supply:E>E$')],
      ['the viziers go under $_m and $_b [7.3.4]', 'the viziers go under $_m and $_x [7.3.4]'],
      { E$: { '#commander': 1 }, E$_m: { 'B#vizier': 1 }, E$_x: { 'B#vizier': 1 }, E$_b: undefined },
    ],
    [
      'a discarded leader is in the supply again',
      'C E',
      {},
      {},
      [setup('E'), move('#despot supply:E>E$'), move('#despot E$>discard'), move('#despot draw>E$')],
      ['the viziers go under $_m and $_b [7.3.4]', 'the viziers go under $_m and $_b [7.3.4]'],
      { E$: { '#despot': 1 } },
    ],
    [
      'and by the other pile, too',
      'C E',
      {},
      {},
      [setup('E'), move('#despot supply:E>E$'), move('#despot E$>*')],
      ['the viziers go under $_m and $_b [7.3.4]'],
      { E$: undefined, '*': undefined },
    ],
    [
      'a mood replaces the one before (14.4.4)',
      'C H',
      {},
      {},
      [setup('H'), end, begin('H'), move('#bitter supply:H>H$')],
      [stubborn, '#stubborn goes back [14.4.4]'],
      { H$: { '#bitter': 1 } },
    ],
    [
      'nothing lies where only cards can',
      'C E',
      {},
      {},
      [move('Cw supply:C>E$_m')],
      ['ledger/misplaced: Cw cannot go to E$_m'],
      { E$_m: undefined },
    ],
  ]);

  test('a discarded retainer is out of the game (D9, 15.3.5)', () => {
    const { said, places } = done('C K', {}, {}, [setup('K'), end, begin('K'), move('# K$_1>discard')]);
    expect(said).toEqual([1, 2, 3].map((n) => `a Faithful Retainer in K$_${n} [15.3.5]`));
    const retainer = Object.keys(places['K$_2']!)[0]!;
    expect([places['K$_1'], places['K$_2'], places['out']]).toEqual([undefined, { [retainer]: 1 }, { [retainer]: 1 }]);
  });
});

describe('boards are said what comes and goes', () => {
  test('the ego track (D25, D30)', () => {
    const track = (...actions: readonly Action[]) =>
      done('C N', {}, {}, [setup('N'), move('Nt_d supply:N>N$_e, 2 Nt supply:N>N$_e'), end, begin('N'), ...actions])
        .table.egoTrack;
    expect(track()).toEqual(['Nt_d', 'Nt', 'Nt']);
    expect(track(move('Nt N$_e>5'))).toEqual(['Nt_d', 'Nt']);
    expect(track(move('Nt N$_e>5'), move('Nt 5>N$_e'))).toEqual(['Nt', 'Nt_d', 'Nt']);
    expect(track(move('Nt supply:N>N$_i'))).toEqual(['Nt_d', 'Nt', 'Nt']);
  });

  test('payments of warriors, not of other pieces, on the board of the Riverfolk (D10)', () => {
    const payments = (what: string, to = 'O$') =>
      done('C O', {}, { 5: 'Cw Cw Cb_s' }, [begin('C'), move(`${what} 5>${to}`)]).table.payments;
    expect([payments('2 Cw'), payments('Cb_s'), payments('Cw', 'C$')]).toEqual([2, 0, 0]);
  });

  holds([
    [
      'a trade post leaves the game (11.2.5.I)',
      'C O',
      {},
      { 5: 'Ot_f' },
      [begin('C'), move('Ot_f 5>supply:O')],
      ['Ot_f leaves the game [G.24]'],
      { out: { Ot_f: 1 } },
    ],
    [
      'that of a bot returns (D57)',
      'C O+',
      {},
      { 5: 'Ot_f' },
      [begin('C'), move('Ot_f 5>supply:O')],
      [],
      { out: undefined },
    ],
  ]);
});

describe('hirelings (H.1)', () => {
  const hire = (hireling: string, board: string, markers: number | null, demoted?: true): Action =>
    ({ kind: 'hire', hireling, board, markers, ...(demoted && { demoted }) }) as Action;
  const HIRED: Partial<RootSetup> = { hirelings: ['h_E', 'h_Vd'] };
  const cards = (...actions: readonly Action[]) => {
    const { said, table } = done('C L', HIRED, {}, actions);
    return [table.hirelings['h_E'], table.hirelings['h_V'], ...said];
  };
  const E = { demoted: false, holder: null, markers: null, fresh: false };
  const V = { ...E, demoted: true };
  test('lie in the supply, with the side up that is written', () => expect(cards()).toEqual([E, V]));
  test('are gained with markers, and keep them for this turn (H.1.3)', () => {
    expect(cards(begin('C'), hire('h_E', 'C$', 3))).toEqual([{ ...E, holder: 'C', markers: 3, fresh: true }, V]);
    expect(cards(begin('C'), hire('h_E', 'C$', 3), end)).toEqual([{ ...E, holder: 'C', markers: 3 }, V]);
    expect(cards(begin('C'), hire('h_E', 'L$', 3), end)).toEqual([{ ...E, holder: 'L', markers: 3 }, V]);
  });
  test('lose a marker at the end of each turn of their holder (H.1.3)', () => {
    const hired = [begin('C'), hire('h_E', 'L$', 1), hire('h_V', 'L$', null), end, begin('L'), end];
    const left = 'h_E has 0 control markers left [H.1.3]';
    expect(cards(...hired)).toEqual([{ ...E, holder: 'L', markers: 0 }, { ...V, holder: 'L' }, left]);
    expect(cards(...hired, begin('L'), end)).toEqual([{ ...E, holder: 'L', markers: 0 }, { ...V, holder: 'L' }, left]);
  });
  test('are demoted for good', () => {
    expect(cards(begin('C'), hire('h_E', 'C$', 1, true), hire('h_E', 'C$', 2))[0]).toEqual({
      demoted: true,
      holder: 'C',
      markers: 2,
      fresh: true,
    });
  });
  test('come to no place that is no board of a player', () => {
    const to = (place: string) => cards(begin('C'), hire('h_E', place, 1)).slice(2);
    for (const place of ['5', 'h_V$', 'L', 'A$'])
      expect(to(place)).toEqual([`ledger/unknown-component: ${place} is not in this game`]);
  });
  test('have their items on their cards (C.4)', () => {
    expect(done('C L', HIRED, {}, []).places['h_V$']).toEqual({ '%u': 3 });
  });
});

describe('what is set stays set', () => {
  test('prices, funds, outcast, conspiracy and relationships', () => {
    const { table, said } = done('L O V C', {}, {}, [
      begin('L'),
      { kind: 'outcast', suit: 'F', hated: true },
      { kind: 'conspiracy', space: 2 },
      end,
      begin('V'),
      { kind: 'relate', vagabond: 'V', factions: ['C', 'L'], status: 'h' },
      { kind: 'price', services: ['h', 'm'], price: 3 },
      { kind: 'price', services: ['h'], price: 1 },
    ] as Action[]);
    const { outcast, hated, conspiracy, prices, relationships } = table;
    expect({ outcast, hated, conspiracy, prices, relationships, said }).toEqual({
      outcast: 'F',
      hated: true,
      conspiracy: 2,
      prices: { h: 1, r: null, m: 3 },
      relationships: { V: { L: 'h', O: '0', C: 'h' } },
      said: [],
    });
  });

  test('a closed path is opened once (M.4.3)', () => {
    const open = (path: string): Action => ({ kind: 'open-path', path });
    const { said, table } = done('C E', { map: 'Mountain' }, {}, [begin('C'), open('2_5'), open('2_5'), open('3_7')]);
    expect(said).toEqual(['ledger/no-closed-path: the path 2_5 is already open']);
    expect(table.openPaths).toEqual(['2_5', '3_7']);
  });

  test('landmarks that a map begins with stand there, and only once (M.3.1, M.4)', () => {
    const at = (map: MapName) =>
      Object.entries(done('C E', { map }, {}, []).places)
        .filter(([, pieces]) => ['ferry', 'tower'].some((name) => name in Object(pieces)))
        .map(([, pieces]) => pieces);
    expect((['Fall', 'Lake', 'Mountain'] as const).map(at)).toEqual([[], [{ ferry: 1 }], [{ tower: 1 }]]);
  });
});
