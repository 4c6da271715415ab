import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/lib/Either.js';
import { copyTable, enact, planLeniently, root } from '@woodlog/core/root';
import { openingOf, parse, replay, steps } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import { fingerprint } from '@woodlog/core/kernel';
import type { Film } from '../film.ts';
import { createTape } from '../tape.ts';
import { makeRootFilm } from './film.ts';

const FIRST_GAME = readFileSync(new URL('../../../../../examples/first-game.rootlog', import.meta.url), 'utf8');

function filmOf(text: string): Film {
  const film = makeRootFilm(text);
  if ('problem' in film) throw new Error(film.problem);
  return film;
}

test('a tape gives every table that the log went through', () => {
  const tree = parse(FIRST_GAME);
  const opening = openingOf(tree);
  if (!isRight(opening)) throw new Error();
  const tape = createTape(root, opening.right.table);
  const table = copyTable(opening.right.table);
  const prints = [fingerprint(root.canonical(table))];
  for (const { action } of steps(tree, copyTable(table))) {
    const plan = planLeniently(table, action);
    enact(table, plan);
    tape.record(plan);
    prints.push(fingerprint(root.canonical(table)));
  }
  expect(tape.length).toBeGreaterThan(48);
  expect(prints.map((_, i) => fingerprint(root.canonical(tape.after(i))))).toEqual(prints);
});

test('every action of the log is a scene, told and placed', () => {
  const film = filmOf(FIRST_GAME);
  const actions = parse(FIRST_GAME).lines.flatMap((line) => ('actions' in line ? line.actions : []));
  const scenes = film.reels.flatMap(({ scenes }) => scenes);
  expect(scenes.filter(({ text }) => text !== '').map(({ text }) => text)).toEqual(
    actions.map(({ start, end }) => FIRST_GAME.slice(start, end)),
  );
  expect(scenes.filter(({ words }) => words === '')).toEqual([]);
  expect(film.reels.map(({ turn }) => turn)).toEqual(film.reels.map((_, i) => i));
});

test('the last frame has the points of the replay, the first none', () => {
  const film = filmOf(FIRST_GAME);
  const played = replay(parse(FIRST_GAME));
  const last = film.reels.flatMap(({ scenes }) => scenes).length - 1;
  expect(film.scoresAt(0)).toEqual([0, 0, 0, 0]);
  expect(isRight(played) && film.scoresAt(last)).toEqual(isRight(played) && played.right.table.scores);
});

test('nothing that is wrong is lost, nor told twice', () => {
  const text = `${FIRST_GAME.replace('Deck: Standard', 'Deck: Standard // ok\nDeck: Tarot')}C:99w->1/Zbanana/w->\nwhat is this\nMap: Moon\n`;
  const played = replay(parse(text));
  const told = filmOf(text).reels.flatMap(({ scenes }) => scenes.flatMap(({ problems }) => problems));
  expect(isRight(played) && told.length).toBe(isRight(played) && played.right.diagnostics.length);
  expect(told.length).toBeGreaterThan(5);
});

test('a log without a map has no film, and says why', () => {
  expect(makeRootFilm('C: Ann\nC:w->1\n')).toEqual({ problem: expect.stringMatching(/map/) });
});

test('the same frame is always the same picture', () => {
  const film = filmOf(FIRST_GAME);
  const drawn = (frame: number): string =>
    film
      .pictures(frame)
      .map(({ box }) => box.draw(0, 0))
      .join('');
  const [forth, back] = [[20, 40, 60].map(drawn), [60, 40, 20].map(drawn).reverse()];
  expect(forth).toEqual(back);
});
