import { isLeft } from 'fp-ts/lib/Either.js';
import { type Json, stream } from '@woodlog/core/kernel';
import { FACTIONS, type Faction } from '@woodlog/core/root';
import { parse, check } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import type { Asked, Option, Refusal, Session } from '../../kernel/session.ts';
import { answer, ask, openSession, redo, startSession, undo, write } from './session.ts';

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

const LOG = `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$

C:t->1/w5->2/b_s->5/t1->/++/#->C
`;

function opened(log: string): Session {
  const session = openSession(log);
  if (isLeft(session)) throw new Error(session.left.message);
  return session.right;
}

function taken(after: Session | Refusal): Session {
  if ('refused' in after) throw new Error(after.refused);
  return after;
}

test('choosing and writing mix in one turn', () => {
  let session = taken(write(opened(LOG), 'F#E->$_m'));
  const asked = ask(session);
  if (asked.kind !== 'asked') throw new Error(asked.kind);
  expect(asked.steps.map(({ text }) => text)).toEqual(['F#E->$_m']);
  const end = optionsOf(asked).at(-1);
  expect(end?.label).toMatch(/^Go on/);
  session = taken(answer(session, end?.answer ?? null));
  session = taken(write(session, '3w3->7'));
  const next = ask(session);
  expect(next.steps.map(({ text }) => text).slice(0, 2)).toEqual(['F#E->$_m', '3w3->7']);
  expect(write(session, '3w3->8')).toHaveProperty('refused');
});

test('a line that is written freely is held to the pieces alone', () => {
  const session = taken(write(opened(LOG), '2w3->12', true));
  const asked = ask(session);
  expect(asked.steps).toMatchObject([{ text: '2w3->12', free: true }]);
  expect(write(session, '9w3->12', true)).toHaveProperty('refused');
});
