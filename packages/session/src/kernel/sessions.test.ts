import { isLeft } from 'fp-ts/lib/Either.js';
import { stream } from '@woodlog/core/kernel';
import { expect, test } from 'vitest';
import * as carcassonne from '../carcassonne/play/index.ts';
import * as knights from '../fuzzy-knights/play/index.ts';
import type { Asked, Moment, Option, Refusal, Session } from './session.ts';
import type { Json } from '@woodlog/core/kernel';

/** What notation writes and people do not say. */
const CODE = /[%$#_@]|\b[SHP]\d\b|\b[CRFV]{3,4}[A-Z0-9]*\b|undefined|\[object/;

const optionsOf = (asked: Asked<unknown>): readonly Option[] => asked.question.groups.flatMap(({ options }) => options);

interface Playing {
  ask(session: Session): Moment<unknown>;
  answer(session: Session, given: Json): Session | Refusal;
  undo(session: Session): Session;
  redo(session: Session): Session;
}

/** Plays lines at random, with every session saved as JSON in between; gives the last and the codes that labels had. */
function playAtRandom({ ask, answer }: Playing, first: Session, seed: string, lines: number) {
  const chance = stream(seed, 0, 'answers');
  const codes = new Set<string>();
  let session = first;
  while (session.past.length < lines) {
    session = JSON.parse(JSON.stringify(session));
    const moment = ask(session);
    if (moment.kind === 'over') break;
    if (moment.kind === 'asked')
      for (const text of [moment.question.prompt, moment.step, ...optionsOf(moment).map(({ label }) => label)])
        if (CODE.test(text)) codes.add(text);
    const given = moment.kind === 'asked' ? chance.pick(optionsOf(moment)).answer : null;
    const after = answer(session, given);
    if ('refused' in after) throw new Error(`${after.refused}: ${JSON.stringify(given)}`);
    session = after;
  }
  return { session, codes: [...codes] };
}

const GAMES = [
  { game: 'carcassonne', play: carcassonne, bot: 'greedy' },
  { game: 'fuzzy-knights', play: knights, bot: undefined },
] as const;

test.each(GAMES)(
  '$game: labels have no codes, every option is taken, and answers are taken back and given again',
  ({ game, play, bot }) => {
    for (const chance of [{ chance: { seed: 'maple', index: 0 } }, {}]) {
      const other = { player: 'Bob', ...(bot !== undefined && { bot }) };
      const begun = play.startSession({ game, seats: [{ player: 'Ann' }, other] }, chance);
      if (isLeft(begun)) throw new Error(begun.left.message);
      const { session, codes } = playAtRandom(play, begun.right, game, 8);
      expect(codes).toEqual([]);
      let back = session;
      for (let i = 0; i < 5; i++) back = play.undo(back);
      let again = back;
      for (let i = 0; i < 5; i++) again = play.redo(again);
      expect(again.undone).toEqual([]);
      expect(session.log.startsWith(again.log)).toBe(true);
    }
  },
);
