// Which way imports may point: cli -> bots -> core, cli -> notation -> core. Inside a package the
// games do not import one another, and the kernel imports no game. Nor do imports go round in circles.

const mayImport = { core: [], notation: ['core'], bots: ['core'], cli: ['core', 'notation', 'bots'] };
const gameOfFolder = { root: 'root', rootlog: 'root', carcassonne: 'carcassonne', 'fuzzy-knights': 'fuzzy-knights' };
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The package and folder (`kernel`, a game, or undefined) that an import from `path` reaches, if it is ours. */
const reach = (path, specifier) => {
  const workspace = /^(?:@woodlog\/(\w+)|woodlog)(?:\/([\w-]+))?$/.exec(specifier);
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
      own.pack !== 'cli' && game !== undefined && game !== ownGame && (ownGame || own.folder === 'kernel');
    return wrongPackage || wrongGame ? [`${path} may not import ${specifier}`] : [];
  });
};

/** Imports that are gone when the program runs: they give nothing but types. */
const typesPattern = /\b(?:import|export)\s+type\s+(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s+from\s*['"][^'"]+['"]/g;

/** The files that a source brings along when it runs. */
const broughtBy = (path, text) =>
  [...text.replaceAll(typesPattern, '').matchAll(importPattern)].flatMap(([, specifier]) =>
    specifier.startsWith('.') ? [new URL(specifier, `file:///${path}`).pathname.slice(1)] : [],
  );

/** The circles in which sources bring one another along: each as its paths, the first of them once more at the end. */
export const importCircles = (textOf) => {
  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  const walk = (path, way) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path]);
    if (way.includes(path) || done.has(path)) return;
    for (const next of broughtBy(path, textOf.get(path) ?? '')) walk(next, [...way, path]);
    done.add(path);
  };
  for (const path of textOf.keys()) walk(path, []);
  return circles;
};
