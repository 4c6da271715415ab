import { isLeft } from 'fp-ts/lib/Either.js';
import { type Json, stream } from '@woodlog/core/kernel';
import { FACTIONS, type Faction } from '@woodlog/core/root';
import { parse, check } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import type { Asked, Option, Session } from '../../kernel/session.ts';
import { answer, ask, redo, startSession, undo } from './session.ts';

const PEOPLE = FACTIONS.filter((letter) => letter !== 'N' && letter !== 'G');

/** What Rootlog writes and people do not say. */
const CODE = /[%$#_@]|\b(?:h_)?[A-Z][wtbp]\b|\b[a-z]_[a-z]\b|->|undefined|\[object/;

function begin(seats: readonly { player: string; faction: string; bot?: string }[], seed?: string): Session {
  const begun = startSession(
    { game: 'root', map: 'Fall', deck: 'E&P', seats },
    seed === undefined ? {} : { chance: { seed, index: 0 } },
  );
  if (isLeft(begun)) throw new Error(begun.left.message);
  return begun.right;
}

const optionsOf = (asked: Asked<unknown>): readonly Option[] => asked.question.groups.flatMap(({ options }) => options);

function given(session: Session, chosen: Json): Session {
  const after = answer(session, chosen);
  if ('refused' in after) throw new Error(`${after.refused}: ${JSON.stringify(chosen)}\n${session.log}`);
  return after;
}

/** Plays a number of lines at random; `watch` is told of every session and what it asks. */
function playAtRandom(
  first: Session,
  seed: string,
  lines: number,
  watch?: (session: Session, asked: Asked<unknown>) => void,
): Session {
  const chance = stream(seed, 0, 'answers');
  let session = first;
  while (session.past.length < lines) {
    const moment = ask(session);
    if (moment.kind === 'over') break;
    if (moment.kind === 'asked') watch?.(session, moment);
    session = given(session, moment.kind === 'played' ? null : chance.pick(optionsOf(moment)).answer);
  }
  return session;
}

/** Two people of these factions. */
const seatsOf = (...letters: readonly Faction[]) => letters.map((faction) => ({ player: `Ann ${faction}`, faction }));

test.each(PEOPLE)('%s: labels have no codes, options are taken, and the log has no errors', (letter) => {
  const session = begin(seatsOf(letter, letter === 'E' ? 'C' : 'E'));
  const codes: string[] = [];
  const after = playAtRandom(session, `labels ${letter}`, 6, (_, moment) => {
    const { question } = moment;
    for (const text of [question.prompt, moment.step, ...optionsOf(moment).map(({ label }) => label)])
      if (CODE.test(text)) codes.push(text);
    expect(optionsOf(moment).length).toBeGreaterThan(0);
  });
  expect([...new Set(codes)]).toEqual([]);
  expect(check(parse(after.log)).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('an answer can be taken back across lines, and given again', () => {
  const bots = [
    { player: 'Ann', faction: 'E' },
    { player: '', faction: 'C', bot: 'mechanical-marquise' },
  ];
  const session = playAtRandom(begin(bots, 'maple'), 'undo', 5);
  let back = session;
  for (let i = 0; i < 12; i++) back = undo(back);
  let again = back;
  for (let i = 0; i < 12; i++) again = redo(again);
  expect(again.log.startsWith(back.log)).toBe(true);
  expect(again.undone).toEqual([]);
});

test('a session that is saved as JSON at every answer asks the same question', () => {
  playAtRandom(begin(seatsOf('V', 'K'), 'maple'), 'saved', 4, (session, moment) => {
    const saved: Session = JSON.parse(JSON.stringify(session));
    const { table: _, ...there } = ask(saved) as Asked<unknown>;
    const { table: _own, ...here } = moment;
    expect(there).toEqual(here);
  });
});
