import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { resume, script, streams } from '@woodlog/core/kernel';
import { root } from '@woodlog/core/root';
import { logWith, positionOf } from '../../../test/root/position.ts';
import { chanceOf } from '@woodlog/core/root-law';
import { nextTurn } from './next-turn.ts';

const POSITION = ['Map: Fall', 'Deck: Standard', 'C: Mechanical Marquise 2.0', 'E: Rowan', '', 'C:2w->1', 'E:w->1'];
const position = (...more: string[]) => positionOf([...POSITION, ...more].join('\n'));

test('a turn stands still at what nobody answers, and goes on with one answer more', () => {
  const table = position();
  const turn = nextTurn(table, 'C');
  if (isLeft(turn)) throw new Error(turn.left.message);
  const first = resume(root, turn.right, table);
  if (isLeft(first) || !('pending' in first.right)) throw new Error('it should ask');
  expect(first.right.pending).toEqual({ kind: 'draw', law: 'B.4.4.1', from: 'draw', count: 1, to: 'C$' });
  const second = resume(root, turn.right, table, { answers: [['F#tax']] });
  if (isLeft(second) || !('pending' in second.right)) throw new Error('it should ask');
  expect(second.right.pending.law).toBe('4.3.3');
  const done = script(root, turn.right, table, [['F#tax'], [1, 0]]);
  if (isLeft(done)) throw new Error(done.left.message);
  expect(done.right.actions.at(-1)).toEqual({ kind: 'end' });
  expect(table.turn.number).toBe(2);
});

test('chance answered from a seed stands in the same place however often the turn is resumed', () => {
  const table = position();
  const turn = nextTurn(table, 'C');
  if (isLeft(turn)) throw new Error(turn.left.message);
  const play = () => resume(root, turn.right, table, { chance: () => chanceOf(streams('oak', 0)) });
  expect(isRight(play())).toBe(true);
  expect(play()).toEqual(play());
});

test.each([
  ['A', position(), 'turn/no-seat'],
  ['E', position(), 'turn/not-a-bot'],
  ['C', position('C:F#anvil->$'), 'turn/order-out'],
])('%s: what cannot be played is refused', (faction, table, code) => {
  const turn = nextTurn(table, faction);
  expect(isLeft(turn) && turn.left.violation).toBe(code);
});

test('B.7.3.3: a quest by suit alone looks like an order card, and the refusal says how a quest is written', () => {
  const written = (line: string) =>
    nextTurn(positionOf(`Map: Fall\nDeck: E&P\nE: Rowan\nV: Vagabot\n\nE:\n${line}`), 'V');
  const turn = written('V:p->1/M#->$');
  expect(isLeft(turn) && turn.left.message).toBe(
    'the order card M# still lies on V$: end that turn first (M#$->); if M# is its quest, write the quest by its name (F#errand->$)',
  );
  expect(isRight(written('V:p->1/F#errand->$'))).toBe(true);
});

test('D15: an ambush is kept by those with advanced services that keep one, and an order before all others', () => {
  const lying = (player: string) =>
    nextTurn(positionOf(logWith('E: Rowan', player)(`${player[0]}:F#@->$`)), player[0]!);
  for (const player of ['D: Drillbit Duchy (advanced services)', 'N: Chameleandroid (advanced services)'])
    expect(isRight(lying(player)), player).toBe(true);
  for (const player of ['D: Drillbit Duchy', 'N: Chameleandroid', 'C: Mechanical Marquise 2.0 (advanced services)']) {
    const turn = lying(player);
    expect(isLeft(turn) && turn.left.violation, player).toBe('turn/order-out');
  }
});

test('an answer that does not fit its question is refused', () => {
  const table = position();
  const turn = nextTurn(table, 'C');
  if (isLeft(turn)) throw new Error(turn.left.message);
  const refused = script(root, turn.right, table, [['F#tax'], [7, 0]]);
  expect(isLeft(refused) && refused.left.violation).toBe('answer/not-a-roll');
});
