import { readFileSync } from 'node:fs';
import { check as checkCarcassonne, parse as parseCarcassonne } from '@woodlog/notation/carcassonne';
import { check, parse } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import { readCarcassonneReplay } from '../carcassonne/replay.ts';
import { readRootReplay } from '../root/replay.ts';
import { frameAt } from './frame-at.ts';
import type { Turn } from './replay.ts';

const GAME = readFileSync(new URL('../../../../examples/first-game.rootlog', import.meta.url), 'utf8');

function turnsOf(replay: { readonly turns: readonly Turn[] } | { readonly problem: string }): readonly Turn[] {
  if ('problem' in replay) throw new Error(replay.problem);
  return replay.turns;
}

const stepsOf = (turns: readonly Turn[]) => turns.flatMap((turn) => turn.steps.map((step) => ({ turn, step })));

test('every action of a log of Root has its frame, from its first letter to its last', () => {
  const turns = turnsOf(readRootReplay(GAME, check(parse(GAME))));
  const steps = stepsOf(turns);
  for (const { start, end } of parse(GAME).lines.flatMap((line) => ('actions' in line ? line.actions : [])))
    for (const offset of [start, end - 1]) {
      const found = steps[frameAt(turns, GAME, offset)];
      expect([found?.step.text, found?.turn.line]).toEqual([
        GAME.slice(start, end),
        GAME.slice(0, start).split('\n').length,
      ]);
    }
});

test('a label has the frame in which the turn begins, an empty line the one before it, the header the first', () => {
  const turns = turnsOf(readRootReplay(GAME, check(parse(GAME))));
  const steps = stepsOf(turns);
  const line = GAME.indexOf('E:M#E->$_x');
  expect(steps[frameAt(turns, GAME, line)]?.step.words).toBe('Eyrie Dynasties begins the turn.');
  const between = steps[frameAt(turns, GAME, GAME.indexOf('\n\nC:2t->5') + 1)];
  expect([between?.turn.taker, between?.step.text]).toEqual(['V', '#->V']);
  expect(frameAt(turns, GAME, 0)).toBe(0);
  expect(frameAt(turns, GAME, GAME.length)).toBe(steps.length - 1);
});

test('a move of Carcassonne has the frame after its tile', () => {
  const record = 'A = Ann\nB = Bo\n0 (0,0) RCRF\n1A (0,1) FCCCm\n';
  const turns = turnsOf(readCarcassonneReplay(record, checkCarcassonne(parseCarcassonne(record))));
  const steps = stepsOf(turns);
  expect(steps[frameAt(turns, record, record.indexOf('FCCCm'))]?.turn.line).toBe(4);
  expect(frameAt(turns, record, 0)).toBe(0);
});
