import { isLeft } from 'fp-ts/lib/Either.js';
import { type Json, stream } from '@woodlog/core/kernel';
import { seatPlayers } from '@woodlog/bots/root';
import { type Action, FACTIONS, type Faction, type Table, copyTable, root } from '@woodlog/core/root';
import { beginLine, matchLine, viewOf } from '@woodlog/core/root-law';
import { parse, check } from '@woodlog/notation/root';
import { describe, expect, test } from 'vitest';
import type { Asked, Option, Refusal, Session } from '../../kernel/session.ts';
import { runLine } from './line.ts';
import { requestsAt } from './requests-at.ts';
import { standingOf } from './standing.ts';
import { answer, ask, openSession, redo, undo, write } from './session.ts';
import { startSession } from './start.ts';

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

/** How many lines a faction plays; more with `SESSION_LINES=100 npx vitest run packages/session`. */
const LINES = Number(process.env['SESSION_LINES'] ?? 6);

/** The table that a line has come to, as it was played; null for one that is not over. */
function tableAfter(session: Session): Table | null {
  const standing = standingOf(session.log);
  if (isLeft(standing)) throw new Error(standing.left.message);
  const run = runLine(standing.right, session, null);
  return run.at === 'done' ? run.table : null;
}

/** What the law says to a line, at the table before it. */
function verdictOf(before: Session, after: Session): string {
  const [here, there] = [standingOf(before.log), openingAndLast(after.log)];
  if (isLeft(here) || here.right.next === null) return 'no table';
  const players = seatPlayers(here.right.table);
  const me = players.seats[here.right.next.index];
  if (me === undefined) return 'nobody';
  const start = { table: copyTable(here.right.table), now: beginLine(me, here.right.next.setup) };
  const match = matchLine(players, start, there);
  return match.verdict === 'illegal' ? JSON.stringify(match.breaches) : match.verdict;
}

function openingAndLast(log: string): readonly Action[] {
  const turn = parse(log).lines.findLast((line) => line.kind === 'turn');
  return turn?.kind === 'turn' ? turn.actions.flatMap(({ action }) => action ?? []) : [];
}

describe.each(PEOPLE)('%s', (letter) => {
  test.each([undefined, 'maple'])(
    'labels have no codes, options are taken, and lines are legal, with seed %s',
    (seed) => {
      const others = letter === 'E' ? (['C', 'V'] as const) : (['E', 'C'] as const);
      const seats = seatsOf(letter, ...others.filter((one) => one !== letter));
      const codes = new Set<string>();
      const verdicts = new Set<string>();
      let before = begin(seats, seed);
      const chance = stream(`labels ${letter}`, 0, 'answers');
      while (before.past.length < LINES) {
        const moment = ask(before);
        if (moment.kind === 'over') break;
        const options = moment.kind === 'asked' ? optionsOf(moment) : [];
        if (moment.kind === 'asked')
          for (const text of [moment.question.prompt, moment.step, ...options.map(({ label }) => label)])
            if (CODE.test(text)) codes.add(text);
        const chosen = moment.kind === 'asked' ? chance.pick(options).answer : null;
        const after = given(before, chosen);
        if (after.log !== before.log) {
          const played = tableAfter(
            moment.kind === 'asked' ? { ...before, answers: [...before.answers, chosen] } : before,
          );
          const read = standingOf(after.log);
          if (isLeft(read) || played === null) throw new Error('no line');
          expect(root.canonical(read.right.table)).toEqual(root.canonical(played));
          verdicts.add(verdictOf(before, after));
        }
        before = after;
      }
      expect([...codes]).toEqual([]);
      expect([...verdicts].filter((verdict) => verdict !== 'undecided')).toEqual(['legal']);
      expect(check(parse(before.log)).filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );
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

test('a battle says what its dice deal, until the next answer (4.3.3.I, 4.3.5)', () => {
  const setup = 'C:t_k->1/b_s->1/b_w->5/b_r->9/2w->1/w->2/w->4/w->5/w->6/w->7/w->8/w->9/w->10/w->11/w->12';
  const begun = openSession(
    `Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n${setup}\nE:b+6w->3/#despot->$\nC:w7->3/#->C\nE:w->3/#->E\n`,
  );
  if (isLeft(begun)) throw new Error(begun.left.message);
  const fights = write(begun.right, 'XE3');
  if ('refused' in fights) throw new Error(fights.refused);
  const ambush = ask(fights);
  const none = ambush.kind === 'asked' ? optionsOf(ambush).find(({ label }) => label === 'None') : undefined;
  const moment = ask(given(given(fights, none?.answer ?? ''), [3, 1]));
  expect(moment.kind === 'asked' && moment.battle).toEqual({
    ...{ attacker: 'C', defender: 'E', clearing: 3 },
    hits: { attacker: { rolled: 3, counted: 1, dealt: 1 }, defender: { rolled: 1, counted: 1, dealt: 1 } },
  });
});

test('a player in place of a person is asked for what the menus of the phase offer, and sees no hand of others (1.2.1)', () => {
  let later = 0;
  playAtRandom(begin(seatsOf('C', 'V', 'K'), 'maple'), 'requests', 12, (session, moment) => {
    const requests = requestsAt(session);
    if (moment.seat === null) return;
    const asked = new Set(requests.flatMap(({ options }) => options.map((one) => JSON.stringify(one))));
    const offered = optionsOf(moment).map((one) => one.answer);
    const isEnd = (one: Json): boolean => typeof one === 'object' && one !== null && 'end' in one;
    for (const one of offered) if (!isEnd(one)) expect([...asked]).toContain(JSON.stringify(one));
    if (offered.some(isEnd)) expect([...asked].some((one) => one.startsWith('{"kind":"end"'))).toBe(true);
    if (requests.length > 1) later++;
    for (const { seat, current } of requests) expect(viewOf(current.table, seat)).toEqual(current.table);
  });
  expect(later).toBeGreaterThan(0);
});
