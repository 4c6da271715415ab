import { JestAsymmetricMatchers, JestChaiExpect, JestExtend, chai } from '@vitest/expect';
import { format } from 'node:util';

for (const matchers of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(matchers);
// A page made from the tests is no matter of a run either.
chai.Assertion.addMethod('toMatchFileSnapshot', () => {});

/** The tests that a file has, in order, while it is loaded. */
let noted = [];
let suites = [];

/** Loads a file of tests and gives what it has: name, with those of its suites, and body. */
export function testsOf(load) {
  noted = [];
  suites = [];
  load();
  return noted;
}

function describe(title, body) {
  suites.push(title);
  body();
  suites.pop();
}

function test(title, body) {
  noted.push({ name: [...suites, title].join(' '), body });
}

/** Rows are put into `a %s b` near enough to how vitest does it: names need only be the same each time. */
const each = (declare) => (rows) => (title, body) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    declare(format(title, ...values), () => body(...values));
  }
};

/** Types are no matter of a run: any chain of checks on them passes. */
const expectTypeOf = () => new Proxy(expectTypeOf, { get: expectTypeOf });

/**
 * What our tests take from vitest. `describe` and `test` only note what there is; `expect` is
 * vitest's own.
 */
export const vitest = {
  describe: Object.assign(describe, { each: each(describe) }),
  test: Object.assign(test, { each: each(test), skip() {} }),
  it: Object.assign(test, { each: each(test) }),
  expect: chai.expect,
  expectTypeOf,
};
