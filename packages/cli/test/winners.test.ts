import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bo\nA: Cy\n\nC:\nE:\nA:\n';
const DOMINANCE = 'C:F#domC->$/++->C$/w->1+6+8\nE:\nA:\nC:\n';

test('replay names the winner of a finished log, with the points', async () => {
  const log = file('points.rootlog', `${HEADER}C:++30\nWinner: C\n`);
  const { code, out, err } = await run(['replay', log]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/\nWinner: Ann \(C\) with 30 points\n$/);
  expect((await run(['replay', '--turn', '3', log])).out).not.toContain('Winner');
});

test('3.3.1.I: replay, its JSON and check know who has won by dominance', async () => {
  const log = file('dominance.rootlog', `${HEADER}${DOMINANCE}`);
  expect((await run(['replay', log])).out).toMatch(/\nWinner: Ann \(C\)\n$/);
  expect(JSON.parse((await run(['replay', '--json', log])).out)).toMatchObject({ winners: ['C'] });
  expect(await run(['check', '--no-law', log])).toMatchObject({ code: 0, err: expect.stringContaining('no errors') });
  expect((await run(['turn', log, '--seed', 'oak'])).err).toContain('the game is over: C won [turn/over]');
});

test('where the winner’s line says otherwise, replay and check say so', async () => {
  const log = file('other.rootlog', `${HEADER}${DOMINANCE}Winner: E\n`);
  for (const words of [['replay'], ['check', '--no-law']]) {
    const { code, err } = await run([...words, log]);
    expect([words, code]).toEqual([words, 0]);
    expect(err).toContain('warning: by the rules C won, not E: the scores are C 0, E 0, A 0');
  }
});
