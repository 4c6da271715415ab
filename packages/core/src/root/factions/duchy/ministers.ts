import type { RulesContext, Player } from '../../law/context.ts';
import { MINISTERS, RANKS, type Rank } from '../../data/factions/duchy.ts';
import { columnOf } from '../../table/look-up.ts';
import { onBoard } from '../../law/pieces.ts';

export type Minister = (typeof MINISTERS)[number];

/** The Duchy's swayed ministers. */
export const swayed = (ctx: RulesContext, self: Player): Minister[] =>
  MINISTERS.filter(({ spelling }) => onBoard(ctx, self, columnOf(ctx, `#${spelling}`)) > 0);

/** Crowns left on the board: not those on swayed ministers or out of the game (12.5.3.III, 12.2.3). */
export function crownsLeft(ctx: RulesContext, self: Player, rank: Rank): number {
  const worn = swayed(ctx, self).filter((one) => one.rank === rank).length;
  const lost = ctx.state.lostCrowns.filter((one) => one === rank).length;
  return RANKS[rank].crowns - worn - lost;
}

/** The section of each minister's action (12.5.2). */
export const MINISTER_LAWS: Readonly<Record<Minister['spelling'], string>> = {
  foremole: '12.5.2.I',
  captain: '12.5.2.II',
  marshal: '12.5.2.III',
  brigadier: '12.5.2.IV',
  banker: '12.5.2.V',
  mayor: '12.5.2.VI',
  duchessofmud: '12.5.2.VII',
  baronofdirt: '12.5.2.VIII',
  earlofstone: '12.5.2.IX',
};
