import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { INITIAL, Registry, parseRawGrammar } from 'vscode-textmate';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const manifest = JSON.parse(read('package.json')).contributes;

interface Grammar {
  readonly scopeName: string;
  readonly path: string;
}
const grammars: readonly Grammar[] = manifest.grammars;

const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
const registry = new Registry({
  onigLib: loadWASM(readFileSync(wasm)).then(() => ({ createOnigScanner, createOnigString })),
  loadGrammar: async (scope) => {
    const path = grammars.find(({ scopeName }) => scopeName === scope)?.path ?? '';
    return parseRawGrammar(read(path), path);
  },
});

/** What each piece of a text is, by the first two words of its scope: `['Map', 'keyword.other']`. */
async function tokens(scope: string, text: string): Promise<(readonly [string, string])[]> {
  const grammar = await registry.loadGrammar(scope);
  if (grammar === null) throw new Error(`no grammar ${scope}`);
  let state = INITIAL;
  return text.split('\n').flatMap((line) => {
    const { tokens: found, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return found
      .map(
        ({ startIndex, endIndex, scopes }) => [line.slice(startIndex, endIndex), kindOf(scopes.at(-1) ?? '')] as const,
      )
      .filter(([piece]) => piece.trim() !== '');
  });
}

const kindOf = (scope: string): string => scope.split('.').slice(0, 2).join('.');

test('a Rootlog has colours for labels, pieces, cards, battles and points', async () => {
  expect(await tokens('source.rootlog', 'Map: Fall\nC: Ann B.\nC:2t->5/XE11(1,0)/Z%b/++2/B#C->$_r // why')).toEqual([
    ['Map', 'keyword.other'],
    [':', 'punctuation.separator'],
    [' Fall', 'string.unquoted'],
    ['C', 'entity.name'],
    [':', 'punctuation.separator'],
    ['Ann B.', 'string.unquoted'],
    ['C', 'entity.name'],
    [':', 'punctuation.separator'],
    ['2', 'constant.numeric'],
    ['t', 'entity.name'],
    ['->', 'keyword.operator'],
    ['5', 'constant.numeric'],
    ['/', 'punctuation.separator'],
    ['X', 'keyword.control'],
    ['E', 'entity.name'],
    ['11', 'constant.numeric'],
    ['(1,0)', 'constant.numeric'],
    ['/', 'punctuation.separator'],
    ['Z', 'keyword.control'],
    ['%b', 'variable.other'],
    ['/', 'punctuation.separator'],
    ['++', 'keyword.operator'],
    ['2', 'constant.numeric'],
    ['/', 'punctuation.separator'],
    ['B', 'constant.language'],
    ['#', 'keyword.operator'],
    ['C', 'entity.name'],
    ['->', 'keyword.operator'],
    ['$_r', 'storage.type'],
    ['// why', 'comment.line'],
  ]);
});

test('Carcassonne records and logs of Fuzzy Knights have colours', async () => {
  expect(await tokens('source.carcassonne', 'B = Bo <red>\n1A (0,-1) FCCCm / a comment')).toEqual([
    ['B', 'entity.name'],
    ['=', 'keyword.operator'],
    ['Bo <red>', 'string.unquoted'],
    ['1', 'constant.numeric'],
    ['A', 'entity.name'],
    ['(0,-1)', 'constant.numeric'],
    ['FCCC', 'entity.name'],
    ['m', 'keyword.control'],
    [' / a comment', 'comment.line'],
  ]);
  expect(await tokens('source.knights', 'P1: ROLL CACHE 1dP [80] => LARGE // lucky')).toEqual([
    ['P1', 'entity.name'],
    [':', 'punctuation.separator'],
    ['ROLL', 'keyword.control'],
    ['CACHE', 'keyword.control'],
    ['1dP', 'constant.numeric'],
    ['[80]', 'constant.numeric'],
    ['=>', 'keyword.operator'],
    ['LARGE', 'keyword.control'],
    ['// lucky', 'comment.line'],
  ]);
});

test.each([
  '../../examples/first-game.rootlog',
  '../cli/test/golden/six.rootlog',
  '../cli/test/golden/settings.rootlog',
])('nothing in %s is without a colour', async (path) => {
  const plain = (await tokens('source.rootlog', read(path))).filter(([, kind]) => kind === 'source.rootlog');
  expect(plain).toEqual([]);
});

test('every file that the manifest names is there', () => {
  const files = [...manifest.grammars, ...manifest.snippets].map(({ path }) => path);
  const settings = manifest.languages.map((one: { readonly configuration: string }) => one.configuration);
  for (const path of [...files, ...settings]) expect(() => JSON.parse(read(path))).not.toThrow();
});
