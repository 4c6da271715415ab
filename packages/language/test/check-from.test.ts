import { readFileSync, readdirSync } from 'node:fs';
import * as carcassonne from '@woodlog/notation/carcassonne';
import * as knights from '@woodlog/notation/fuzzy-knights';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const GOLDEN = new URL('../../cli/test/golden/', import.meta.url);

const textsOf = (ending: string): readonly string[] =>
  readdirSync(GOLDEN)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name, GOLDEN), 'utf8'));

interface Notation<Tree, Checked extends { readonly diagnostics: unknown }> {
  parse(text: string): Tree;
  checkFrom(tree: Tree, before?: Checked): Checked;
}

/** Whatever is edited, one character after the other, a check that goes on says what a new one says. */
function expectSame<Tree, Checked extends { readonly diagnostics: unknown }>(
  { parse, checkFrom }: Notation<Tree, Checked>,
  texts: readonly string[],
): void {
  const edit = fc.tuple(fc.nat(), fc.constantFrom('', '3', 'C', '\n', 'x', '(', 'P2: END\n'), fc.nat(6));
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 5 }), (start, edits) => {
      let text = start;
      let checked = checkFrom(parse(text));
      for (const [place, written, removed] of edits) {
        const at = place % (text.length + 1);
        text = text.slice(0, at) + written + text.slice(at + removed);
        checked = checkFrom(parse(text), checked);
        expect(checked.diagnostics).toEqual(checkFrom(parse(text)).diagnostics);
      }
    }),
    { numRuns: 20 },
  );
}

test('Carcassonne: after any edits a check that goes on says what a new one says', () => {
  expectSame(carcassonne, textsOf('.carcassonne'));
});

test('Fuzzy Knights: after any edits a check that goes on says what a new one says', () => {
  expectSame(knights, textsOf('.knights'));
});

test('what stands above an edit is not played again', () => {
  const text = textsOf('.knights')[0] ?? '';
  const before = knights.checkFrom(knights.parse(text));
  expect(before.moments.length).toBeGreaterThan(5);
  const after = knights.checkFrom(knights.parse(`${text.trimEnd()} // end\n`), before);
  expect(after.moments.slice(0, -2)).toEqual(before.moments.slice(0, after.moments.length - 2));
  expect(after.moments[3]?.table).toBe(before.moments[3]?.table);
});
