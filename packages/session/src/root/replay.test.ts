import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/lib/Either.js';
import { copyTable, enact, planLeniently, root } from '@woodlog/core/root';
import { check, openingOf, parse, replay as playLog, steps } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import { fingerprint } from '@woodlog/core/kernel';
import { createRecorder } from '../kernel/recorder.ts';
import { type RootReplay, readRootReplay } from './replay.ts';

const FIRST_GAME = readFileSync(new URL('../../../../examples/first-game.rootlog', import.meta.url), 'utf8');

function replayOf(text: string): RootReplay {
  const replay = readRootReplay(text, check(parse(text)));
  if ('problem' in replay) throw new Error(replay.problem);
  return replay;
}

test('checkpoints give every table that the log went through', () => {
  const tree = parse(FIRST_GAME);
  const opening = openingOf(tree);
  if (!isRight(opening)) throw new Error();
  const recorder = createRecorder(root, opening.right.table, ({ scores }) => scores);
  recorder.record([]);
  const table = copyTable(opening.right.table);
  const prints = [fingerprint(root.canonical(table))];
  for (const { action } of steps(tree, copyTable(table))) {
    const plan = planLeniently(table, action);
    enact(table, plan);
    recorder.record([plan]);
    prints.push(fingerprint(root.canonical(table)));
  }
  expect(prints.length - 1).toBeGreaterThan(48);
  expect(prints.map((_, i) => fingerprint(root.canonical(recorder.frames.tableAt(i))))).toEqual(prints);
});

test('every action of the log is a step, told and placed', () => {
  const replay = replayOf(FIRST_GAME);
  const actions = parse(FIRST_GAME).lines.flatMap((line) => ('actions' in line ? line.actions : []));
  const steps = replay.turns.flatMap(({ steps }) => steps);
  expect(steps.filter(({ text }) => text !== '').map(({ text }) => text)).toEqual(
    actions.map(({ start, end }) => FIRST_GAME.slice(start, end)),
  );
  expect(steps.filter(({ words }) => words === '')).toEqual([]);
  expect(replay.turns.map(({ number }) => number)).toEqual(replay.turns.map((_, i) => i));
});

test('the last frame has the points of the replay, the first none', () => {
  const replay = replayOf(FIRST_GAME);
  const played = playLog(parse(FIRST_GAME));
  const last = replay.turns.flatMap(({ steps }) => steps).length - 1;
  expect(replay.scoresAt(0)).toEqual([0, 0, 0, 0]);
  expect(isRight(played) && replay.scoresAt(last)).toEqual(isRight(played) && played.right.table.scores);
});

test('nothing that is wrong is lost, nor told twice', () => {
  const text = `${FIRST_GAME.replace('Deck: Standard', 'Deck: Standard // ok\nDeck: Tarot')}C:99w->1/Zbanana/w->\nwhat is this\nMap: Moon\n`;
  const said = check(parse(text));
  const told = replayOf(text).turns.flatMap(({ steps }) => steps.flatMap(({ problems }) => problems));
  expect(told.length).toBe(said.length);
  expect(told.length).toBeGreaterThan(5);
});

test('a log without a map has no replay, and says why', () => {
  expect(readRootReplay('C: Ann\nC:w->1\n', [])).toEqual({ problem: expect.stringMatching(/map/) });
});

test('the same frame is always the same table', () => {
  const replay = replayOf(FIRST_GAME);
  const print = (frame: number): string => fingerprint(root.canonical(replay.tableAt(frame)));
  const [forth, back] = [[20, 40, 60].map(print), [60, 40, 20].map(print).reverse()];
  expect(forth).toEqual(back);
});
