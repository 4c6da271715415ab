import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Where `@woodlog/core/kernel` and its like lie in this copy of the sources: `node_modules` leads to the original. */
function ownPackages(root) {
  return Object.fromEntries(
    ['core', 'notation'].flatMap((name) => {
      const folder = join(root, 'packages', name);
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return Object.entries(exports).map(([entry, to]) => [
        `@woodlog/${name}${entry.slice(1)}`,
        resolve(folder, to['woodlog:source']),
      ]);
    }),
  );
}

/** `import.meta` has no meaning in a bundle: what tests read from it is written into them. */
const ownPath = {
  name: 'own-path',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](test|tools)[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(`file://${path}`))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    })),
};

/**
 * All tests, and all that they test, as one script. Its value is a function of `require` that gives a
 * loader for each file of tests; a loader runs its file, and those it imports that have not run yet.
 */
export async function bundle(root, tests) {
  const loaders = tests.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(join(root, file))})`);
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${loaders.join(', ')} };`, resolveDir: root },
    alias: ownPackages(root),
    conditions: ['woodlog:source'],
    plugins: [ownPath],
    packages: 'external',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  return `(require) => { const module = {}; ${outputFiles[0].text}\nreturn module.exports; }`;
}
