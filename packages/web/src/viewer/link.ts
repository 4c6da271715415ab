import type { Position, Reader } from './reader.ts';

/** @example printLink({ turn: { number: 12 }, action: 3 }) // '#t=12&a=3' */
export const printLink = ({ turn, action }: Position, prefix = ''): string => `#${prefix}t=${turn.number}&a=${action}`;

/**
 * The frame of a link: `#t=12` is the end of line 12, `#t=12&a=3` its third action, a missing turn the end; undefined
 * for other links.
 */
export function parseLink(hash: string, positions: readonly Position[]): number | undefined {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const number = words.get('t');
  if (number === null || !/^\d+$/.test(number)) return undefined;
  const of = positions.filter(({ turn }) => turn.number === Number(number));
  if (of.length === 0) return positions.at(-1)?.frame;
  const action = words.get('a');
  if (action === null) return of.at(-1)?.frame;
  return (of.find((position) => position.action === Number(action)) ?? of.at(-1))?.frame;
}

/** Keeps the page's address at the position, after a prefix, and follows its changes. */
export function keepLink(reader: Reader, prefix: string, signal: AbortSignal): void {
  const follow = (): void => {
    const frame = parseLink(location.hash, reader.positions);
    if (frame !== undefined && frame !== reader.at.frame) reader.goTo(frame);
  };
  window.addEventListener('hashchange', follow, { signal });
  reader.onMove((position) => {
    const isOfTurn = new RegExp(`[#&]t=${position.turn.number}(?:&|$)`).test(location.hash);
    if (!isOfTurn || parseLink(location.hash, reader.positions) !== position.frame)
      history.replaceState(null, '', printLink(position, prefix));
  });
}
