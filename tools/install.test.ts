import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test.each(['production', 'development'])(
  'npm ci brings what builds and tests need where NODE_ENV is %s',
  (NODE_ENV) => {
    const words = ['config', 'get', 'omit', '--no-workspaces'];
    const { NPM_CONFIG_OMIT: _, npm_config_omit: __, ...env } = process.env;
    const omitted = execFileSync('npm', words, {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, NODE_ENV },
      stdio: 'pipe',
    });
    expect(omitted.trim()).toBe('');
  },
);
