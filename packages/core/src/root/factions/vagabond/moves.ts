import { type Item, CLEARINGS, type ClearingOrBurrow } from '../../data/vocabulary.ts';
import { isClosed } from '../../law/closed.ts';
import type { Player } from '../../law/context.ts';
import type { Moving, PieceCount } from '../../law/events.ts';
import { destinations, mayMoveBetween, move } from '../../law/move.ts';
import { neighbours } from '../../law/neighbours.ts';
import { commonWarriorsAt, oneOfEach, warriorsAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseCount } from '../../law/choose.ts';
import type { Choice } from '../../law/step.ts';
import { clearingOf, nameOf } from '../../table/look-up.ts';
import { chooseAlly, related } from './allies.ts';
import { TORCH, action, canPay, pay, type VagabondTurn } from './cost.ts';
import { pawnClearing, pawnForest } from './pawn.ts';
import { transfer } from '../../law/transfer.ts';
import { choice } from '../../turn/choices-at.ts';

/** Boots for a move: one, or two into a clearing with hostile warriors (9.2.9.III.b). */
export const BOOTS = { usual: ['f'], hostile: ['f', 'f'] } as const satisfies Record<string, readonly Item[]>;

/** Whether warriors of a hostile player are there (9.2.9.III.b). */
export const isHostile = (turn: VagabondTurn, to: ClearingOrBurrow): boolean =>
  related(turn, turn.me, 'h').some((one) => warriorsAt(turn, one, to) > 0);

/**
 * The places that he can move to (9.5.1): from a forest to the clearings around it, but never into a forest (9.2.10).
 */
export function pawnMoves(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  if (!canPay(turn, BOOTS.usual)) return [];
  const here = pawnClearing(turn, me);
  const forest = here === null ? pawnForest(turn, me) : null;
  const open =
    here === null
      ? (forest?.clearings ?? []).filter((clearing) => !isClosed(turn, clearing))
      : destinations(turn, me, here);
  const free = canPay(turn, BOOTS.hostile) ? open : open.filter((to) => !isHostile(turn, to));
  const from = here ?? forest?.name ?? '';
  return free.map((to) =>
    action(turn, { kind: 'move', law: '9.5.1', from, to }, function* () {
      yield* pay(turn, '9.5.1', isHostile(turn, to) ? BOOTS.hostile : BOOTS.usual);
      yield* travel(turn, `${to}`);
    }),
  );
}

/** Where he can slip to, regardless of what stops others there (9.4.2). */
export function slipChoices(turn: VagabondTurn): Choice[] {
  const { me, layout, memory } = turn;
  if (memory.slipped) return [];
  const here = pawnClearing(turn, me);
  const forest = here === null ? pawnForest(turn, me) : null;
  const clearings = here === null ? (forest?.clearings ?? []) : neighbours(turn, me, here);
  const forests = here === null ? (forest?.adjacentForests ?? []) : layout.map.forestsAt[here].map(({ name }) => name);
  const open = clearings.filter((clearing) => !isClosed(turn, clearing));
  return [...open, ...forests].map((to) =>
    choice({ kind: 'slip', law: '9.4.2', from: here ?? forest?.name ?? '', to }, () => slip(turn, to)),
  );
}

function* slip(turn: VagabondTurn, to: ClearingOrBurrow | string): RootTurn {
  turn.memory.slipped = true;
  yield* travel(turn, `${to}`);
}

/** The Harrier flies to any clearing, alone (V.8.2). */
export function glideChoices(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  const here = pawnClearing(turn, me);
  if (!canPay(turn, TORCH)) return [];
  return CLEARINGS.filter(
    (to) => to !== here && (here === null ? !isClosed(turn, to) : mayMoveBetween(turn, me, here, to)),
  ).map((to) => {
    const from = here ?? pawnForest(turn, me)?.name ?? '';
    const fly = function* (): RootTurn {
      if (here === null) yield* putPawn(me, `${to}`);
      else yield* move(turn, { mover: me, from: here, to, pieces: oneOfEach(me.pawns), directly: true });
    };
    return action(turn, { kind: 'glide', law: 'V.8.2', from, to }, fly, TORCH);
  });
}

/** Moves the pawn. Between clearings, an ally's warriors may come along (9.2.9.II.b). */
function* travel(turn: VagabondTurn, to: string): RootTurn {
  const { me } = turn;
  const from = pawnClearing(turn, me);
  const end = clearingOf(to);
  if (from === null || end === null) {
    yield* putPawn(me, to);
    return;
  }
  const ally = yield* chooseAlly(turn, me, '9.2.9.II.b', 'ally to move along', from, null, commonWarriorsAt);
  const along: Moving[] = [];
  if (ally !== null) along.push({ mover: ally, from, to: end, pieces: yield* chooseWarriors(turn, ally, from) });
  yield* move(turn, { mover: me, from, to: end, pieces: oneOfEach(me.pawns) }, along);
}

/** At least one of an ally's warriors, but no warlord, who moves only in his own turn (14.2.2). */
function* chooseWarriors(turn: VagabondTurn, ally: Player, from: ClearingOrBurrow): RootTurn<PieceCount[]> {
  const { warrior: column } = ally;
  const name = nameOf(turn, column);
  const most = commonWarriorsAt(turn, ally, from);
  return [{ column, count: yield* chooseCount(turn.me, '9.2.9.II.b', `${name} to move`, 1, most) }];
}

/** Moves the pawn into or out of a forest. */
export function* putPawn(me: Player, to: string): RootTurn {
  yield* transfer(`${me.letter}p`, null, to);
}
