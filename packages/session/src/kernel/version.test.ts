import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { VERSION } from './version.ts';

test('a session names the version of its package', () => {
  expect(VERSION).toBe(manifest.version);
});
