import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test, vi } from 'vitest';
import { ask, openSession } from '@woodlog/session/root-play';
import { askSetup } from '../src/games/root/ask-setup.ts';
import type { Prompter } from '../src/turn/prompter.ts';
import { withUndo } from '../src/turn/undo-answers.ts';
import { wrap } from '../src/show/wrap.ts';
import { atPrompt } from './at-prompt.ts';
import { filesFolder, run } from './command.ts';
import { evening } from './evening.ts';
import { tableWith } from './two-people.ts';
import { typing } from './typing.ts';

const { file, folder } = filesFolder();
const WITH_VAGABOND = `${tableWith('V').trimEnd()}\nV:p->6/#->V\n`;

test('a battle in which a Vagabond is hit: dice in either order, and the items that are damaged by their names (9.2.7)', async () => {
  const { actions, said } = await atPrompt(WITH_VAGABOND, ['XV6', 'none', '1 2', 'boot', 'torch', 'sword', 'quit']);
  expect(said).toContain('What do the two dice show? [such as 2 1]: ');
  expect(said).toMatch(/item/i);
  expect(actions).toContain('XV6(2,1)');
  expect(said).not.toMatch(/nothing was taken|error/);
});

test('a question to one person clears the screen, waits for a key, and clears it again (4.3.1)', async () => {
  const screens: string[] = [];
  const person: Partial<Prompter> = {
    cover: async (text) => screens.push(text) > 0,
    clear: () => void screens.push('cleared'),
  };
  await atPrompt(WITH_VAGABOND, ['XV6', 'none', '1 2', 'quit'], { person });
  expect(screens).toEqual(['For Bob (V) alone: press Enter when nobody else looks. ', 'cleared']);
});

test('? shows the rest of the turn, for a Vagabond too', async () => {
  const { said } = await atPrompt(tableWith('V'), ['?']);
  expect(said).toMatch(/Slip|Move|Explore/);
  expect(said).not.toMatch(/\.\.\.\n/);
});

test('a refused move lists what is adjacent, and undo clears that line alone (4.2)', async () => {
  const log = tableWith('E');
  const { actions, said } = await atPrompt(log, ['fox card to the move', '', '3w3->12', 'undo', 'quit']);
  expect(said).toMatch(/clearing 3 is adjacent to 6, 7 and 11/);
  expect(said).toContain('= Move from clearing 3 (rabbit) to clearing');
  expect(said).toContain('cleared: 3w3->12');
  expect(actions[0]).toBe('F#E->$_m');
});

test('what is due counts cards: discard 2 cards (6.6)', () => {
  const log = `${tableWith('C').trimEnd()}\n\nC:t->1/5#->C\nE:\n\n`;
  const opened = openSession(log);
  if (isLeft(opened)) throw new Error(opened.left.message);
  const moment = ask(opened.right);
  expect(moment.kind === 'asked' && moment.due.map(({ text }) => text)).toContain('discard 3 cards');
});

test('C bot nightmare is a bot, never a person of that name; undo takes a setup answer back on every screen', async () => {
  const setupOf = async (...lines: string[]) => withUndo(typing(lines), askSetup);
  const rest = ['E Ann', '', 'fall', 'e', 'real'];
  expect((await setupOf('C bot nightmare', ...rest))?.bots).toBe('C=mechanical-marquise:nightmare,E=person/Ann');
  for (let at = 1; at < rest.length; at++) {
    const again = [...rest.slice(0, at), 'undo', ...rest.slice(at - 1)];
    expect(await setupOf('C bot nightmare', ...again)).toEqual(await setupOf('C bot nightmare', ...rest));
  }
});

test('at 80 columns no word or token is broken, and the map is drawn on demand', async () => {
  const said: string[] = [];
  const log = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Ann\n\nC:3w->1\nE:w->1\n';
  await atPrompt(log, ['map', 'quit'], {
    oneLine: false,
    seed: 'maple',
    person: { say: (text) => said.push(wrap(text, 80)), columns: 80, rows: 24 },
  });
  expect(said.join('\n')).toContain('map draws the map');
  for (const line of said.join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('turn on a bot that needs a person’s answer tells the steps so far', async () => {
  const log = 'Map: Fall\nDeck: E&P\nE: Rowan\nP: Cogwheel Corvids\n\nE:b+6w->3/#despot->$\nP:t->3/w->6\nE:w->3\n';
  const path = file('steps.rootlog', log);
  for (let seed = 1; seed < 40; seed++) {
    const { code, err } = await run(['turn', path, '--seed', `${seed}`]);
    if (code !== 4) continue;
    expect(err).toMatch(/Birdsong \(B\.11\.4\)\n/);
    expect(err).toContain('an answer is missing');
    return;
  }
  throw new Error('no seed asks');
});

test.each([
  ['root', tableWith('E'), '// seen'],
  ['carcassonne', 'A = Ann\nB = Bob\n0 (0,0) CRFR\n', '/ seen'],
  ['fuzzy-knights', 'FUZZY KNIGHTS\nMAP 10 x 10\nPLAYER 1 "Ann"\nPLAYER 2 "Bob"\n', '// seen'],
] as const)(
  'edit opens the log of a game of %s, and the game goes on from what was changed',
  async (game, text, comment) => {
    const script = file(
      `editor-${game}.mjs`,
      `import { appendFileSync } from 'node:fs'; appendFileSync(process.argv.at(-1), ${JSON.stringify(`${comment}\n`)});`,
    );
    vi.stubEnv('VISUAL', `"${process.execPath}" "${script}"`);
    const { log } = await evening(folder, ['edit', 'quit'], { game, text, chance: { seed: 'maple', index: 0 } });
    expect(log).toContain(comment);
  },
);
