import { type Chapter, setups } from '../case.ts';

const dynasty = { Hirelings: 'h_E, h_Ad, h_V/4h_Ew->5' };

export const hirelings: Chapter = [
  'Hirelings and landmarks',
  [
    {
      says: 'Hirelings stand where the header puts them.',
      source: 'Rootlog: Game Setup',
      players: 'C E',
      header: dynasty,
      log: setups('CE'),
      places: { '5': { h_Ew: 4 }, 'supply:h_E': { h_Ew: 1 } },
    },
    {
      says: 'A letter with d is demoted.',
      source: 'Rootlog: Hirelings, A.6.2',
      players: 'C E',
      header: dynasty,
      log: setups('CE'),
      table: {
        hirelings: {
          h_E: { demoted: false, holder: null, markers: null, fresh: false },
          h_A: { demoted: true, holder: null, markers: null, fresh: false },
          h_V: { demoted: false, holder: null, markers: null, fresh: false },
        },
      },
    },
    {
      says: 'No marker leaves in the turn in which a hireling is gained.',
      source: 'H.1.3, D69',
      players: 'C E',
      header: { Hirelings: 'h_E' },
      log: `${setups('CE')}\nC:h_E->C$3`,
      table: { hirelings: { h_E: { demoted: false, holder: 'C', markers: 3, fresh: false } } },
    },
    {
      says: 'One marker leaves at the end of each later turn of its holder.',
      source: 'H.1.3, D69',
      players: 'C E',
      header: { Hirelings: 'h_E' },
      log: `${setups('CE')}\nC:h_E->C$3\nE:\nC:`,
      table: { hirelings: { h_E: { demoted: false, holder: 'C', markers: 2, fresh: false } } },
    },
    {
      says: 'Markers that were not written stay unknown.',
      source: 'D69',
      players: 'C E',
      header: { Hirelings: 'h_E' },
      log: `${setups('CE')}\nC:h_E->C$\nC:`,
      table: { hirelings: { h_E: { demoted: false, holder: 'C', markers: null, fresh: false } } },
    },
    {
      says: 'The clubs of the Exile start on his card.',
      source: 'Rootlog: Hireling Types',
      players: 'C E',
      header: { Hirelings: 'h_V' },
      log: `${setups('CE')}\nC:%uh_V$->`,
      places: { h_V$: { '%u': 2 }, out: { '%u': 1 } },
    },
    {
      says: 'The Highway Bandits stand on paths.',
      source: 'Rootlog: Paths',
      players: 'C E',
      header: { Hirelings: 'h_T' },
      log: `${setups('CE')}\nC:h_Tw->1_5`,
      places: { '1_5': { h_Tw: 1 } },
    },
    {
      says: 'A pawn moves from wherever it stands.',
      source: 'Rootlog: Move',
      players: 'C V',
      log: 'C:\nV:p->1_2_5_10\nV:p->10/p->12',
      places: { '12': { Vp: 1 }, '10': null },
    },
    {
      says: 'The ferry moves with those who take it.',
      source: 'M.3.5 (Rootlog: Example Actions)',
      players: 'C E',
      header: { Map: 'Lake' },
      log: 'C:3w->1\nE:\nC:(3w+f)1->12/#->C',
      places: { '1': null, '12': { Cw: 3, ferry: 1 } },
    },
    {
      says: 'Other landmarks stand where the header puts them.',
      source: 'Rootlog: Landmarks',
      players: 'C E',
      header: { Landmarks: 'market->5/treetop->3' },
      log: setups('CE'),
      places: { '5': { market: 1 }, '3': { treetop: 1 } },
    },
  ],
];
