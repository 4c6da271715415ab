import { expect, test } from 'vitest';
import { viewerPage } from '../src/viewer/html.ts';
import { FIRST_GAME, filesFolder, run } from './command.ts';

const { file } = filesFolder();

interface Line {
  readonly turn: number;
  readonly taker: string;
  readonly points: Readonly<Record<string, number>>;
  readonly chances: Readonly<Record<string, number>>;
}

test('chances to win, before the first line and after each', async () => {
  const { code, out, err } = await run(['analyze', '--runs', '3', '--json', FIRST_GAME]);
  expect([code, err]).toEqual([0, '']);
  const { lines, ...rest } = JSON.parse(out) as { readonly lines: readonly Line[] };
  expect(rest).toEqual({ game: 'root', seats: ['C', 'E', 'A', 'V'], runs: 3, seed: 'chances' });
  expect(lines.map(({ turn }) => turn)).toEqual(Array.from({ length: 13 }, (_, turn) => turn));
  expect(lines.slice(0, 2).map(({ taker }) => taker)).toEqual(['', 'C']);
  expect(lines.at(-1)).toMatchObject({ taker: 'V', points: { C: 4, E: 3, A: 2, V: 4 } });
  for (const { chances } of lines) expect(Object.values(chances).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 2);
  expect((await run(['analyze', '--runs', '3', '--json', FIRST_GAME])).out).toBe(out);
  const table = await run(['analyze', '--runs', '3', FIRST_GAME]);
  expect(table.out).toMatch(/^turn +C +E +A +V\n +0 +\d+ % \(0\)/);
  expect(table.out.split('\n')).toHaveLength(15);
});

test('a log that was won ends with who won it; mistakes are told', async () => {
  const won = file('won.rootlog', 'Map: Fall\nDeck: Standard\nC: Ann\nE: Bob\n\nC:t_k->1\nE:b+6w->3\n\nC:++30\n');
  const { out } = await run(['analyze', '--json', won]);
  expect((JSON.parse(out) as { readonly lines: readonly Line[] }).lines.at(-1)?.chances).toEqual({ C: 1, E: 0 });
});

test('a replay page has chances as data', () => {
  const parts = { title: '', log: '', diagnostics: [], script: '', style: '', palette: {} };
  const chances = [{ turn: 1, chances: { C: 0.75, E: 0.25 } }];
  expect(viewerPage({ ...parts, chances })).toContain(`"chances" type="application/json">${JSON.stringify(chances)}<`);
  expect(viewerPage(parts)).toContain('"chances" type="application/json">[]<');
});

test('other games and logs without a table are refused', async () => {
  const tiles = new URL('golden/two.carcassonne', import.meta.url).pathname;
  expect(await run(['analyze', tiles])).toMatchObject({ code: 1, err: expect.stringContaining('for Root only') });
  const none = file('none.rootlog', 'Map: Fall\n');
  expect((await run(['analyze', none])).code).toBe(1);
});
