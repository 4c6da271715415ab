import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allExamples, examplesOf } from './examples.mjs';

const examples = allExamples(join(import.meta.dirname, '..'));

/** The value of an expression in which these names are known. */
const evaluated = (expression: string, names: Readonly<Record<string, unknown>>): unknown =>
  new Function(...Object.keys(names), `return (${expression});`)(...Object.values(names));

test.each(examples)('$path: $expression', async ({ expression, value, imports }) => {
  const modules = await Promise.all(imports.map((path: string) => import(path)));
  const names = Object.assign({}, ...modules) as Readonly<Record<string, unknown>>;
  expect(evaluated(expression, names)).toEqual(evaluated(value, {}));
});

test('examples are found on one line, on lines of their own, and after other words', () => {
  const text =
    "/** @example a(1) // 'x' */\n/**\n * B.\n *\n * @example b()\n * // [2]\n */\n * @example c('//') // 3\n * @example d()\n */";
  expect(examplesOf(text)).toEqual([
    { expression: 'a(1)', value: "'x'" },
    { expression: 'b()', value: '[2]' },
    { expression: "c('//')", value: '3' },
  ]);
  expect(examples.length).toBeGreaterThan(40);
});
