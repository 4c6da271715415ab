import { isLeft } from 'fp-ts/lib/Either.js';
import { type Table, layoutOf } from '@woodlog/core/root';
import { openingOf, parse } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import { mapBox } from './map.ts';
import { placeNear } from './targets.ts';

/** Pixels that the map is wide on a phone. */
const PHONE = 390;
const nobody = () => ({ ruler: null, openSlots: 0 });

function opening(map: string): Table {
  const game = openingOf(parse(`Map: ${map}\nDeck: E&P\nC: Ann\nV: Bob\n`));
  if (isLeft(game)) throw new Error(game.left.message);
  return game.right.table;
}

test.each(['Fall', 'Winter', 'Lake', 'Mountain'])(
  '%s: every clearing, forest and path can be a target with a name, 44 pixels wide on a phone',
  (name) => {
    const table = opening(name);
    const { map } = layoutOf(table.setup);
    const open = [
      ...Object.keys(map.clearings),
      ...map.forests.map((forest) => forest.name),
      ...map.paths.map((path) => path.name),
    ];
    const box = mapBox(table, nobody, [], { open, chosen: '1' });
    const svg = box.draw(0, 0);
    for (const place of open) {
      const [, label, radius] =
        new RegExp(`data-open="${place}"[^>]*aria-label="([^"]+)"[^>]*><circle[^>]* r="([\\d.]+)"`).exec(svg) ?? [];
      expect(label, place).toMatch(/^(clearing|forest|path) /);
      expect((2 * Number(radius) * PHONE) / box.width, place).toBeGreaterThanOrEqual(44);
    }
    expect(svg.match(/aria-pressed="true"/g)).toHaveLength(1);
  },
);

test('a tap means the nearest open place, and none if all are far away', () => {
  const table = opening('Fall');
  const { width, height } = mapBox(table, nobody);
  expect(placeNear(table, { x: 0, y: 0 }, ['1', '5'])).toBe('1');
  expect(placeNear(table, { x: width / 2, y: height / 2 }, ['1'])).toBe(null);
});
