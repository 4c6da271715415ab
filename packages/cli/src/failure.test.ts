import { CommanderError } from 'commander';
import { Bug } from '@woodlog/core/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InputError, UsageError } from './exit.ts';
import { failure } from './failure.ts';

let said = '';
beforeEach(() => {
  said = '';
  vi.stubEnv('WOODLOG_DEBUG', '');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('wrong input and wrong usage are one line and their exit code', async () => {
  expect(await failure(new InputError('no log'), [])).toBe(1);
  expect(await failure(new UsageError('no file'), [])).toBe(2);
  expect(said).toBe('error: no log\nerror: no file\n');
});

test('text from strangers cannot talk to the terminal; lines stay', async () => {
  await failure(new InputError('odd shards:\n  a\x1b[2J is of \u202eoak'), []);
  await failure(new Bug('no seat \x9b1m', { seed: '\u202eelpam' }), ['play']);
  expect(said.split('\n').slice(0, 4)).toEqual([
    'error: odd shards:',
    '  a␛[2J is of \ufffdoak',
    'bug: no seat \ufffd1m',
    String.raw`again: woodlog play --seed $'\u202eelpam'`,
  ]);
});

test('what the flags reader has said already is not said again', async () => {
  expect(await failure(new CommanderError(0, 'commander.version', ''), [])).toBe(0);
  expect(await failure(new CommanderError(1, 'commander.unknownOption', ''), [])).toBe(2);
  expect(said).toBe('');
});

test('a bug shows the line that reproduces it, as a shell takes it, and no stack', async () => {
  const bug = new Bug('a warrior was lost', { index: 3, action: 'w->1' });
  expect(await failure(bug, ['replay', '--turn', '4', "it's mine.rootlog"])).toBe(3);
  expect(said).toMatch(
    /^bug: a warrior was lost\nat action 3: w->1\nagain: woodlog replay --turn 4 'it'\\''s mine.rootlog'\n/,
  );
  expect(said).not.toMatch(/\n {4}at /);
});

test('a seed that nobody asked for is in the line, once', async () => {
  const bug = new Bug('a warrior was lost', { seed: 'my maple' });
  await failure(bug, ['play']);
  await failure(bug, ['play', '--seed', 'my maple']);
  await failure(bug, ['play', '--seed=my maple']);
  expect(said.match(/^again: .*/gm)).toEqual([
    "again: woodlog play --seed 'my maple'",
    "again: woodlog play --seed 'my maple'",
    "again: woodlog play '--seed=my maple'",
  ]);
});

test('any other error is a bug too; WOODLOG_DEBUG shows its stack', async () => {
  vi.stubEnv('WOODLOG_DEBUG', '1');
  expect(await failure(new TypeError('x is undefined'), ['check', 'a.rootlog'])).toBe(3);
  expect(said).toMatch(/^bug: x is undefined\nagain: woodlog check a.rootlog\n/);
  expect(said).toMatch(/\n {4}at /);
});
