// The public entries of the libraries, read from the `exports` of their package.json. Those of properties are for tests and
// the command `fuzz`: they bring fast-check along, which asks for globals of Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const libraries = ['core', 'notation', 'bots', 'draw', 'session', 'language', 'language-server', 'cli'];

export const publicEntries = (root) =>
  libraries.flatMap((library) => {
    const folder = join(root, 'packages', library);
    const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const entries = Object.entries(exports).filter(
      ([subpath, target]) => !subpath.endsWith('-properties') && target['woodlog:source'] && !target.node,
    );
    return entries.map(([subpath, target]) => ({
      name: name + subpath.slice(1),
      source: join(folder, target['woodlog:source']),
    }));
  });
