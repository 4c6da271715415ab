import { expect, it } from 'vitest';
import type { Link } from '../../src/root/data/maps/map.ts';
import { ROOT_MAPS } from '../../src/root/data/maps/maps.ts';
import { CLEARINGS, MAPS, type MapName } from '../../src/root/data/vocabulary.ts';
import { describeReference, json } from './reference.ts';

interface MapReference {
  clearings: Record<number, Record<string, unknown>>;
  forests: { name: string; clearings: number[]; cycle: number[]; adjacentForests: string[]; x: number; y: number }[];
  special: { ferryStart?: number; towerStart?: number; pass?: number };
  [links: string]: unknown;
}

const pairs = (links: readonly Link[]) => links.map(({ a, b }) => [a, b]);

describeReference("Root's maps", () => {
  const { maps } = json<{ maps: Record<MapName, MapReference> }>('root-maps.json');

  it.each(MAPS)('has the map %s field by field', (name) => {
    const [map, reference] = [ROOT_MAPS[name], maps[name]];
    for (const c of CLEARINGS) {
      const { freeSlotsAtSetup, adjacentAtSetup, pass, coastal, ...fields } = reference.clearings[c]!;
      const { clearing, coast, edge, ...own } = map.clearings[c];
      const lookups = { adjacent: map.adjacent[c], riverAdjacent: map.riverAdjacent[c] };
      expect({ ...own, ...lookups, mapEdge: edge }, `${name} ${c}`).toEqual(fields);
      expect(coast).toBe(coastal ?? false);
      expect(freeSlotsAtSetup).toBe(own.slots - (own.ruin ? 1 : 0));
      expect(c === map.pass).toBe(pass ?? false);
      const open = map.adjacent[c].filter(
        (d) => !map.closedPaths.some((p) => [p.a, p.b].every((e) => e === c || e === d)),
      );
      if (adjacentAtSetup) expect(open).toEqual(adjacentAtSetup);
    }
    expect(pairs(map.paths)).toEqual(reference['paths']);
    expect(pairs(map.closedPaths)).toEqual(reference['closedPaths']);
    expect(pairs(map.rivers)).toEqual(reference['rivers']);
    expect(pairs(map.oppositeCorners)).toEqual(reference['oppositeCorners']);
    expect(map.edgeLoop).toEqual(reference['mapEdgeLoop']);
    expect(map.ruinClearings).toEqual(reference['ruinClearings']);
    expect(map.coastalClearings).toEqual(reference['coastalClearings']);
    const { ferryStart = null, towerStart = null, pass = null } = reference.special;
    expect([map.ferryStart, map.towerStart, map.pass]).toEqual([ferryStart, towerStart, pass]);
    const forests = map.forests.map(({ around, ...rest }) => ({ cycle: around, ...rest }));
    const expected = reference.forests.map(({ name, clearings, cycle, adjacentForests, x, y }) => {
      return { name, clearings, cycle, adjacentForests, x, y };
    });
    expect(forests).toEqual(expected);
  });
});
