import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { expect, test, vi } from 'vitest';

test('the README has the example, and it prints what its comments say', async () => {
  const example = readFileSync(join(import.meta.dirname, 'readme-example.ts'), 'utf8');
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\`\n`);
  const printed: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((...words) => void printed.push(format(...words)));
  await import('./readme-example.ts');
  spy.mockRestore();
  expect(printed).toEqual([...example.matchAll(/; \/\/ (.*)$/gm)].map(([, comment]) => comment));
});
