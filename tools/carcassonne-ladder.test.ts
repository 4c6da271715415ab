import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the ladder finds its bots and begins', () => {
  const script = join(import.meta.dirname, 'carcassonne-ladder.mjs');
  expect(execFileSync('node', [script, '--seconds', '0', '--print'], { encoding: 'utf8' })).toBeDefined();
});
