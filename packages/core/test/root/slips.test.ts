import { describe, expect, test } from 'vitest';
import { isViolation } from '../../src/kernel/index.ts';
import type { Action } from '../../src/root/action.ts';
import { enact, plan, planLeniently } from '../../src/root/index.ts';
import type { Table } from '../../src/root/table/table.ts';
import { move, type Pieces, setupFor, tableFor } from './position.ts';

/** A table in the line of a player. */
function inLine(factions: string, taker: string, pieces: Pieces = {}): Table {
  const table = tableFor(setupFor(factions), pieces);
  enact(table, planLeniently(table, { kind: 'begin', faction: taker }));
  return table;
}

/** The same table, with the score marker of a faction on its own board. */
function offTheTrack(table: Table, faction: string): Table {
  enact(table, planLeniently(table, { kind: 'marker', faction, board: `${faction}$` }));
  return table;
}

/** What a slip is told as: code, sentence, law. */
function slips(table: Table, action: Action): readonly string[] {
  const { slips: found } = planLeniently(table, action);
  const strict = plan(table, action);
  expect(isViolation(strict) ? strict : undefined).toEqual(found[0]);
  return found.map(({ violation, message, law }) => `${violation}: ${message}${law ? ` [${law}]` : ''}`);
}

/** What a plan says that the notation leaves unsaid. */
const implied = (table: Table, action: Action): readonly string[] =>
  planLeniently(table, action).implied.map(({ law, what }) => `${what} [${law}]`);

const battle = (attacker: string, defender: string, clearing: string, ...ambushes: ('F' | null)[]): Action => ({
  kind: 'battle',
  attacker,
  defender,
  clearing,
  ambushes,
});

describe('what is wrong with an action is said, with its law (D5)', () => {
  const TABLES: Readonly<Record<string, Table>> = {
    CEV: inLine('C E V', 'C', { 5: 'Cw Cw Cb_s', 7: 'Ew', '1_2_5_10': 'Vp', V$: '%s' }),
    PKO: inLine('P K O', 'P', { 5: 'Pt_b', 7: 'Kw' }),
    'LC+E': inLine('L C+ E', 'L', { 3: 'Lw' }),
    CDG: offTheTrack(inLine('C D G', 'C', { 5: 'Cw', 0: 'Dw' }), 'C'),
  };
  const CASES: readonly (readonly [table: string, action: Action, ...said: string[]])[] = [
    ['CEV', move('Cw 5>7')],
    ['CEV', move('3 Cw 5>7'), 'ledger/short: there are only 2 Cw in clearing 5, not 3 [D5]'],
    ['CEV', move('Cb_s 7>supply:C'), 'ledger/short: there is no Cb_s in clearing 7 [D5]'],
    ['CEV', move('Vp 1_2_5_10>5')],
    ['CEV', move('2 Vp 1_2_5_10>5'), 'ledger/short: there is only 1 Vp in the forest 1_2_5_10, not 2 [D5]'],
    ['CEV', move('Ew 1_2_5_10>5'), 'ledger/short: there is no Ew in the forest 1_2_5_10 [D5]'],
    ['CEV', move('99 Cw supply:C>5'), 'ledger/short: there are only 23 Cw in the supply of C, not 99 [D5]'],
    ['CEV', move('Ew E$>5'), 'ledger/short: there is no Ew on E$ [D5]'],
    ['CEV', move('Aw 5>7'), 'ledger/unknown-component: there is no Aw at this table'],
    ['CEV', move('Cw 5>99'), 'ledger/unknown-place: there is no place 99 at this table'],
    ['CEV', move('Cw 99>5'), 'ledger/unknown-place: there is no place 99 at this table'],
    ['CEV', move('# >5'), 'ledger/unknown-place: there is no place where one # stands at this table'],
    ['CEV', move('Cw E>5'), 'ledger/misplaced: Cw cannot lie in E'],
    ['CEV', move('Cw supply:E>5'), 'ledger/misplaced: Cw cannot lie in supply:E'],
    ['CEV', move('Cw 5>supply:E'), 'ledger/misplaced: Cw cannot go to supply:E'],
    ['CEV', move('Cw 5>E'), 'ledger/misplaced: Cw cannot go to E'],
    ['CEV', move('%s V$>C'), 'ledger/misplaced: %s cannot lie in C'],
    ['CEV', move('%s 5_9>V$'), 'ledger/unknown-place: there is no place 5_9 at this table'],
    ['CEV', move('%h V$>V$ ^e'), 'ledger/short: V$ has no %h [D5]'],
    ['CEV', move('%s V$>V$ e ^r'), 'ledger/short: V$ has no %s exhausted [D5]'],
    ['CEV', move('%s V$>V$ ^e')],
    ['CEV', move('#despot supply:E>5'), 'ledger/misplaced: #despot cannot go from supply:E to 5'],
    ['CEV', move('#despot E>E$'), 'ledger/misplaced: #despot cannot go from E to E$'],
    ['CEV', battle('C', 'E', '99'), 'ledger/unknown-place: there is no clearing 99 at this table'],
    ['CEV', battle('C', 'E', '1_2_5_10'), 'ledger/unknown-place: there is no clearing 1_2_5_10 at this table'],
    ['CEV', battle('A', 'E', '7'), 'ledger/unknown-faction: A is not at this table'],
    ['CEV', battle('C', 'O', '7'), 'ledger/unknown-faction: O is not at this table'],
    [
      'CEV',
      battle('C', 'A', '7', 'F'),
      'ledger/unknown-faction: A is not at this table',
      'ledger/no-card: A has no hand to play an ambush from [H.3.5]',
    ],
    ['CEV', battle('C', 'E', '7', 'F')],
    ['CEV', { kind: 'craft', what: '%c' }],
    [
      'CEV',
      { kind: 'craft', what: '%r' },
      'ledger/not-crafted: no card shows %r [4.1.2]',
      'ledger/short: the item supply has no %r [4.1.2]',
    ],
    ['CEV', { kind: 'craft', what: 'Cw' }, 'ledger/unknown-component: there is no Cw to craft in this deck'],
    ['CEV', { kind: 'craft', what: 'F#@' }, 'ledger/not-crafted: F#@ cannot be crafted [2.1.2]'],
    ['CEV', { kind: 'craft', what: 'F#dom' }, 'ledger/not-crafted: F#dom cannot be crafted [2.1.3]'],
    ['CEV', { kind: 'score', faction: 'A', points: 1 }, 'ledger/unknown-faction: A has no score marker at this table'],
    [
      'CEV',
      { kind: 'marker', faction: 'A', board: 'C$' },
      'ledger/unknown-faction: A has no score marker at this table',
    ],
    [
      'CEV',
      { kind: 'marker', faction: 'C', board: '5' },
      'ledger/unknown-place: there is no board 5 of a player at this table',
    ],
    [
      'CEV',
      { kind: 'marker', faction: 'C', board: 'E$' },
      "ledger/misplaced: only a Vagabond's score marker goes to another's board, not that of C [9.2.8]",
    ],
    ['CEV', { kind: 'marker', faction: 'V', board: 'E$' }],
    ['CEV', { kind: 'marker', faction: 'C', board: 'C$' }],
    [
      'CEV',
      { kind: 'relate', vagabond: 'G', factions: ['C'], status: 'h' },
      'ledger/unknown-faction: G has no relationships at this table',
    ],
    [
      'CEV',
      { kind: 'relate', vagabond: 'V', factions: ['C', 'A'], status: 'h' },
      'ledger/unknown-faction: V has no relationship with A [9.2.9]',
    ],
    ['CEV', { kind: 'price', services: ['h'], price: 2 }, 'ledger/unknown-faction: O is not at this table'],
    ['CEV', { kind: 'funds', funds: 2 }, 'ledger/unknown-faction: O is not at this table'],
    ['CEV', { kind: 'outcast', suit: 'F', hated: false }, 'ledger/unknown-faction: L is not at this table'],
    ['CEV', { kind: 'conspiracy', space: 2 }, 'ledger/unknown-faction: L is not at this table'],
    ['CEV', { kind: 'open-path', path: '5_9' }, 'ledger/no-closed-path: 5_9 is no closed path of this map [M.4.1]'],
    [
      'CEV',
      { kind: 'reveal', by: 'A', to: 'O', cards: [{ count: 1, what: '#', by: 'L' }] },
      'ledger/unknown-faction: A is not at this table',
      'ledger/unknown-faction: O is not at this table',
      'ledger/unknown-faction: L is not at this table',
    ],
    ['CEV', { kind: 'reveal', by: 'C', to: null, cards: [{ count: 1, what: '#', by: 'C' }] }],
    ['CEV', { kind: 'reveal', by: 'C', to: 'E', cards: [{ count: 1, what: '#', by: 'E' }] }],
    ['CEV', { kind: 'discard-decree', faction: 'C' }, 'ledger/no-decree: C has no decree'],
    ['CEV', { kind: 'discard-decree', faction: 'A' }, 'ledger/unknown-faction: A is not at this table'],
    [
      'CEV',
      { kind: 'hire', hireling: 'h_O', board: 'C$', markers: 2 },
      'ledger/unknown-component: there is no h_O at this table',
    ],
    [
      'CEV',
      { kind: 'begin', faction: 'A' },
      'ledger/line-open: the line of C has not ended',
      'ledger/unknown-faction: A is not at this table',
    ],
    [
      'PKO',
      { kind: 'flip', what: 'Pt', at: '99', becomes: 'Pt_b' },
      'ledger/unknown-place: there is no place 99 on this map',
    ],
    [
      'PKO',
      { kind: 'flip', what: 'Pt', at: 'P', becomes: 'Pt_b' },
      'ledger/unknown-place: there is no place P on this map',
    ],
    [
      'PKO',
      { kind: 'flip', what: 'At', at: '5', becomes: 'Pt_b' },
      'ledger/unknown-component: there is no At at this table',
    ],
    [
      'PKO',
      { kind: 'flip', what: 'Pt', at: '5', becomes: 'At' },
      'ledger/unknown-component: there is no At at this table',
    ],
    [
      'PKO',
      { kind: 'flip', what: 'Pt', at: '5', becomes: '#' },
      'ledger/unknown-component: there is no # at this table',
    ],
    [
      'PKO',
      { kind: 'flip', what: 'Pt', at: '5', becomes: 'Kt_f_2' },
      'ledger/other-class: Pt cannot turn out to be Kt_f_2',
    ],
    [
      'PKO',
      { kind: 'flip', what: 'Pt', at: '7', becomes: 'Pt_b' },
      'ledger/short: there is no Pt_b in clearing 7 [D5]',
    ],
    ['PKO', { kind: 'flip', what: 'Pt', at: '5', becomes: 'Pt_b' }],
    ['PKO', { kind: 'trick', clearings: ['5', '99'] }, 'ledger/unknown-place: there is no place 99 on this map'],
    ['PKO', { kind: 'trick', clearings: ['5', '7'] }, 'ledger/short: there is no plot in clearing 7 [D5]'],
    ['PKO', { kind: 'trick', clearings: ['3', '5'] }, 'ledger/short: there is no plot in clearing 3 [D5]'],
    ['PKO', { kind: 'guess', plot: 'Pt_b', clearing: '5' }],
    [
      'PKO',
      { kind: 'guess', plot: 'At', clearing: '99' },
      'ledger/unknown-component: there is no At at this table',
      'ledger/unknown-place: there is no place 99 on this map',
    ],
    [
      'LC+E',
      { kind: 'outcast', suit: 'B', hated: false },
      'ledger/not-a-suit: the outcast is fox, mouse or rabbit [10.4.1]',
    ],
    ['LC+E', battle('L', 'C', '3', null), 'ledger/no-card: C$ has no card that can be #@ [D5]'],
    ['LC+E', { kind: 'discard-decree', faction: 'E' }],
    ['CDG', battle('C', 'D', '0')],
    ['CDG', move('Cw 5>supply')],
    ['CDG', move('Cw supply>5')],
    ['CDG', { kind: 'marker', faction: 'G', board: 'D$' }],
    [
      'CDG',
      { kind: 'score', faction: 'C', points: 1 },
      'ledger/no-marker: the score marker of C lies on C$, not on the track [3.3.1]',
    ],
    [
      'CDG',
      { kind: 'reveal', by: 'A', to: null, cards: [{ count: 1, what: '#', by: 'A' }] },
      'ledger/unknown-faction: A is not at this table',
    ],
    ['CDG', { kind: 'craft', what: '#coffin' }, 'ledger/unknown-component: there is no #coffin to craft in this deck'],
    ['CDG', move('2 %h items>C$'), 'ledger/short: items has no %h [D5]'],
    ['CDG', move('# 5>C'), 'ledger/misplaced: no cards lie in 5'],
    ['CDG', move('# C>5'), 'ledger/misplaced: no cards lie in 5'],
  ];

  for (const [name, action, ...said] of CASES) {
    test(`${name} ${JSON.stringify(action)}`, () => {
      expect(slips(TABLES[name]!, action)).toEqual(said);
    });
  }
});

describe('what an action brings about unsaid is said, with its law (docs/architecture.md: plan and enact)', () => {
  const TABLES: Readonly<Record<string, Table>> = {
    CEV: inLine('C E V', 'C', { 5: 'Cw Cw Cb_s', 7: 'Ew', C: 'F#anvil F#stand', E: 'F#@ M#dom', V$: '%s' }),
    'LC+E': inLine('L C+ E', 'L', { 3: 'Lw', C$: 'F#@', E: 'M#dom' }),
    P: inLine('C P', 'C', { 5: 'Cw Pt_b' }),
  };
  const CASES: readonly (readonly [table: string, action: Action, ...said: string[]])[] = [
    ['CEV', battle('C', 'E', '7')],
    ['CEV', battle('C', 'E', '7', 'F'), 'F#@ is discarded [4.3.1]'],
    ['CEV', battle('C', 'E', '7', null, 'F'), '#@ is discarded [4.3.1]', 'F#@ is discarded [4.3.1]'],
    [
      'CEV',
      { kind: 'craft', what: '%h' },
      'a card that shows %h is discarded [4.1.2]',
      '%h comes out of the item supply [4.1.2]',
    ],
    [
      'CEV',
      { kind: 'craft', what: 'F#anvil' },
      'F#anvil is discarded [4.1.2]',
      '%h comes out of the item supply [4.1.2]',
    ],
    ['CEV', { kind: 'craft', what: 'F#stand' }],
    ['CEV', { kind: 'craft', what: '#' }, '# is discarded [4.1.2]'],
    ['CEV', move('2 # C>discard, 60 # draw>C'), 'the discard pile (2) is shuffled into a new draw pile [2.1]'],
    ['CEV', move('F#anvil C>discard')],
    ['CEV', move('M#dom E>discard'), 'M#dom can be taken by anyone [3.3.3]'],
    ['CEV', move('F#stand C>discard')],
    ['LC+E', battle('L', 'C', '3', 'F'), 'F#@ is discarded [4.3.1]'],
    ['LC+E', move('M#dom E>discard')],
  ];

  for (const [name, action, ...said] of CASES) {
    test(`${name} ${JSON.stringify(action)}`, () => {
      expect(implied(TABLES[name]!, action)).toEqual(said);
    });
  }
});
