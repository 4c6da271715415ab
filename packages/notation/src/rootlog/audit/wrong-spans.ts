import { partsOf } from '@woodlog/core/root-law';
import type { Action, Part } from '@woodlog/core/root';
import type { Span } from '../../kernel/diagnostic.ts';
import type { DecodedLog } from './decoded-log.ts';
import type { Entry, Reading } from './entry.ts';
import { type Lack, isSupply, lacksIn } from './ledger.ts';

/** Whether something of a line was not read: it cannot be, or stands behind slashes as a comment does. */
export const isHalfRead = ({ isUnread, commentStart, pieces }: Entry): boolean =>
  isUnread || pieces.at(-1)?.end === commentStart;

/** What a line lacks if it is read so. */
export const lacksAt = (log: DecodedLog, at: number, reading: Reading): Lack[] =>
  lacksIn(log.tableAt(at), reading, log.isSetup(at, reading.taker));

/** Whether a line is illegal, or not decided but legal with one slip of the pen less. */
export const isDoubtful = (log: DecodedLog, at: number): boolean =>
  log.isIllegal(at) || (log.judgedOf(at)?.instead ?? []).length > 0;

/** What a line does that is not allowed; only what never is, if it does such a thing. */
export function forbiddenIn(log: DecodedLog, at: number): readonly Span[] {
  const { spans } = log.entryAt(at);
  const extra = log.breachesAt(at).filter(({ kind }) => kind === 'extra');
  const never = extra.filter(({ isCertain }) => isCertain === true);
  return (never.length > 0 ? never : extra).flatMap(({ action }) => spans[action] ?? []);
}

/** The same; if it only leaves something undone, what it does with the same pieces. */
export function wrongIn(log: DecodedLog, at: number): readonly Span[] {
  const wrong = forbiddenIn(log, at);
  if (wrong.length > 0) return wrong;
  const { spans } = log.entryAt(at);
  const undone = new Set(log.breachesAt(at).flatMap(({ acts = [] }) => acts.flatMap(piecesOf)));
  const isAlike = (action: Action): boolean => piecesOf(action).some((one) => undone.has(one));
  return log.judgedOf(at)?.line.actions.flatMap((action, n) => (isAlike(action) ? (spans[n] ?? []) : [])) ?? [];
}

/** What a line does that is not allowed, and what is due in it. */
export const actsOfTrouble = (log: DecodedLog, at: number): readonly Action[] =>
  log
    .breachesAt(at)
    .flatMap(({ kind, action, acts = [] }) =>
      kind === 'extra' ? (log.judgedOf(at)?.line.actions[action] ?? []) : acts,
    );

/** Moves from nowhere to nowhere, which nobody can make, and, where the law is broken, from the draw pile to the discard pile. */
export const nothingIn = (log: DecodedLog, at: number): readonly Span[] =>
  log.reading(at)?.actions.flatMap((action, n) => {
    const parts = partsOf(action);
    const isNowhere = ({ from, to }: Part): boolean =>
      from === to ? isSupply(from) : from === 'draw' && to === 'discard' && log.isIllegal(at);
    const isNothing = parts.length > 0 && parts.every(isNowhere);
    return (isNothing && log.entryAt(at).spans[n]) || [];
  }) ?? [];

const piecesOf = (action: Action): readonly string[] => partsOf(action).map(({ what }) => what);
