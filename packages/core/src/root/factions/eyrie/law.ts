import type { FactionLaw } from '../faction-law.ts';
import { buildingsAt } from '../../law/pieces.ts';
import { countKind, rewarded } from '../../law/remove.ts';
import { score } from '../../law/score.ts';
import type { Seat, Woodland } from '../../law/context.ts';

function hasLeader({ state, layout }: Woodland, self: Seat, leader: string): boolean {
  return state.rows[layout.seats[self.index]!.boardRow]![layout.columnOf.get(`#${leader}`)!]! > 0;
}

/** Two of the leaders fight (7.8.3, 7.8.4). Lords of the Forest is a matter of rule. */
export const EYRIE_LAW: readonly FactionLaw[] = [
  {
    /** One roost a clearing (7.5.2.IV). */
    mayPlace: (wood, self, column, clearing) =>
      !self.buildings.includes(column) || buildingsAt(wood, self, clearing) === 0,
    extraHits: (wood, self, { attacker }) => (attacker === self && hasLeader(wood, self, 'commander') ? 1 : 0),
    *removes(wood, self, { battle, owner, pieces }) {
      if (battle === null || !hasLeader(wood, self, 'despot')) return;
      const prizes = rewarded(wood, owner, pieces);
      if (countKind(wood, prizes, 'building') + countKind(wood, prizes, 'token') > 0) yield* score(wood, self, 1);
    },
  },
];
