import { describe, expect, test } from 'vitest';
import { isViolation } from '../../src/kernel/index.ts';
import type { Action } from '../../src/root/action.ts';
import { enact, planLeniently } from '../../src/root/index.ts';
import { plan } from '../../src/root/ledger/plan-action.ts';
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
    ['CEV', move('3 Cw 5>7'), 'ledger/short: clearing 5 has only 2 Cw, cannot move 3 [D5]'],
    ['CEV', move('Cb_s 7>supply:C'), 'ledger/short: clearing 7 has no Cb_s [D5]'],
    ['CEV', move('Vp 1_2_5_10>5')],
    ['CEV', move('2 Vp 1_2_5_10>5'), 'ledger/short: the forest 1_2_5_10 has only 1 Vp, cannot move 2 [D5]'],
    ['CEV', move('Ew 1_2_5_10>5'), 'ledger/short: the forest 1_2_5_10 has no Ew [D5]'],
    ['CEV', move('99 Cw supply:C>5'), 'ledger/short: the supply of C has only 23 Cw, cannot move 99 [D5]'],
    ['CEV', move('Ew E$>5'), 'ledger/short: E$ has no Ew [D5]'],
    ['CEV', move('Aw 5>7'), 'ledger/unknown-component: Aw is not in this game'],
    ['CEV', move('Cw 5>99'), 'ledger/unknown-place: this game has no place 99'],
    ['CEV', move('Cw 99>5'), 'ledger/unknown-place: this game has no place 99'],
    ['CEV', move('# >5'), 'ledger/unknown-place: this game has no place where one # stands'],
    ['CEV', move('Cw E>5'), 'ledger/misplaced: Cw cannot lie in E'],
    ['CEV', move('Cw supply:E>5'), 'ledger/misplaced: Cw cannot lie in supply:E'],
    ['CEV', move('Cw 5>supply:E'), 'ledger/misplaced: Cw cannot go to supply:E'],
    ['CEV', move('Cw 5>E'), 'ledger/misplaced: Cw cannot go to E'],
    ['CEV', move('%s V$>C'), 'ledger/misplaced: %s cannot lie in C'],
    ['CEV', move('%s 5_9>V$'), 'ledger/unknown-place: this game has no place 5_9'],
    ['CEV', move('%h V$>V$ ^e'), 'ledger/short: V$ has no %h [D5]'],
    ['CEV', move('%s V$>V$ e ^r'), 'ledger/short: V$ has no %s exhausted [D5]'],
    ['CEV', move('%s V$>V$ ^e')],
    ['CEV', move('#despot supply:E>5'), 'ledger/misplaced: #despot cannot go from supply:E to 5'],
    ['CEV', move('#despot draw>*'), 'ledger/misplaced: #despot is on no board'],
    ['CEV', move('#despot E>E$'), 'ledger/misplaced: #despot cannot go from E to E$'],
    ['CEV', battle('C', 'E', '99'), 'ledger/unknown-place: this map has no clearing 99'],
    ['CEV', battle('C', 'E', '1_2_5_10'), 'ledger/unknown-place: this map has no clearing 1_2_5_10'],
    ['CEV', battle('A', 'E', '7'), 'ledger/unknown-faction: A is not in this game'],
    ['CEV', battle('C', 'O', '7'), 'ledger/unknown-faction: O is not in this game'],
    [
      'CEV',
      battle('C', 'A', '7', 'F'),
      'ledger/unknown-faction: A is not in this game',
      'ledger/no-card: A has no hand to play an ambush from [H.3.5]',
    ],
    ['CEV', battle('C', 'E', '7', 'F')],
    ['CEV', { kind: 'craft', what: '%c' }],
    [
      'CEV',
      { kind: 'craft', what: '%r' },
      'ledger/not-crafted: no card gives %r [4.1.2]',
      'ledger/short: the item supply has no %r [4.1.2]',
    ],
    ['CEV', { kind: 'craft', what: 'Cw' }, 'ledger/unknown-component: this deck has no Cw to craft'],
    ['CEV', { kind: 'craft', what: 'F#@' }, 'ledger/not-crafted: F#@ cannot be crafted [2.1.2]'],
    ['CEV', { kind: 'craft', what: 'F#dom' }, 'ledger/not-crafted: F#dom cannot be crafted [2.1.3]'],
    ['CEV', { kind: 'score', faction: 'A', points: 1 }, 'ledger/unknown-faction: A has no score marker in this game'],
    [
      'CEV',
      { kind: 'marker', faction: 'A', board: 'C$' },
      'ledger/unknown-faction: A has no score marker in this game',
    ],
    [
      'CEV',
      { kind: 'marker', faction: 'C', board: '5' },
      'ledger/unknown-place: 5 is not the board of a player in this game',
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
      'ledger/unknown-faction: G has no relationships in this game',
    ],
    [
      'CEV',
      { kind: 'relate', vagabond: 'V', factions: ['C', 'A'], status: 'h' },
      'ledger/unknown-faction: V has no relationship with A [9.2.9]',
    ],
    ['CEV', { kind: 'price', services: ['h'], price: 2 }, 'ledger/unknown-faction: O is not in this game'],
    ['CEV', { kind: 'funds', funds: 2 }, 'ledger/unknown-faction: O is not in this game'],
    ['CEV', { kind: 'outcast', suit: 'F', hated: false }, 'ledger/unknown-faction: L is not in this game'],
    ['CEV', { kind: 'conspiracy', space: 2 }, 'ledger/unknown-faction: L is not in this game'],
    ['CEV', { kind: 'open-path', path: '5_9' }, 'ledger/no-closed-path: 5_9 is not a closed path on this map [M.4.1]'],
    [
      'CEV',
      { kind: 'reveal', by: 'A', to: 'O', cards: [{ count: 1, what: '#', by: 'L' }] },
      'ledger/unknown-faction: A is not in this game',
      'ledger/unknown-faction: O is not in this game',
      'ledger/unknown-faction: L is not in this game',
    ],
    ['CEV', { kind: 'reveal', by: 'C', to: null, cards: [{ count: 1, what: '#', by: 'C' }] }],
    ['CEV', { kind: 'reveal', by: 'C', to: 'E', cards: [{ count: 1, what: '#', by: 'E' }] }],
    ['CEV', { kind: 'discard-decree', faction: 'C' }, 'ledger/no-decree: C has no Decree'],
    ['CEV', { kind: 'discard-decree', faction: 'A' }, 'ledger/unknown-faction: A is not in this game'],
    [
      'CEV',
      { kind: 'hire', hireling: 'h_O', board: 'C$', markers: 2 },
      'ledger/unknown-component: h_O is not in this game',
    ],
    [
      'CEV',
      { kind: 'begin', faction: 'A' },
      'ledger/line-open: the line of C has not ended',
      'ledger/unknown-faction: A is not in this game',
    ],
    ['PKO', { kind: 'flip', what: 'Pt', at: '99', becomes: 'Pt_b' }, 'ledger/unknown-place: this map has no place 99'],
    ['PKO', { kind: 'flip', what: 'Pt', at: 'P', becomes: 'Pt_b' }, 'ledger/unknown-place: this map has no place P'],
    ['PKO', { kind: 'flip', what: 'At', at: '5', becomes: 'Pt_b' }, 'ledger/unknown-component: At is not in this game'],
    ['PKO', { kind: 'flip', what: 'Pt', at: '5', becomes: 'At' }, 'ledger/unknown-component: At is not in this game'],
    ['PKO', { kind: 'flip', what: 'Pt', at: '5', becomes: '#' }, 'ledger/unknown-component: # is not in this game'],
    [
      'PKO',
      { kind: 'flip', what: 'Pt', at: '5', becomes: 'Kt_f_2' },
      'ledger/other-class: Pt cannot turn out to be Kt_f_2',
    ],
    ['PKO', { kind: 'flip', what: 'Pt', at: '7', becomes: 'Pt_b' }, 'ledger/short: clearing 7 has no Pt_b [D5]'],
    ['PKO', { kind: 'flip', what: 'Pt', at: '5', becomes: 'Pt_b' }],
    ['PKO', { kind: 'trick', clearings: ['5', '99'] }, 'ledger/unknown-place: this map has no place 99'],
    ['PKO', { kind: 'trick', clearings: ['5', '7'] }, 'ledger/short: clearing 7 has no plot [D5]'],
    ['PKO', { kind: 'trick', clearings: ['3', '5'] }, 'ledger/short: clearing 3 has no plot [D5]'],
    ['PKO', { kind: 'guess', plot: 'Pt_b', clearing: '5' }],
    [
      'PKO',
      { kind: 'guess', plot: 'At', clearing: '99' },
      'ledger/unknown-component: At is not in this game',
      'ledger/unknown-place: this map has no place 99',
    ],
    [
      'LC+E',
      { kind: 'outcast', suit: 'B', hated: false },
      'ledger/not-a-suit: the outcast must be fox, mouse or rabbit [10.4.1]',
    ],
    ['LC+E', battle('L', 'C', '3', null), 'ledger/no-card: C$ has no card that can be #@ [D5]'],
    ['LC+E', { kind: 'discard-decree', faction: 'E' }],
    [
      'LC+E',
      move('M#dom draw>E'),
      'ledger/unknown-component: dominance cards are out of the deck with bots and so few people [B.3.4]',
    ],
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
      'ledger/unknown-faction: A is not in this game',
    ],
    ['CDG', { kind: 'craft', what: '#coffin' }, 'ledger/unknown-component: this deck has no #coffin to craft'],
    ['CDG', move('2 %h items>C$'), 'ledger/short: items has no %h [D5]'],
    ['CDG', move('# 5>C'), 'ledger/misplaced: clearing 5 cannot hold cards'],
    ['CDG', move('# C>5'), 'ledger/misplaced: clearing 5 cannot hold cards'],
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
    'LC+E': inLine('L C+ E', 'L', { 3: 'Lw', C$: 'F#@' }),
    LCE: inLine('L C E', 'L', { E: 'M#dom' }),
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
    ['LCE', move('M#dom E>discard')],
  ];

  for (const [name, action, ...said] of CASES) {
    test(`${name} ${JSON.stringify(action)}`, () => {
      expect(implied(TABLES[name]!, action)).toEqual(said);
    });
  }
});
