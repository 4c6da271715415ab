import fc from 'fast-check';
import { it, expect } from 'vitest';
import { isRight } from 'fp-ts/lib/Either.js';
import { decode } from '../../src/kernel/index.ts';
import { root } from '../../src/root/game.ts';
import { openingTable } from '../../src/root/table/opening.ts';
import { planLeniently } from '../../src/root/ledger/ledger.ts';
import { enact } from '../../src/root/ledger/plan.ts';
import { setups, actionsFor } from './arbitraries.ts';
import { layoutOf } from '../../src/root/table/layout.ts';
import { ruler } from '../../src/root/law/rule.ts';
import { locations, canonicalTable } from '../../src/root/table/view.ts';
const comp = fc.oneof(
  fc.constantFrom(
    'Cw',
    'Ct_k',
    'ferry',
    'tower',
    '%_',
    '%s',
    '%u',
    '#',
    'F#',
    '#dom',
    '#faith',
    'B#faith',
    '#despot',
    '#vizier',
    'B#vizier',
    '#thief',
    '#bitter',
    'Hw_w',
    'Pt_b',
    'Pt',
    'Kt_f_3',
    'Kt_f',
    'Kb_f',
    'Nt_d',
    'Nt',
    'Vp',
    'Gp',
    'h_Ew',
    'h_Dt',
    'h_Kb',
    '#errand',
    '#guard',
    '#captain',
    '#coffin',
    'F#%h',
    '#%h',
    'B#@',
    'Lw',
    'Ow',
    'Ot_f',
    'At',
    'Ab_f',
    'Hw',
    'Pw',
  ),
);
const fac = fc.constantFrom('C', 'E', 'A', 'V', 'G', 'L', 'O', 'D', 'P', 'H', 'K', 'N', 'X', 'h_E', 'h_V', 'h_Z');
const plc = fc.constantFrom(
  '0',
  '1',
  '5',
  '12',
  '13',
  '99',
  '1_5',
  '1_2_5_10',
  'C',
  'E',
  'L',
  'O',
  'K',
  'C$',
  'E$',
  'A$',
  'V$',
  'G$',
  'L$',
  'O$',
  'H$',
  'K$',
  'N$',
  'E$_r',
  'E$_F',
  'K$_1',
  'N$_e',
  'N$_i',
  'V$s',
  'V$d',
  'V$t',
  'L$_l',
  'h_V$',
  'h_E$',
  'supply:C',
  'supply:V',
  'supply',
  'supply:h_E',
  'ruin:6',
  'ruin:10',
  '*',
  'Q',
  'draw',
  'discard',
  'dominance',
  'items',
  'out',
  'coffin',
  'Z$',
  'Z',
  'C$x',
  'E$_z',
);
const side = fc.constantFrom('r', 'e');
const part = fc.record(
  {
    count: fc.constantFrom(1, 2, 3, 9, 99),
    what: comp,
    from: fc.oneof(plc, fc.constant(null)),
    to: plc,
    side,
    turn: side,
  },
  { requiredKeys: ['count', 'what', 'from', 'to'] },
);
const s = fc.constantFrom('B', 'F', 'M', 'R');
const act: any = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('move'), parts: fc.array(part, { maxLength: 4 }) }) },
  {
    weight: 3,
    arbitrary: fc.record(
      { kind: fc.constant('begin'), faction: fac, setup: fc.constant(true) },
      { requiredKeys: ['kind', 'faction'] },
    ),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'end' }) },
  fc.record({
    kind: fc.constant('battle'),
    attacker: fac,
    defender: fac,
    clearing: plc,
    ambushes: fc.array(fc.option(s), { maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('reveal'),
    by: fac,
    to: fc.option(fac),
    cards: fc.array(fc.record({ count: fc.constant(2), what: comp, by: fac }), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('craft'), what: comp }),
  fc.record({ kind: fc.constant('score'), faction: fac, points: fc.integer({ min: -99, max: 99 }) }),
  fc.record({ kind: fc.constant('marker'), faction: fac, board: plc }),
  fc.record({ kind: fc.constant('open-path'), path: plc }),
  fc.record({ kind: fc.constant('discard-decree'), faction: fac }),
  fc.record({
    kind: fc.constant('relate'),
    vagabond: fac,
    factions: fc.array(fac, { maxLength: 3 }),
    status: fc.constantFrom('h', '0', '1', '2', 'a'),
  }),
  fc.record({
    kind: fc.constant('price'),
    service: fc.constantFrom('h', 'r', 'm', 'all'),
    price: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('funds'), funds: fc.nat(99) }),
  fc.record({ kind: fc.constant('outcast'), suit: s, hated: fc.boolean() }),
  fc.record({ kind: fc.constant('conspiracy'), space: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('guess'), plot: comp, clearing: plc }),
  fc.record({ kind: fc.constant('flip'), what: comp, at: plc, becomes: comp }),
  fc.record({ kind: fc.constant('trick'), clearings: fc.tuple(plc, plc) }),
  fc.record(
    { kind: fc.constant('hire'), hireling: fac, board: plc, markers: fc.option(fc.nat(9)), demoted: fc.constant(true) },
    { requiredKeys: ['kind', 'hireling', 'board', 'markers'] },
  ),
);
it('never throws', () => {
  const odd = new Map<string, string>();
  fc.assert(
    fc.property(setups, fc.array(act, { minLength: 30, maxLength: 300, size: 'max' }), (setup, actions: any) => {
      const table = openingTable(setup);
      const lay = layoutOf(setup);
      for (const a of actions) {
        const d = decode(root.codecs.action, JSON.parse(JSON.stringify(a)));
        if (!isRight(d)) continue;
        const p = planLeniently(table, d.right);
        enact(table, p);
        if (p.slips.length === 0 && d.right.kind === 'move')
          for (const q of d.right.parts) {
            const k = lay.things.get(q.what)!;
            const t = lay.spotOf.get(q.to)!;
            const kind = k.is === 'piece' ? lay.columns[k.column]!.kind : k.is;
            odd.set(kind + ' -> ' + t.kind + (t.kind === 'part' ? t.name : ''), JSON.stringify(q));
          }
      }
      canonicalTable(table);
      for (let c = 0; c <= 12; c++) ruler(table, c);
      root.toAct(table as any);
      root.result(table as any);
    }),
    { numRuns: 400, seed: 11 },
  );
  console.log([...odd.keys()].sort().join('\n'));
}, 60000);
it('odd setups', () => {
  for (const hs of [['h_E', 'h_Ed'], ['h_C']]) {
    const t = openingTable({
      game: 'root',
      map: 'Fall',
      deck: 'E&P',
      seats: [{ player: 'x', faction: 'C' }],
      hirelings: hs,
    } as any);
    console.log(JSON.stringify(locations(t)['supply:h_E']), JSON.stringify(t.hirelings));
  }
});
