import { isEmptyOf } from '../law/pieces.ts';
import { act } from '../../kernel/index.ts';
import { CONTROL_DIE } from '../data/hirelings.ts';
import type { HiringRules, Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { type RootTurn, ask } from '../law/questions.ts';
import { standingOf } from '../law/score.ts';
import type { Choice, Turn } from '../law/step.ts';
import { hirelingLawOf, lawOfHireling } from './laws.ts';
import { hirelingOffers } from './offers.ts';

/**
 * What is due at the end of a turn: a hireling from the supply for each marker taken (H.1.1), and a new owner for each
 * without control markers (H.1.3, D147). If the log does not say how many markers there are, a hireling may go.
 */
function hiringChoices(turn: Turn): Choice[] {
  const { me, state, hirelings, seats } = turn;
  if (hirelings.length === 0 || me.bot) return [];
  const due = state.hirelingMarkers.taken[me.letter] ?? 0;
  return hirelings.flatMap((hireling): Choice[] => {
    const card = state.hirelings[hireling.letter];
    if (card === undefined) return [];
    if (card.holder === null && due > 0)
      return [
        {
          option: { kind: 'hire', law: 'H.1.1', hireling: hireling.letter },
          must: true,
          play: () => gain(turn, hireling, me),
        },
      ];
    // The last marker leaves when the line ends.
    if (card.holder !== me.letter || card.fresh || (card.markers !== null && card.markers > 1)) return [];
    return seats
      .filter((seat) => seat !== me && !seat.bot)
      .map((seat) => ({
        option: { kind: 'give-hireling', law: 'H.1.3', hireling: hireling.letter, whom: seat.letter },
        ...(card.markers !== null && { must: true as const }),
        play: () => gain(turn, hireling, seat),
      }));
  });
}

/** The rules of hirelings, for those who seat players. */
export const HIRING_RULES: HiringRules = { lawOf: lawOfHireling, offers: hirelingOffers, due: hiringChoices };

/** A player gains a hireling, rolls for control (H.1.2), and does what its card asks of a new controller (H.2.1). */
function* gain(ctx: RulesContext, hireling: Player, by: SeatedPlayer): RootTurn {
  ctx.cite('H.1.2');
  const faces = isAhead(ctx, by) ? CONTROL_DIE.gold : CONTROL_DIE.all;
  const [markers = 0] = yield* ask({ kind: 'roll', law: 'H.1.2', prompt: 'control die', dice: 1, faces });
  yield* act({ kind: 'hire', hireling: hireling.letter, board: by.board, markers });
  const { law, hired } = hirelingLawOf(ctx, hireling);
  if (hired === undefined) return;
  ctx.cite('H.2.1');
  ctx.cite(law);
  if (hireling.pieces.every((column) => isEmptyOf(ctx, column))) yield* hired(ctx, hireling, by);
}

/** Whether a player has the most points, alone or tied; a player with an activated dominance card has none (H.1.2). */
function isAhead(ctx: RulesContext, by: SeatedPlayer): boolean {
  const standing = standingOf(ctx, by);
  return standing >= 0 && ctx.seats.every((seat) => standingOf(ctx, seat) <= standing);
}
