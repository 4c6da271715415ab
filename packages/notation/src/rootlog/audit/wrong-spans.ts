import type { Action } from '@woodlog/core/root';
import type { Span } from '../../kernel/diagnostic.ts';
import type { DecodedLog } from './decoded-log.ts';
import { partsOf } from './ledger.ts';

/** What a line does that is not allowed; only what never is, if it does such a thing. */
export function forbiddenIn(log: DecodedLog, at: number): readonly Span[] {
  const match = log.judgedOf(at)?.match;
  if (match?.verdict !== 'illegal') return [];
  const { spans } = log.entryAt(at);
  const extra = match.breaches.filter(({ kind }) => kind === 'extra');
  const never = extra.filter(({ isCertain }) => isCertain === true);
  return (never.length > 0 ? never : extra).flatMap(({ action }) => spans[action] ?? []);
}

/** The same; if it only leaves something undone, what it does with the same pieces. */
export function wrongIn(log: DecodedLog, at: number): readonly Span[] {
  const wrong = forbiddenIn(log, at);
  const { match, line } = log.judgedOf(at) ?? {};
  if (wrong.length > 0 || match?.verdict !== 'illegal' || line === undefined) return wrong;
  const { spans } = log.entryAt(at);
  const undone = new Set(match.breaches.flatMap(({ acts = [] }) => acts.flatMap(piecesOf)));
  const isAlike = (action: Action): boolean => piecesOf(action).some((one) => undone.has(one));
  return line.actions.flatMap((action, n) => (isAlike(action) ? (spans[n] ?? []) : []));
}

/** Moves from nowhere to nowhere, which nobody can make. */
export const nothingIn = (log: DecodedLog, at: number): readonly Span[] =>
  log.reading(at)?.actions.flatMap((action, n) => {
    const parts = partsOf(action);
    const isNothing = parts.length > 0 && parts.every(({ from, to }) => from === to && from.startsWith('supply:'));
    return (isNothing && log.entryAt(at).spans[n]) || [];
  }) ?? [];

const piecesOf = (action: Action): readonly string[] => partsOf(action).map(({ what }) => what);
