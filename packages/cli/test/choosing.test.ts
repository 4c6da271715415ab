import { expect, test } from 'vitest';
import { audit } from '../src/games/root/audit.ts';
import { atPrompt } from './at-prompt.ts';
import { tableWith } from './two-people.ts';

const CATS = 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9';

const typed = (words: readonly string[], log: string) => atPrompt(log, words);

test('a Vagabond sets up by words and numbers alone: character, forest, and the quests from a list (9.3)', async () => {
  const { actions, said } = await typed(
    ['thief', '7', 'guard duty', 'errand', '1'],
    `Map: Fall\nDeck: E&P\nC: Ann\nV: Bob\n\n${CATS}\n`,
  );
  expect(said).toMatch(/1 {2}Thief/);
  expect(said).toMatch(/7 {2}The forest between clearings 3, 6 and 11/);
  expect(said).not.toMatch(/error/);
  expect(actions.slice(0, 2)).toEqual(['#thief->$', 'p->3_6_11']);
});

test('the Keepers place their relics by numbers alone (15.3)', async () => {
  const { actions, said } = await typed(['1', '1', '1'], `Map: Fall\nDeck: E&P\nC: Ann\nK: Bob\n\n${CATS}\n`);
  expect(said).toMatch(/forest/);
  expect(said).not.toMatch(/error|refused/);
  expect(actions.length).toBeGreaterThan(0);
});

test('numbers, words and Rootlog mix in one turn', async () => {
  const { actions, said } = await typed(['fox card to the move', '13', 'F#E->$_m', '', ''], tableWith('E'));
  expect(actions[0]).toBe('F#E->$_m');
  expect(said).toMatch(/Go on to Daylight/);
});

test('of a line that is refused the part before the fault is taken, and the rest is left to type', async () => {
  const { actions, said } = await typed(['F#E->$_m/3w3->12'], tableWith('E'));
  expect(actions).toEqual(['F#E->$_m']);
  expect(said).toMatch(/taken: F#E->\$_m\nleft to type: 3w3->12/);
});

test('what was refused is recorded anyway, by the pieces alone, and check does not hold the line to the law', async () => {
  const log = tableWith('E');
  const { line: text } = await typed(['2w3->12', 'anyway', 'end'], log);
  expect(text).toMatch(/^E:2w3->12 \/\/ done anyway\n/m);
  const judged = audit(`${log.trimEnd()}\n${text}`);
  expect(judged?.lines.at(-1)).toMatchObject({ verdict: 'undecided' });
});

test('words that are no answer are refused in words, and nothing is taken', async () => {
  const { actions, said } = await typed(['banana'], tableWith('E'));
  expect(said).toMatch(/expected 1 to 16, or a part of what is listed; got "banana"/);
  expect(actions).toEqual([]);
});
