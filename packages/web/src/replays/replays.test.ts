import { readFileSync } from 'node:fs';
import { check as checkCarcassonne, parse as parseCarcassonne } from '@woodlog/notation/carcassonne';
import { check as checkKnights, parse as parseKnights } from '@woodlog/notation/fuzzy-knights';
import { check as checkRoot, parse as parseRoot } from '@woodlog/notation/root';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showCarcassonne } from './carcassonne.ts';
import { showKnights } from './fuzzy-knights.ts';
import { showRoot } from './root.ts';
import type { NotShown, Shown } from './shown.ts';

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

const drawn = (replay: Shown, frame: number): string =>
  replay
    .pictures(frame)
    .map(({ box }) => box.draw(0, 0))
    .join('');

/** Draws frames of a replay from the first to the last, at most so many. */
function drawFrames(replay: Shown, most: number): string {
  const last = replay.turns.flatMap(({ steps }) => steps).length - 1;
  const step = Math.max(1, last / (most - 1));
  let out = '';
  for (let frame = 0; frame <= last; frame += step) out += drawn(replay, Math.floor(frame));
  return out + drawn(replay, last);
}

/** Reads a log with what `check` says of it. */
const readRoot = (text: string) => showRoot(text, checkRoot(parseRoot(text)));
const readCarcassonne = (text: string) => showCarcassonne(text, checkCarcassonne(parseCarcassonne(text)));
const readKnights = (text: string) => showKnights(text, checkKnights(parseKnights(text)));

const GAMES: readonly (readonly [string, (text: string) => Shown | NotShown, string])[] = [
  ['Root', readRoot, FIRST_GAME],
  ['Carcassonne', readCarcassonne, RECORD],
  ['Carcassonne with expansions', readCarcassonne, EXPANSION],
  ['Fuzzy Knights', readKnights, KNIGHTS],
];

/** A text with pieces of it cut out, doubled or replaced. */
const mutated = (text: string): fc.Arbitrary<string> =>
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
  const replay = make(text);
  if ('problem' in replay) throw new Error(replay.problem);
  expect(replay.turns.length).toBeGreaterThan(3);
  expect(drawFrames(replay, Number.POSITIVE_INFINITY)).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(GAMES)('%s: a mutated log is a replay all the same, or says why not', (_, make, text) => {
  fc.assert(
    fc.property(mutated(text), (given) => {
      const replay = make(given);
      if ('problem' in replay) return replay.problem !== '';
      return !/NaN|undefined|Infinity|<b>/.test(drawFrames(replay, 5));
    }),
    { numRuns: 25 },
  );
});

test('the lines of an expansion are laid out one after the other', () => {
  const replay = readCarcassonne(EXPANSION);
  if ('problem' in replay) throw new Error(replay.problem);
  const tiles = (frame: number): number =>
    replay
      .pictures(frame)[0]
      ?.box.draw(0, 0)
      .match(/<title>[^<]* at /g)?.length ?? 0;
  expect([0, 1, 2, 3].map(tiles)).toEqual([0, 1, 2, 3]);
});

test('the same frame is always the same picture', () => {
  const replay = readRoot(FIRST_GAME);
  if ('problem' in replay) throw new Error(replay.problem);
  const pictures = (frame: number): string => drawn(replay, frame);
  const [forth, back] = [[20, 40, 60].map(pictures), [60, 40, 20].map(pictures).reverse()];
  expect(forth).toEqual(back);
});
