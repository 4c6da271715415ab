import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { expect, test, vi } from 'vitest';

const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const EXAMPLE = readFileSync(join(import.meta.dirname, 'readme-example.ts'), 'utf8');

test('the README has the example, and it prints what its comments say', async () => {
  expect(README).toContain(`\`\`\`ts\n${EXAMPLE}\`\`\`\n`);
  const printed: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((...words) => {
    printed.push(format(...words));
  });
  await import('./readme-example.ts');
  spy.mockRestore();
  expect(printed).toEqual([...EXAMPLE.matchAll(/; \/\/ (.*)$/gm)].map(([, comment]) => comment));
});
