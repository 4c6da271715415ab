import { CommanderError } from 'commander';
import { Bug } from '@woodlog/core/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InputError, UsageError } from './exit.ts';
import { failure } from './failure.ts';

let said = '';
beforeEach(() => {
  said = '';
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

test('any other error is a bug too; WOODLOG_DEBUG shows its stack', async () => {
  vi.stubEnv('WOODLOG_DEBUG', '1');
  expect(await failure(new TypeError('x is undefined'), ['check', 'a.rootlog'])).toBe(3);
  expect(said).toMatch(/^bug: x is undefined\nagain: woodlog check a.rootlog\n/);
  expect(said).toMatch(/\n {4}at /);
});
