import { expect, test } from 'vitest';
import { filesFolder, run } from '../command.ts';

const { file, folder } = filesFolder();

test('a setup with a seat that nobody plays is refused before a game is begun', async () => {
  const seats = [{ player: 'Ann' }, { player: 'Bo', bot: 'random' }];
  const setup = file('setup.json', JSON.stringify({ game: 'fuzzy-knights', map: '10x10', seats }));
  const refused = { code: 1, out: '', err: expect.stringMatching(/P1 \(Ann\) has no bot; bots are random, sensible/) };
  expect(await run(['play', '--setup', setup])).toMatchObject(refused);
  // Every game failed before, with exit code 3: "choose: no answer".
  expect(await run(['simulate', '--setup', setup, '--games', '3', '--out', `${folder}/run`])).toMatchObject(refused);
});

test('no word of every object is a bot (exit code 3 before)', async () => {
  const of = (bot: string) => [
    { player: 'Ann', bot },
    { player: 'Bo', bot: 'random' },
  ];
  for (const [n, bot] of ['__proto__', 'constructor'].entries()) {
    const setup = file(`proto-${n}.json`, `{"game":"fuzzy-knights","seats":${JSON.stringify(of(bot))}}`);
    const refused = {
      code: 1,
      out: '',
      err: expect.stringContaining(`bots are random, sensible, castellan, not ${bot}`),
    };
    expect(await run(['play', '--setup', setup])).toMatchObject(refused);
  }
});

test('in JSON the steps of a question and of its answers have a type', async () => {
  const { out: game } = await run(['play', '--game', 'fuzzy-knights', '--seed', 'oak']);
  const lines = game.split('\n').filter((line) => !line.startsWith('//'));
  const day = lines.indexOf('DAYBREAK 1');
  const [first] = lines[day + 1]!.split(':');
  const other = first === 'P1' ? 'P2' : 'P1';
  const head = lines.slice(0, day + 1).map((line) => {
    return line.startsWith(`PLAYER ${other.slice(1)}`) ? line.replace(/ BOT .*/, '') : line;
  });
  const log = file('vote.knights', [...head, `${first}: PROPOSE RULES dice`, ''].join('\n'));
  const seat = Number(other.slice(1)) - 1;
  const [yes, no] = [true, false].map((vote) => ({ type: 'vote', seat, yes: vote }));
  const asked = await run(['turn', '--json', '--seed', 'x', log]);
  expect(asked.code).toBe(4);
  const { pending, answers } = JSON.parse(asked.out);
  expect(pending.options).toEqual([yes, no]);
  expect(answers).toEqual([expect.objectContaining({ type: 'vote', seat: 1 - seat })]);
  const answered = (vote: object) => run(['turn', '--json', '--seed', 'x', log, '--answers', given(vote)]);
  const given = (vote: object) => file('votes.json', JSON.stringify({ answers: [...answers, vote] }));
  expect(JSON.parse((await answered(no!)).out)).toMatchObject({ done: true });
  expect((await answered({ kind: 'vote', seat, yes: true })).err).toMatch(/answer\/not-an-option/);
});

test('an answer that is no card of the item deck is refused (exit code 3 before)', async () => {
  const { out: game } = await run(['play', '--game', 'fuzzy-knights', '--seed', 'oak']);
  const lines = game.split('\n');
  const log = file('item.knights', lines.slice(0, lines.findIndex((line) => / ITEM$/.test(line)) + 1).join('\n'));
  const answers = file('answers.json', '[["x"]]');
  expect(await run(['turn', '--json', '--answers', answers, log])).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /x is not a card of the item deck: main hand, off hand, amulet \(Items\) \[answer\/not-a-card\]/,
    ),
  });
});
