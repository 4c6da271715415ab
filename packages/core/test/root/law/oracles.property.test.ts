import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLEARINGS, MAPS } from '../../../src/root/data/vocabulary.ts';
import { ROOT_MAPS } from '../../../src/root/data/maps/maps.ts';
import { neighbours } from '../../../src/root/law/neighbours.ts';
import { ruler } from '../../../src/root/law/rule.ts';
import { openSlots } from '../../../src/root/law/slots.ts';
import { enemyPiecesAt, piecesAt } from '../../../src/root/law/pieces.ts';
import type { Table } from '../../../src/root/table/table.ts';
import { locations } from '../../../src/root/table/view.ts';
import { setupFor, tableFor, ctxFor } from '../position.ts';

// Each question of the law is answered a second time here, the slow way: from the names of what lies in a clearing.

const WARRIORS = ['Cw', 'Ew', 'Aw', 'Lw', 'Ow', 'h_Pw', 'h_Dw'];
const BUILDINGS = ['Cb_s', 'Cb_w', 'Eb', 'Ab_f', 'Lb_r'];
const OTHERS = ['Ct', 'At', 'Vp', 'h_Dt'];
const HOLDERS = [null, 'C', 'E', 'L'] as const;

/** What lies in clearing 12 of the Autumn map, and who holds the hirelings. */
const scenes = fc.record({
  warriors: fc.array(fc.constantFrom(...WARRIORS), { maxLength: 9, size: 'max' }),
  buildings: fc.uniqueArray(fc.constantFrom(...BUILDINGS), { maxLength: 2 }),
  others: fc.uniqueArray(fc.constantFrom(...OTHERS)),
  spies: fc.constantFrom(...HOLDERS),
  moles: fc.constantFrom(...HOLDERS),
  hirer: fc.constantFrom(null, 'C', 'E', 'A'),
});

const SETUP = setupFor('C E A L O V', { hirelings: ['h_P', 'h_D', 'h_S'] });

function tableOf({
  warriors,
  buildings,
  others,
  spies,
  moles,
}: Parameters<Parameters<typeof scenes.map>[0]>[0]): Table {
  const table = tableFor(SETUP, { 12: [...warriors, ...buildings, ...others].join(' ') });
  const held = (name: string, holder: string | null) => ({ ...table.hirelings[name]!, holder });
  table.hirelings = { ...table.hirelings, h_P: held('h_P', spies), h_D: held('h_D', moles) };
  return table;
}

function there(table: Table, clearing: number): [owner: string, piece: string, count: number][] {
  const contents = (locations(table)[`${clearing}`] ?? {}) as Record<string, number>;
  return Object.entries(contents).flatMap(([name, count]) => {
    const match = /^(h_.|[A-Z])(.*)$/.exec(name);
    return match === null ? [] : [[match[1]!, match[2]!, count] as [string, string, number]];
  });
}

function rulerSlowly(table: Table, clearing: number, hirer: string | null): string | null {
  const pieces = there(table, clearing).filter(([, piece]) => piece.startsWith('w') || piece.startsWith('b'));
  if (pieces.some(([owner, piece]) => owner === 'L' && piece.startsWith('b'))) return 'L';
  const sums = new Map<string, number>();
  for (const [owner, piece, count] of pieces) {
    const hired = owner === 'O' && piece === 'w' && hirer !== null;
    const side = hired ? hirer : (table.hirelings[owner]?.holder ?? owner);
    sums.set(side, (sums.get(side) ?? 0) + count);
  }
  const most = Math.max(0, ...sums.values());
  const first = [...sums].filter(([, count]) => count === most && most > 0).map(([owner]) => owner);
  if (first.length === 1) return first[0]!;
  return first.includes('E') && pieces.some(([owner]) => owner === 'E') ? 'E' : null;
}

test('2.5, 7.2.2, 10.2.4, 11.2.7.III, H.3.1: who rules is who has most, counted by name', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const table = tableOf(scene);
      expect(ruler(table, 12, scene.hirer)).toBe(rulerSlowly(table, 12, scene.hirer));
    }),
    { numRuns: 300 },
  );
});

test('2.2.3: open slots are those printed, without ruin and buildings', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const table = tableOf(scene);
      const built = there(table, 12).filter(([, piece]) => piece.startsWith('b'));
      const filled = 1 + built.reduce((sum, [, , count]) => sum + count, 0);
      expect(openSlots(table, 12)).toBe(ROOT_MAPS.Fall.clearings[12].slots - filled);
    }),
    { numRuns: 60 },
  );
});

test('G.9, G.10: enemy pieces are all that are not its own or of a hireling it holds', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const table = tableOf(scene);
      const ctx = ctxFor(table, 'C');
      const me = ctx.taker;
      const enemies = there(table, 12).filter(([owner]) => owner !== 'C' && table.hirelings[owner]?.holder !== 'C');
      expect(enemyPiecesAt(ctx, me, 12)).toBe(enemies.reduce((sum, [, , count]) => sum + count, 0));
      const own = there(table, 12).filter(([owner]) => owner === 'C');
      expect(piecesAt(ctx, me, 12)).toBe(own.reduce((sum, [, , count]) => sum + count, 0));
    }),
    { numRuns: 100 },
  );
});

const tables = fc.record({
  map: fc.constantFrom(...MAPS),
  faction: fc.constantFrom('C', 'C+', 'D', 'D+', 'O'),
  tunnels: fc.uniqueArray(fc.constantFrom(...CLEARINGS), { maxLength: 3 }),
  opened: fc.array(fc.nat(5), { maxLength: 3 }),
  riverboats: fc.boolean(),
  ferried: fc.boolean(),
  ferry: fc.nat(3),
});

test('2.2.1, M.3.5, M.4.2, B.12, 12.2.2: whether two clearings are adjacent, asked pair by pair', () => {
  fc.assert(
    fc.property(tables, ({ map, faction, tunnels, opened, riverboats, ferried, ferry }) => {
      const other = faction.startsWith('D') ? 'C' : 'D';
      const table = tableFor(setupFor(`${faction} ${other} E`, { map }), {});
      const sheet = ROOT_MAPS[map];
      const column = ctxFor(table, 'E').layout.columnOf;
      for (const clearing of tunnels) table.rows[clearing]![column.get('Dt')!] = 1;
      const ferryAt = CLEARINGS.filter((clearing) => sheet.clearings[clearing].river)[ferry];
      if (ferryAt !== undefined) {
        for (const row of table.rows) row[column.get('ferry')!] = 0;
        table.rows[ferryAt]![column.get('ferry')!] = 1;
      }
      table.openPaths = opened.flatMap((n) => sheet.closedPaths[n]?.name ?? []);
      const ctx = ctxFor(table, faction[0]!);
      ctx.flags.riverboats = riverboats;
      ctx.flags.ferried = ferried;
      const bot = faction.endsWith('+');
      const adjacent = (a: number, b: number): boolean => {
        if (a === 0 || b === 0) return faction.startsWith('D') && tunnels.includes(Math.max(a, b) as 1);
        const name = `${Math.min(a, b)}_${Math.max(a, b)}`;
        const path = sheet.paths.find((one) => one.name === name);
        if (path !== undefined && (bot || !path.closed || table.openPaths.includes(name))) return true;
        const river = sheet.rivers.some((one) => one.name === name);
        if (river && (riverboats || faction === 'O')) return true;
        return river && !ferried && a === ferryAt;
      };
      for (const a of [0, ...CLEARINGS] as const) {
        const expected = [0, ...CLEARINGS].filter((b) => a !== b && adjacent(a, b));
        expect([...neighbours(ctx, ctx.taker, a)], `${map} ${faction} ${a}`).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});
