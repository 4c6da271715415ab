// Which way packages may import is `mayImport`, below. Inside a package the games do not import one another, and the kernel
// imports no game; pictures import no rules; the rooms of Root in core rest on those below. Circles of imports are counted.

import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const mayImport = {
  core: [],
  notation: ['core'],
  bots: ['core'],
  draw: ['core'],
  session: ['core', 'notation', 'bots'],
  language: ['core', 'notation'],
  'language-server': ['notation', 'language'],
  web: ['core', 'notation', 'bots', 'draw', 'session', 'language'],
  vscode: ['session', 'web'],
  cli: ['core', 'notation', 'bots', 'draw', 'session', 'language', 'language-server'],
};
const gameOfFolder = { root: 'root', rootlog: 'root', carcassonne: 'carcassonne', 'fuzzy-knights': 'fuzzy-knights' };
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Paths of all sources of the packages, from the root. */
export const sourcePaths = (root) =>
  readdirSync(join(root, 'packages'))
    .filter((pack) => existsSync(join(root, 'packages', pack, 'src')))
    .flatMap((pack) =>
      readdirSync(join(root, 'packages', pack, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `packages/${pack}/src/${file.replaceAll(sep, '/')}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'));

/** The package and folder (`kernel`, a game, or undefined) that an import from `path` reaches, if it is ours. */
const reach = (path, specifier) => {
  const workspace = /^(?:@woodlog\/([\w-]+)|woodlog)(?:\/([\w-]+))?$/.exec(specifier);
  if (workspace) return { pack: workspace[1] ?? 'cli', folder: workspace[2] };
  if (!specifier.startsWith('.')) return undefined;
  return place(new URL(specifier, `file:///${path}`).pathname.slice(1));
};

const place = (path) => {
  const [, pack, , folder] = path.split('/');
  return { pack, folder };
};

/** One line for each import in the source text at `path` (from the root, with `/`) that points the wrong way. */
export const wrongArrows = (path, text) => {
  const own = place(path);
  const ownGame = gameOfFolder[own.folder];
  return [...text.matchAll(importPattern)].flatMap(([, specifier]) => {
    const to = reach(path, specifier);
    if (!to) return [];
    const game = gameOfFolder[to.folder];
    const wrongPackage = to.pack !== own.pack && !mayImport[own.pack].includes(to.pack);
    const wrongGame =
      own.pack !== 'cli' &&
      own.pack !== 'web' &&
      game !== undefined &&
      game !== ownGame &&
      (ownGame || own.folder === 'kernel');
    const rules = own.pack === 'draw' && to.folder === 'root-law';
    return wrongPackage || wrongGame || rules ? [`${path} may not import ${specifier}`] : [];
  });
};

/** Imports that are gone when the program runs: they give nothing but types. */
const typesPattern = /\b(?:import|export)\s+type\s+(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s+from\s*['"][^'"]+['"]/g;

const importsOf = (path, text) =>
  [...text.matchAll(importPattern)].flatMap(([, specifier]) =>
    specifier.startsWith('.') ? [new URL(specifier, `file:///${path}`).pathname.slice(1)] : [],
  );

const rootFolder = 'packages/core/src/root/';

/** The rooms of Root in core from the ground up. A room imports itself and the rooms below it. */
const rootRooms = [
  'data',
  'cards',
  'words',
  'table',
  'law',
  'ledger',
  'turn',
  'factions',
  'hirelings',
  'landmarks',
  'view',
  'audit',
];

/** Where a lower room picks up what higher ones hook into it. */
const hookFiles = ['packages/core/src/root/ledger/hooks.ts'];

/**
 * One line for each import of Root's sources in core that leads from a room to a higher one. A file beside the rooms stands
 * as high as the highest room that it imports.
 */
export const importsUp = (textOf) => {
  const roomOf = (path) => /^packages\/core\/src\/root\/([\w-]+)\//.exec(path)?.[1];
  const heights = new Map();
  const heightOf = (path) => {
    const room = roomOf(path);
    if (room !== undefined || !path.startsWith(rootFolder)) return rootRooms.indexOf(room);
    if (!heights.has(path)) {
      heights.set(path, -1);
      const imported = importsOf(path, textOf.get(path) ?? '').map(heightOf);
      heights.set(path, Math.max(-1, ...imported));
    }
    return heights.get(path);
  };
  return [...textOf]
    .filter(([path]) => rootRooms.includes(roomOf(path)) && !hookFiles.includes(path))
    .flatMap(([path, text]) =>
      importsOf(path, text)
        .filter((imported) => heightOf(imported) > heightOf(path))
        .map((imported) => `${path} lies below ${imported}`),
    );
};

/**
 * The circles in which sources import one another, each as its paths in order: those of imports that bring a file along
 * when the program runs, and those that close only by imports of types.
 */
export const importCircles = (textOf) => {
  const values = circlesOf(textOf, (path, text) => importsOf(path, text.replaceAll(typesPattern, '')));
  const known = new Set(values.map(String));
  return { values, types: circlesOf(textOf, importsOf).filter((circle) => !known.has(String(circle))) };
};

/** Tarjan's strongly connected components, without those of one file. */
const circlesOf = (textOf, importsIn) => {
  const circles = [];
  const entered = new Map();
  const way = [];
  /** Gives the earliest file on the way that can be reached from this one. */
  const walk = (path) => {
    const number = entered.size;
    entered.set(path, number);
    way.push(path);
    let earliest = number;
    for (const next of importsIn(path, textOf.get(path))) {
      if (!textOf.has(next)) continue;
      if (!entered.has(next)) earliest = Math.min(earliest, walk(next));
      else if (way.includes(next)) earliest = Math.min(earliest, entered.get(next));
    }
    if (earliest === number) {
      const circle = way.splice(way.indexOf(path));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return earliest;
  };
  for (const path of textOf.keys()) if (!entered.has(path)) walk(path);
  return circles;
};
