import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { publicEntries } from './public-entries.mjs';

/** Names between braces, without types: `a as b` gives a and b. */
const namesIn = (list) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(/\s+as\s+/))
    .map(([name, as = name]) => ({ name, as }));

/**
 * A plugin of esbuild: imports from an entry go to the files behind it. Chunks are made of whatever the files that they
 * load import, and an entry imports all of its library: a page that loads part of one would get all of it.
 */
export function throughEntries(root) {
  const sources = new Map(publicEntries(root).map(({ name, source }) => [name, source]));
  const entries = new Map();

  /** Where the names of an entry stand. */
  function behind(entry) {
    let files = entries.get(entry);
    if (files !== undefined) return files;
    files = new Map();
    entries.set(entry, files);
    const text = readFileSync(entry, 'utf8');
    for (const [, isType, list, from] of text.matchAll(/^export (type )?\{([^}]*)\} from '(\.[^']+)';/gm)) {
      if (isType !== undefined) continue;
      const file = resolve(dirname(entry), from);
      for (const { name, as } of namesIn(list)) files.set(as, behind(file).get(name) ?? { file, name });
    }
    return files;
  }

  return {
    name: 'through-entries',
    setup(build) {
      build.onLoad({ filter: /packages\/[\w-]+\/src\/.*\.tsx?$/ }, ({ path }) => {
        const direct = (whole, word, list, from) => {
          const entry = sources.get(from) ?? resolve(dirname(path), from);
          if (!existsSync(entry)) return whole;
          const files = behind(entry);
          return namesIn(list)
            .map(({ name, as }) => {
              const there = files.get(name) ?? { file: entry, name };
              return `${word} { ${there.name} as ${as} } from ${JSON.stringify(there.file)};`;
            })
            .join(' ');
        };
        const contents = readFileSync(path, 'utf8').replaceAll(
          /^(import|export) \{([^}]*)\} from '((?:@woodlog\/|\.)[^']+)';/gm,
          direct,
        );
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
