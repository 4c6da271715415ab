import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder, filesFolder } from '../command.ts';
import { REPOSITORY, SCALING } from './recipes.ts';

const { folder } = filesFolder();
const built = builtFolder();

const [, building = '', last = ''] = readFileSync(join(REPOSITORY, 'Dockerfile'), 'utf8').split(/^FROM .*\n/m);

/** The words after an instruction, wherever it stands in a stage. */
const all = (instruction: string, stage: string): string[] =>
  [...stage.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, words = '']) => words);

test('the image is built by the commands of the docs, from a base of a stated version, and is no root’s', () => {
  expect(readFileSync(join(REPOSITORY, 'Dockerfile'), 'utf8').match(/^FROM .*/gm)).toEqual([
    'FROM node:20-slim AS build',
    'FROM node:20-slim',
  ]);
  const [command = ''] = all('RUN', building);
  expect(readFileSync(join(SCALING, 'README.md'), 'utf8')).toContain(`after \`${command}\``);
  expect(all('USER', last)).toEqual(['node']);
  expect(all('ENTRYPOINT', last)).toEqual(['["woodlog"]']);
});

test('what the build copies is there, and is not ignored', () => {
  const copied = all('COPY', building).flatMap((words) => words.split(' ').slice(0, -1));
  expect(copied.filter((path) => !existsSync(join(REPOSITORY, path)))).toEqual([]);
  const sent = readFileSync(join(REPOSITORY, '.dockerignore'), 'utf8').match(/(?<=^!).+/gm);
  expect(sent).toEqual(copied);
});

test('the last stage has all that the command needs, its threads too', () => {
  const stage = join(folder, 'image');
  for (const words of all('COPY --from=build', last)) {
    const [from = '', to = ''] = words.split(' ');
    const path = from.replace('/woodlog/', '');
    // What the bundler would find there is not in the image.
    cpSync(path === 'packages/cli/dist' ? built : join(REPOSITORY, path), join(stage, to), {
      recursive: true,
      filter: (source) => source !== join(built, 'node_modules'),
    });
  }
  const start = [join(stage, 'bin/woodlog.js'), 'simulate', '--games', '4', '--seed', 'maple', '--jobs', '2'];
  const { status, stderr, stdout } = spawnSync(process.execPath, [...start, '--out', join(folder, 'run')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('4 games');
});
