import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PLAIN } from '../src/show/paint.ts';
import { diagnosticsText } from '../src/show/diagnostics.ts';
import { filesFolder } from './command.ts';

const action = new URL('../../../actions/check/', import.meta.url);
const { folder } = filesFolder();

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly [{ readonly run: string }] };
}
const { inputs, runs }: Action = parse(readFileSync(new URL('action.yml', action), 'utf8'));

/** Runs the step of the action with an npx that prints what it is given. */
function runStep(files: string | undefined, flags = ''): readonly string[] {
  const [bin, logs] = [join(folder, 'bin'), join(folder, 'logs')];
  for (const path of [bin, join(logs, 'a b')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(bin, 'npx'), '#!/bin/sh\nprintf \'%s\\n\' "$@"\n');
  chmodSync(join(bin, 'npx'), 0o755);
  for (const name of ['z.rootlog', '$(touch made).rootlog', 'a b/x y.knights']) writeFileSync(join(logs, name), '');
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    FILES: files ?? inputs.files?.default,
    ARGUMENTS: flags,
    VERSION: inputs.version?.default,
    GITHUB_ACTION_PATH: '/action',
  };
  const { stdout, status } = spawnSync('bash', ['-e', '-c', runs.steps[0].run], { cwd: logs, env, encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.trimEnd().split('\n');
}

test('the action for repositories of logs checks every log, whatever it is called', () => {
  expect(runStep(undefined, '--no-law --law 2020')).toEqual([
    '::add-matcher::/action/matcher.json',
    ...['--yes', 'woodlog@latest', 'check', '--no-law', '--law', '2020', '--'],
    ...['$(touch made).rootlog', 'z.rootlog', 'a b/x y.knights'],
  ]);
  expect(runStep('*.carcassonne')).toEqual(['No logs match: *.carcassonne']);
});

test('the action annotates the lines that check reports', () => {
  const { problemMatcher } = JSON.parse(readFileSync(new URL('matcher.json', action), 'utf8'));
  const pattern = new RegExp(problemMatcher[0].pattern[0].regexp);
  const diagnostics = [
    { severity: 'error', code: 'rootlog/unknown-card', message: 'no `F#x` [a]', law: '4.1', start: 3, end: 5 },
  ] as const;
  const [line = ''] = diagnosticsText({ name: 'my logs/a.rootlog', text: 'ab\ncd\n', diagnostics }, PLAIN).split('\n');
  expect(pattern.exec(line)?.slice(1)).toEqual([
    'my logs/a.rootlog',
    '2',
    '1',
    'error',
    'no `F#x` [a] (4.1)',
    'rootlog/unknown-card',
  ]);
});
