import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  type RulesContext,
  inSupply,
  mayPlace,
  putWarriors,
  putPiece,
  mayPutWarriors,
  askPlayer,
  scorePlaced,
} from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { egoAt, egoOnId, moveToId, placeEgo, yourClearing } from './ego.ts';
import { EGO_THAT_PUTS_BOTS_OFF, GENTRIFY_WARRIORS } from './numbers.ts';
import { poorest } from './players.ts';

export interface GentrifyTerms {
  /** Bots check the ego before they answer. */
  readonly egoPutsBotsOff: boolean;
  /** An ego is placed, whatever the answer. */
  readonly alwaysPlaces: boolean;
}

/** The terms without traits. */
export const GENTRIFY: GentrifyTerms = { egoPutsBotsOff: true, alwaysPlaces: false };

const NOTHING = 'nothing';

/**
 * The enemy with the fewest points at that time places two warriors there, as far as possible, and then a token or a
 * building, or repairs or refreshes (Chmd.5.3, D38, D40). If so, an ego is placed; otherwise one moves to the Id.
 */
export function* gentrify(turn: BotTurn, terms: GentrifyTerms): RootTurn {
  const { me } = turn;
  const clearing = yourClearing(turn, me);
  const player = poorest(turn, 'Chmd.5.3.I');
  if (clearing === null || player === undefined) return;
  yield* placeWarriors(turn, player, clearing);
  const answered = yield* answer(turn, player, clearing, terms);
  if (answered || terms.alwaysPlaces) yield* placeEgo(turn, me);
  else yield* moveToId(turn, me);
}

function* placeWarriors(turn: BotTurn, player: Player, clearing: ClearingOrBurrow): RootTurn {
  if (player.warrior < 0 || !mayPutWarriors(turn, player, clearing)) return;
  yield* putWarriors(turn, player, clearing, GENTRIFY_WARRIORS);
}

/** Whether the player placed, repaired or refreshed: a bot by its own rule (Chmd.10.5), a person by choice. */
function* answer(turn: BotTurn, player: Player, clearing: ClearingOrBurrow, terms: GentrifyTerms): RootTurn<boolean> {
  if (player.bot) {
    turn.cite('Chmd.10.5');
    if (terms.egoPutsBotsOff && putsBotsOff(turn, turn.me)) return false;
  }
  const { gentrified } = player.law;
  if (gentrified !== undefined) return yield* gentrified(turn, player, clearing);
  return player.bot ? false : yield* placeByChoice(turn, player, clearing);
}

function putsBotsOff(ctx: RulesContext, me: Player): boolean {
  return egoAt(ctx, me) >= EGO_THAT_PUTS_BOTS_OFF || egoOnId(ctx, me) >= EGO_THAT_PUTS_BOTS_OFF;
}

/**
 * A person may place any token or building that is allowed there, for free, and scores as usual (D40). Tokens with a
 * face are face down (13.5.2); the owner of a waystation chooses its side (15.2.2).
 */
function* placeByChoice(ctx: RulesContext, player: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  const { columns, columnOf } = ctx.layout;
  const tokens = player.tokens.filter((column) => columns[column]!.home === column);
  const legal = [...tokens, ...player.buildings].filter(
    (column) => inSupply(ctx, column) > 0 && mayPlace(ctx, player, column, clearing),
  );
  if (legal.length === 0) return false;
  const options = [NOTHING, ...legal.map((column) => columns[column]!.name)];
  const prompt = 'token or building to place?';
  const what = yield* askPlayer(player, 'Chmd.5.3', 'piece', prompt, options);
  if (what === NOTHING) return false;
  const column = columnOf.get(what)!;
  if ((yield* putPiece(ctx, player, clearing, column)) === 0) return false;
  yield* scorePlaced(ctx, player, column);
  return true;
}
