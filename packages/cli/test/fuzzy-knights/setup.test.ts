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
