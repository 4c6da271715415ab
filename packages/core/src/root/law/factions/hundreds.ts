import type { FactionLaw } from '../faction-law.ts';
import { tokensAt } from '../pieces.ts';
import { removableAt } from '../remove.ts';
import type { Seat, Woodland } from '../woodland.ts';

const WARLORD = 'Hw_w';

function warlord({ layout }: Woodland): number {
  return layout.columnOf.get(WARLORD)!;
}

/** Whether the warlord stands there and is in this mood (14.7). */
function inMood(wood: Woodland, self: Seat, mood: string, clearing: number): boolean {
  const { layout, state } = wood;
  if (state.rows[clearing]![warlord(wood)] === 0) return false;
  return state.rows[layout.seats[self.index]!.boardRow]![layout.columnOf.get(`#${mood}`)!]! > 0;
}

export const HUNDREDS_LAW: readonly FactionLaw[] = [
  {
    /** One mob a clearing (14.6.1); the warlord is placed by Anoint alone (14.2.2). */
    mayPlace: (wood, self, column, clearing) => !self.tokens.includes(column) || tokensAt(wood, self, clearing) === 0,
    /** Wrathful (14.7.8). */
    extraHits: (wood, self, { attacker, clearing }) =>
      attacker === self && inMood(wood, self, 'wrathful', clearing) ? 1 : 0,
    /** Stubborn (14.7.7). */
    ignoredHits: (wood, self, { clearing }) => (inMood(wood, self, 'stubborn', clearing) ? 1 : 0),
    /** The warlord goes in battle only (14.2.2). */
    mayBeRemoved: (wood, _self, column) => column !== warlord(wood),
    *fullRemoval(wood, self, _by, clearing) {
      return removableAt(wood, self, clearing).filter(({ column }) => column !== warlord(wood));
    },
  },
];
