import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCarcassonneFilm } from './carcassonne/film.ts';
import type { Film, MakeFilm } from './film.ts';
import { makeKnightsFilm } from './fuzzy-knights/film.ts';
import { makeRootFilm } from './root/film.ts';

const FIRST_GAME = readFileSync(new URL('../../../../examples/first-game.rootlog', import.meta.url), 'utf8');

const RECORD =
  '19/04/2022, BGA\nA = ann\nB = bob\n0 (0,0) RCRF\n1A (0,1) FCCCm\n2B (1,0) RRCCm / so\n3A (0,-1) RFRR\n4B (-1,-1) FFRRm\n';

const EXPANSION = 'A = ann\nB = bob\n0 (0,0) RCRF\n1A (0,1) FCCCm\n2B (1,0) RVRV\n';

const KNIGHTS = [
  'FUZZY KNIGHTS\nPLAYER 1 "Ann"\nPLAYER 2 "Bob"\n',
  'DROP ITEM at (5, 4) (7, 3)',
  'P1: ROLL ANCHOR 1d6 [3]',
  'P2: ROLL ANCHOR 1d6 [5]',
  'P2: CONSTRUCT ENCAMPMENT at (7, 9)',
  'DAYBREAK 1',
].join('\n');

const drawn = (film: Film, frame: number): string =>
  film
    .pictures(frame)
    .map(({ box }) => box.draw(0, 0))
    .join('');

/** Draws frames of a film from the first to the last, at most so many. */
function drawFrames(film: Film, most: number): string {
  const last = film.reels.flatMap(({ scenes }) => scenes).length - 1;
  const step = Math.max(1, last / (most - 1));
  let out = '';
  for (let frame = 0; frame <= last; frame += step) out += drawn(film, Math.floor(frame));
  return out + drawn(film, last);
}

const GAMES: readonly (readonly [string, MakeFilm, string])[] = [
  ['Root', makeRootFilm, FIRST_GAME],
  ['Carcassonne', makeCarcassonneFilm, RECORD],
  ['Carcassonne with expansions', makeCarcassonneFilm, EXPANSION],
  ['Fuzzy Knights', makeKnightsFilm, KNIGHTS],
];

/** A text with pieces of it cut out, doubled or replaced. */
const bent = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.nat(text.length),
        fc.nat(12),
        fc.constantFrom('', '\n', '9', '<b>', '->', '(', 'C:', '\ufeff', '\u202e'),
      ),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((cuts) => cuts.reduce((now, [at, length, other]) => now.slice(0, at) + other + now.slice(at + length), text));

test.each(GAMES)('%s: every frame of a game is drawn', (_, make, text) => {
  const film = make(text);
  if ('problem' in film) throw new Error(film.problem);
  expect(film.reels.length).toBeGreaterThan(3);
  expect(drawFrames(film, Number.POSITIVE_INFINITY)).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(GAMES)('%s: a bent log is a film all the same, or says why not', (_, make, text) => {
  fc.assert(
    fc.property(bent(text), (given) => {
      const film = make(given);
      if ('problem' in film) return film.problem !== '';
      return !/NaN|undefined|Infinity|<b>/.test(drawFrames(film, 5));
    }),
    { numRuns: 25 },
  );
});

test('the lines of an expansion are laid out one after the other', () => {
  const film = makeCarcassonneFilm(EXPANSION);
  if ('problem' in film) throw new Error(film.problem);
  const tiles = (frame: number): number =>
    film
      .pictures(frame)[0]!
      .box.draw(0, 0)
      .match(/<title>[^<]* at /g)?.length ?? 0;
  expect([0, 1, 2, 3].map(tiles)).toEqual([0, 1, 2, 3]);
});
