import { expect, test } from 'vitest';
import { atPrompt } from './at-prompt.ts';
import { HEADER, SETUP } from './cats-and-birds.ts';

const LOG = `${HEADER}\n${SETUP}\n`;

const asked = async (words: readonly string[], more: Parameters<typeof atPrompt>[2] = { seed: 'maple' }) =>
  atPrompt(LOG, words, more);

test('hint names options and why, the same each time, and changes neither the game nor its chance', async () => {
  const { said, session } = await asked(['hint', 'hint', 'end', 'end']);
  const [, first = '', second = ''] = said.split(/^Best first.*\n/m);
  expect(first).toMatch(
    /^ {2}\S.*\n {6}against the next: .*\n {2}\S.* \(\d\.\d points less, ± \d\.\d(?:: about as good)?\)\n/,
  );
  expect(second.startsWith(first.slice(0, first.lastIndexOf('less')))).toBe(true);
  expect(session.log).toBe((await asked(['end', 'end'])).session.log);
});

test('hint works where cards are those of a table', async () => {
  const { said } = await asked(['hint'], {});
  expect(said).toMatch(/^Best first, by \d+ trials/m);
});

test('there is no hint where nobody chooses, in a turn that is written freely, and in other games', async () => {
  const written = await asked(['hint'], { seed: 'maple', free: true });
  expect(written.said).toContain('written freely');
  const rolled = await asked(['w7->3', 'XE3', 'hint', 'None', 'hint'], {});
  expect(rolled.said).toContain('no hint here: chance decides, or a card that woodlog does not know');
  expect(rolled.said).toContain('nobody has to choose now');
  const tiles = await atPrompt('A: Ann\nB: Bob\n', ['hint'], { game: 'carcassonne', seed: 'maple' });
  expect(tiles.said).toContain('hints are for games of Root');
});
