import { describe, expect, it } from 'vitest';
import { CLEARINGS, CLEARING_SUITS, type Clearing, MAPS } from '../vocabulary.ts';
import type { Forest, Link, RootMap } from './map.ts';
import { ROOT_MAPS } from './maps.ts';

/** What encloses and divides forests (G.11): paths, closed ones too (M.4.2), and the Winter river (M.2.1). */
const dividers = (map: RootMap): readonly Link[] => (map.name === 'Winter' ? [...map.paths, ...map.rivers] : map.paths);

/** The sides of a forest, named as links; a shore is what lies between two coastal clearings (M.3.4). */
const sides = (map: RootMap, forest: Forest): string[] =>
  forest.around.map((c, i) => {
    const d = forest.around[(i + 1) % forest.around.length]!;
    const name = c < d ? `${c}_${d}` : `${d}_${c}`;
    if (dividers(map).some((line) => line.name === name)) return name;
    return map.clearings[c].coast && map.clearings[d].coast ? `shore ${name}` : `nothing ${name}`;
  });

const coastal = (map: RootMap, forest: Forest) => sides(map, forest).some((side) => side.startsWith('shore'));

const crosses = (map: RootMap, p: Link, q: Link): boolean => {
  const turn = (a: Clearing, b: Clearing, c: Clearing) => {
    const [A, B, C] = [map.clearings[a], map.clearings[b], map.clearings[c]];
    return Math.sign((B.x - A.x) * (C.y - A.y) - (B.y - A.y) * (C.x - A.x));
  };
  return (
    new Set([p.a, p.b, q.a, q.b]).size === 4 &&
    turn(p.a, p.b, q.a) !== turn(p.a, p.b, q.b) &&
    turn(q.a, q.b, p.a) !== turn(q.a, q.b, p.b)
  );
};

describe.each(MAPS)('%s', (name) => {
  const map = ROOT_MAPS[name];

  it('bears its name', () => expect(map.name).toBe(name));

  it('names each path once, lower clearing first', () => {
    for (const { name, a, b } of [...map.paths, ...map.rivers, ...map.oppositeCorners]) {
      expect(a).toBeLessThan(b);
      expect(name).toBe(`${a}_${b}`);
    }
    expect(new Set(map.paths.map((path) => path.name)).size).toBe(map.paths.length);
    expect(map.pathNamed.size).toBe(map.paths.length);
  });

  it('has symmetric adjacency', () => {
    for (const links of [map.adjacent, map.riverAdjacent])
      for (const c of CLEARINGS) {
        expect(links[c]).not.toContain(c);
        for (const d of links[c]) expect(links[d]).toContain(c);
      }
  });

  it('is connected, also while its closed paths are closed (M.4.2)', () => {
    const reached = new Set<Clearing>([1]);
    for (const c of reached)
      for (const path of map.paths)
        if (!path.closed && (path.a === c || path.b === c)) reached.add(path.a === c ? path.b : path.a);
    expect(reached.size).toBe(12);
  });

  it('has no two paths that cross', () => {
    for (const p of map.paths) for (const q of map.paths) expect(crosses(map, p, q), `${p.name} ${q.name}`).toBe(false);
  });

  it('is enclosed by a loop of paths (G.15), its corners on it', () => {
    const loop = map.edgeLoop;
    expect(new Set(loop).size).toBe(loop.length);
    loop.forEach((c, i) => void expect(map.adjacent[c]).toContain(loop[(i + 1) % loop.length]!));
    for (const c of CLEARINGS) {
      expect(map.clearings[c].edge).toBe(loop.includes(c));
      if (map.clearings[c].corner) expect(map.clearings[c].edge).toBe(true);
    }
  });

  it('has four corners in two opposite pairs', () => {
    const corners = CLEARINGS.filter((c) => map.clearings[c].corner);
    expect(corners).toEqual([1, 2, 3, 4]);
    for (const c of corners) expect(map.clearings[map.clearings[c].oppositeCorner!].oppositeCorner).toBe(c);
  });

  it('has four ruins, each in a slot (5.1.4)', () => {
    expect(map.ruinClearings).toHaveLength(4);
    for (const c of CLEARINGS) {
      expect(map.clearings[c].ruin).toBe(map.ruinClearings.includes(c));
      expect(map.clearings[c].slots).toBeGreaterThanOrEqual(map.clearings[c].ruin ? 2 : 1);
      expect(map.clearings[c].slots).toBeLessThanOrEqual(3);
    }
  });

  it('has as many forests as its lines enclose (Euler; the lake is one more vertex)', () => {
    const shores = map.coastalClearings.length;
    const vertices = 12 + (shores > 0 ? 1 : 0);
    const edges = dividers(map).length + shores;
    expect(map.forests.length + 1).toBe(2 - vertices + edges);
  });

  it('has forests ringed by lines, each line with a forest on either side (G.11)', () => {
    const loop = map.edgeLoop.map((c, i) =>
      [c, map.edgeLoop[(i + 1) % map.edgeLoop.length]!].sort((a, b) => a - b).join('_'),
    );
    const touching = map.forests.flatMap((forest) => sides(map, forest));
    expect(touching.filter((side) => side.startsWith('nothing'))).toEqual([]);
    for (const line of dividers(map))
      expect(touching.filter((side) => side === line.name).length, line.name).toBe(loop.includes(line.name) ? 1 : 2);
  });

  it('names forests by their clearings, ascending', () => {
    for (const forest of map.forests) expect(forest.name).toBe(forest.clearings.join('_'));
    expect(map.forestNamed.size).toBe(map.forests.length);
    for (const c of CLEARINGS) expect(map.forestsAt[c]).toEqual(map.forests.filter((f) => f.clearings.includes(c)));
  });

  it('has forests adjacent across each line (2.4.1), and coastal ones at a coastal clearing (M.3.4)', () => {
    for (const forest of map.forests) {
      const mine = sides(map, forest);
      const shore = (f: Forest) => f.clearings.filter((c) => map.clearings[c].coast);
      const neighbours = map.forests.filter(
        (other) =>
          other !== forest &&
          (sides(map, other).some((side) => mine.includes(side)) ||
            (coastal(map, forest) && coastal(map, other) && shore(other).some((c) => shore(forest).includes(c)))),
      );
      expect([...forest.adjacentForests].sort(), forest.name).toEqual(neighbours.map((f) => f.name).sort());
    }
  });
});

describe('what maps differ in', () => {
  it('prints suits on Fall only, four of each (C.1.2, A.1)', () => {
    for (const name of MAPS) {
      const suits = CLEARINGS.map((c) => ROOT_MAPS[name].clearings[c].suit);
      if (name === 'Fall') for (const suit of CLEARING_SUITS) expect(suits.filter((s) => s === suit)).toHaveLength(4);
      else expect(suits).toEqual(Array(12).fill(null));
    }
  });

  it('has the printed totals of slots', () => {
    const slots = MAPS.map((name) => CLEARINGS.reduce((sum, c) => sum + ROOT_MAPS[name].clearings[c].slots, 0));
    expect(slots).toEqual([22, 22, 22, 23]);
  });

  it('closes paths on Mountain only, six (M.4.1, C.3.2)', () => {
    expect(MAPS.map((name) => ROOT_MAPS[name].closedPaths.length)).toEqual([0, 0, 0, 6]);
  });

  it('links each two coastal clearings across the lake (M.3.2), and starts the Ferry in the coastal corner (M.3.1)', () => {
    const { LAKE: lake, rest } = { LAKE: ROOT_MAPS.Lake, rest: MAPS.filter((name) => name !== 'Lake') };
    for (const c of CLEARINGS) {
      const others = lake.coastalClearings.filter((d) => d !== c);
      expect(lake.riverAdjacent[c]).toEqual(lake.clearings[c].coast ? others : []);
    }
    expect(lake.coastalClearings.filter((c) => lake.clearings[c].corner)).toEqual([lake.ferryStart]);
    for (const name of rest) expect([ROOT_MAPS[name].ferryStart, ...ROOT_MAPS[name].coastalClearings]).toEqual([null]);
  });

  it('has rivers that are one line elsewhere', () => {
    for (const name of ['Fall', 'Winter', 'Mountain'] as const) {
      const map = ROOT_MAPS[name];
      const degrees = CLEARINGS.map((c) => map.riverAdjacent[c].length).filter((degree) => degree > 0);
      expect(degrees.filter((degree) => degree === 1)).toHaveLength(2);
      expect(Math.max(...degrees)).toBe(2);
      expect(degrees).toHaveLength(map.rivers.length + 1);
    }
  });

  it('puts the Tower on the Pass of Mountain (M.4.1, M.4.4)', () => {
    expect(MAPS.map((name) => ROOT_MAPS[name].towerStart)).toEqual([null, null, null, 10]);
    expect(MAPS.map((name) => ROOT_MAPS[name].pass)).toEqual([null, null, null, 10]);
  });
});
