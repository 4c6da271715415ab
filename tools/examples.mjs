// Examples of docstrings that say what they come to: `@example EXPRESSION // VALUE`, the value as JavaScript, perhaps on a
// line of its own. Its names are those that its file exports, and those of the entry of its game or kernel.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const pattern = /@example[ \n*]+([^\n]*?)(?: |\n *\* *)\/\/ (.*?)(?: \*\/)?$/gm;

/** The examples of a source text that say their value. */
export const examplesOf = (text) => [...text.matchAll(pattern)].map(([, expression, value]) => ({ expression, value }));

/** All examples of the packages, each with its file and the files whose exports it may name. */
export const allExamples = (root) =>
  readdirSync(join(root, 'packages')).flatMap((pack) => {
    const source = join('packages', pack, 'src');
    if (!existsSync(join(root, source))) return [];
    return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const path = join(source, file);
        const entry = join(source, file.split(sep)[0], 'index.ts');
        const imports = [...(existsSync(join(root, entry)) ? [entry] : []), path];
        return examplesOf(readFileSync(join(root, path), 'utf8')).map((example) => ({
          ...example,
          path: path.replaceAll(sep, '/'),
          imports: imports.map((one) => join(root, one)),
        }));
      });
  });
