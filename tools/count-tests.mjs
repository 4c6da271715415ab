// Prints what vitest's JSON report counted, as one plain line.
import { readFileSync } from 'node:fs';

const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests, success } = JSON.parse(
  readFileSync(new URL('../test-results.json', import.meta.url), 'utf8'),
);
// A file that could not be loaded has no failed test of its own, and yet the run failed.
const failed = success ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1);
console.log(`${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped`);
