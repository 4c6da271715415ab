import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PLANTS, buildPlanted, findPlanted } from './planted.ts';

/** One seed in every test run; `FUZZ_SEEDS=maple,bramble,thorn npx vitest run packages/cli/test/fuzz/planted.test.ts` tries others, too, and tells the times. */
const SEEDS = (process.env['FUZZ_SEEDS'] ?? 'maple').split(',');
const TELLS = process.env['FUZZ_SEEDS'] !== undefined;

const folder = mkdtempSync(join(tmpdir(), 'woodlog-planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('fuzz finds a planted fault within a minute', () => {
  test.each(PLANTS.map((plant) => [plant.name, plant] as const))(
    '%s',
    async (name, plant) => {
      const own = mkdtempSync(join(folder, 'plant-'));
      await buildPlanted(plant, own);
      for (const seed of SEEDS) {
        const found = await findPlanted(plant, own, seed);
        expect(found, `${name}, seed ${seed}`).not.toBeNull();
        if (TELLS) console.log(`${name}, seed ${seed}: ${found?.seconds.toFixed(1)} s: ${found?.line}`);
      }
    },
    200_000,
  );
});

test('a fragment that is no longer there is said to be missing', async () => {
  const gone = { ...PLANTS[0]!, fragment: 'there is no such line' };
  await expect(buildPlanted(gone, folder)).rejects.toThrow('no longer has just once');
});
