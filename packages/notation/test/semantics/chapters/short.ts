import { type Chapter, setups } from '../case.ts';

export const short: Chapter = [
  'What is short',
  [
    {
      says: 'Pieces that are not there come from the suspense place `?`, so that the rest of the log can be followed.',
      source: 'D5',
      players: 'C E',
      log: 'C:w->5\nE:\nC:3w5->6',
      places: { '5': null, '6': { Cw: 3 }, '?': { Cw: -2 } },
      wrong: ['ledger/short 3w5->6'],
    },
    {
      says: 'Cards that cannot be there come from it, too.',
      source: 'D5',
      players: 'C E',
      log: `${setups('CE')}\nC:4#C->`,
      places: { C: null, '*': ['#', '#', '#', '#'], '?': { '#': -1 } },
      wrong: ['ledger/no-card 4#C->'],
    },
    {
      says: 'Items that are not there come from it, too.',
      source: 'D5',
      players: 'C E',
      log: `${setups('CE')}\nC:%s->e`,
      places: { C$: { '%se': 1 }, '?': { '%s': -1 } },
      wrong: ['ledger/short %s->e'],
    },
    {
      says: 'Pieces and places that this table does not have are left out.',
      source: 'D5',
      players: 'C E',
      log: `${setups('CE')}\nC:Aw->5/w->0_1`,
      places: { '5': null },
      wrong: ['ledger/unknown-component Aw->5', 'rootlog/unknown-place 0_1'],
    },
    {
      says: 'What cannot lie in a place does not come there.',
      source: 'D5, D11',
      players: 'C E V',
      log: `${setups('CEV')}\nC:w->E$_r/w->E/#C->5/%c->1_2_5_10`,
      places: { E$_r: null, '1_2_5_10': null, E: { '#': 3 }, C: { '#': 3 } },
      wrong: [
        'ledger/misplaced w->E$_r',
        'ledger/misplaced w->E',
        'ledger/misplaced #C->5',
        'ledger/misplaced %c->1_2_5_10',
      ],
    },
    {
      says: 'Of a card in part known, no more stays known than is certain.',
      source: 'D2',
      players: 'C E',
      log: `${setups('CE')}\nC:(F#anvil+M#league)->E\nE:3#E->/F#E->`,
      places: { E: { '#': 1 } },
    },
  ],
];
