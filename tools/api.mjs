// Pages of what the packages export, made from the sources: each name with its declaration and its docstring.
// node tools/api.mjs [FOLDER]; `npm run measure -- api` writes them to docs/api/, which is not kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['cli', 'core', 'notation', 'bots', 'draw', 'session', 'language', 'language-server'];

/** The entries of all packages with their sources; those of properties are for the project's own tests. */
export const apiEntries = () =>
  PACKAGES.flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([path, target]) =>
      typeof target === 'string' || path.endsWith('-properties')
        ? []
        : [{ name: name + path.slice(1), source: join(root, 'packages', folder, target['woodlog:source']) }],
    );
  });

const escaped = (word) => word.replaceAll('$', '\\$');

/** The docstring that ends right before a place of a text, without its stars. */
function docBefore(text, at) {
  const before = text.slice(0, at).trimEnd();
  if (!before.endsWith('*/')) return '';
  const doc = before.slice(before.lastIndexOf('/**') + 3, -2);
  return doc
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** A declaration without its body or value. */
function signature(text, at) {
  const rest = text.slice(at);
  const [first] = rest.split('\n', 1);
  if (/^export type .*;$/.test(first)) return first;
  if (/^export (?:interface|type|abstract class|class) /.test(rest)) {
    const end = rest.search(/\n(?:\}|[^\n]*;)\n(?=\n|$)/);
    return end < 0 ? first : rest.slice(0, rest.indexOf('\n', end + 1));
  }
  if (/^export const /.test(rest)) {
    const line = rest.slice(0, rest.search(/ =(?:>|\s)|;\n/));
    return line.includes('\n\n') ? rest.split('\n', 1)[0] : line;
  }
  const end = rest.search(/ \{\n/);
  return rest.slice(0, end < 0 ? rest.indexOf('\n') : end);
}

/** Where a file of the sources declares a name: there, or in a file that it takes the name from. */
function declarationOf(file, name) {
  const text = readFileSync(file, 'utf8');
  const own = new RegExp(
    `^export (?:declare )?(?:async )?(?:function\\*?|const|type|interface|abstract class|class) ${escaped(name)}\\b`,
    'm',
  ).exec(text);
  if (own !== null) return { file, doc: docBefore(text, own.index), code: signature(text, own.index) };
  const taken = takenApart(text).find(({ names }) => names.includes(name));
  if (taken !== undefined) return { file, doc: docBefore(text, taken.index), code: `export const ${name}` };
  for (const { names, from } of reexports(text)) {
    const there = names.find(({ as }) => as === name);
    if (there !== undefined)
      return from.startsWith('.') ? declarationOf(resolve(dirname(file), from), there.name) : outside(from, there.name);
  }
  return null;
}

/** Names that a file takes from one value: `export const { ask, answer } = play`. */
const takenApart = (text) =>
  [...text.matchAll(/^(export )?const \{([^}]*)\} =\s/gm)].map(({ index, 1: exported, 2: list }) => ({
    index,
    isExported: exported !== undefined,
    names: list.split(',').map((word) => word.trim()),
  }));

/** A name of another package of ours, or of somebody else's. */
function outside(from, name) {
  const entry = apiEntries().find((one) => one.name === from);
  return entry === undefined ? { file: from, doc: '', code: name } : declarationOf(entry.source, name);
}

/** What a file exports of others: `export { a, type B as C } from './x.ts'`. */
const reexports = (text) =>
  [...text.matchAll(/^(?:export|import) (type )?\{([^}]*)\} from '([^']+)';/gm)].map(([, , list, from]) => ({
    from,
    names: list
      .split(',')
      .map((word) => word.trim().replace(/^type /, ''))
      .filter((word) => word !== '')
      .map((word) => {
        const [name, as = name] = word.split(' as ');
        return { name, as };
      }),
  }));

/** Everything that an entry exports, in its order by name. */
export function exportsOf(source) {
  const text = readFileSync(source, 'utf8');
  const declared = [...text.matchAll(/^export (?:async )?(?:function\*?|const|type|interface|class) (\w+)/gm)];
  const own = [
    ...declared.map(([, name]) => name),
    ...takenApart(text).flatMap(({ names, isExported }) => (isExported ? names : [])),
  ];
  const others = reexports(text.replace(/^import [^;]*;/gm, '')).flatMap(({ names }) => names.map(({ as }) => as));
  return [...new Set([...own, ...others])].sort().map((name) => ({ name, ...declarationOf(source, name) }));
}

/** A page of an entry. */
export function apiPage({ name, source }) {
  const parts = exportsOf(source).map(({ name: one, doc = '', code = '' }) => {
    const [words, ...examples] = doc.split(/^@example ?/m);
    const told = words.replace(/^@(\w+) /gm, '\n- *$1* ').trim();
    const shown = examples.map((example) => `\n\nExample:\n\n\`\`\`ts\n${example.trim()}\n\`\`\``).join('');
    return `## ${one}\n\n\`\`\`ts\n${code.trim()}\n\`\`\`\n\n${told}${shown}`.trimEnd();
  });
  return `# ${name}\n\n${parts.join('\n\n')}\n`;
}

/** Writes a page an entry into a folder, and a list of them; gives their number. */
export function writeApi(folder) {
  mkdirSync(folder, { recursive: true });
  const entries = apiEntries();
  for (const entry of entries) writeFileSync(join(folder, `${fileOf(entry)}.md`), apiPage(entry));
  const list = entries.map(
    (entry) => `- [${entry.name}](${fileOf(entry)}.md): ${exportsOf(entry.source).length} names`,
  );
  writeFileSync(join(folder, 'README.md'), `# What the packages export\n\n${list.join('\n')}\n`);
  return entries.length + 1;
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? join(root, 'docs/api');
  if (folder.startsWith('-')) throw new Error(`expected a folder, got ${folder}: node tools/api.mjs [FOLDER]`);
  console.log(`${writeApi(folder)} pages in ${folder}`);
}

function fileOf({ name }) {
  return name.replace('@', '').replaceAll('/', '-');
}
