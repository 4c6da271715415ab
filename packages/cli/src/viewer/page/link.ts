import type { Position, Reader } from './reader.ts';

/** @example printLink({ reel: { turn: 12 }, action: 3 }) // '#t=12&a=3' */
export const printLink = ({ reel, action }: Position): string => `#t=${reel.turn}&a=${action}`;

/** The frame that a link means: `#t=12` is the end of line 12, `#t=12&a=3` its third action; undefined if it is none. */
export function parseLink(hash: string, positions: readonly Position[]): number | undefined {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const turn = words.get('t');
  if (turn === null || !/^\d{1,6}$/.test(turn)) return undefined;
  const of = positions.filter(({ reel }) => reel.turn === Number(turn));
  const action = words.get('a');
  if (action === null) return of.at(-1)?.frame;
  return (of.find((position) => position.action === Number(action)) ?? of.at(-1))?.frame;
}

/** Keeps the page's address at the position, and follows it when it changes. */
export function keepLink(reader: Reader): void {
  const follow = (): void => {
    const frame = parseLink(location.hash, reader.positions);
    if (frame !== undefined && frame !== reader.at.frame) reader.goTo(frame);
  };
  window.addEventListener('hashchange', follow);
  reader.onMove((position) => {
    if (parseLink(location.hash, reader.positions) !== position.frame)
      history.replaceState(null, '', printLink(position));
  });
}
