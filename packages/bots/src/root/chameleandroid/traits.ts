import {
  type FactionLaw,
  type Moving,
  type Player,
  type PieceCount,
  type RootTurn,
  type RulesContext,
  type Triggered,
  countKind,
  deciderOf,
  drawToHand,
  warriorsAt,
  nameOf,
  countThere,
} from '@woodlog/core/root-law';
import type { ClearingOrBurrow } from '@woodlog/core/root';
import type { BotTurn, CardModifier } from '../shared/bot.ts';
import { after, escalatesAlso, instead } from '../shared/patches.ts';
import { disappear } from './disappear.ts';
import { track } from './ego.ts';
import { gentrify } from './gentrify.ts';
import { PATRON } from './numbers.ts';
import { isOutrun } from './players.ts';
import { layTrack } from './setup.ts';
import { askedFor } from '../shared/traits.ts';

/** An ego with a draw icon draws a card instead of scoring a point; all are on the track in order (Chmd.9.1). */
const PATRON_LAW: FactionLaw = {
  worth: (ctx, _self, column) => (nameOf(ctx, column) === 'Nt_d' ? 0 : 1),
  returnsTo: (_ctx, self, column) => (self.tokens.includes(column) ? track(self) : self.supply),
  removed: (ctx, self, removals) =>
    removals.flatMap(({ by, pieces }): Triggered[] => {
      const icons = pieces.filter(({ column }) => nameOf(ctx, column) === 'Nt_d');
      const count = countKind(ctx, icons, 'token');
      if (by === null || by === self || count === 0) return [];
      const drawer = deciderOf(ctx, by);
      const cards = drawer.bot ? [] : [drawer.letter];
      return [{ owner: self, what: 'cards for ego', cards, play: () => drawForEgo(ctx, drawer, count) }];
    }),
};

function* drawForEgo(ctx: RulesContext, drawer: Player, count: number): RootTurn {
  ctx.cite('Chmd.9.1');
  yield* drawToHand(ctx, 'Chmd.9.1', drawer, count);
}

/** Half of a player's warriors there, rounded up. The warlord counts, but stays in another's turn (14.2.2). */
function half(turn: BotTurn, player: Player, clearing: ClearingOrBurrow): PieceCount[] {
  const column = player.warrior;
  if (column < 0) return [];
  const count = Math.min(Math.ceil(warriorsAt(turn, player, clearing) / 2), countThere(turn, clearing, column));
  return count > 0 ? [{ column, count }] : [];
}

/** Takes half of each player's warriors, counted before anything moves (Chmd.9.2, D47). */
function abducted(turn: BotTurn, from: ClearingOrBurrow, to: ClearingOrBurrow): Moving[] {
  turn.cite('Chmd.9.2');
  return turn.seats
    .filter((seat) => seat !== turn.me)
    .map((mover): Moving => ({ mover, from, to, pieces: half(turn, mover, from), directly: true }))
    .filter(({ pieces }) => pieces.length > 0);
}

export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Patron: { ...askedFor(PATRON), law: PATRON_LAW, patches: [after('Chmd.3.2', layTrack)] },
  Abduction: { card: 'Chmd.9.2', patches: [instead('Chmd.6.1', (turn) => disappear(turn, abducted))] },
  'City Builder': {
    card: 'Chmd.9.3',
    patches: [
      instead('Chmd.5.3', (turn) => {
        turn.cite('Chmd.9.3');
        return gentrify(turn, { egoPutsBotsOff: false, alwaysPlaces: true });
      }),
    ],
  },
  Kingpin: {
    card: 'Chmd.9.4',
    patches: [
      escalatesAlso((turn) => {
        if (!isOutrun(turn)) return false;
        turn.cite('Chmd.9.4');
        return true;
      }),
    ],
  },
};
