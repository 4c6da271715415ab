import { seated } from './boards.ts';
import type { Battle, SuitLetter } from '../action.ts';
import type { PlanBuilder } from './plan-builder.ts';
import { playerAt } from '../table/look-up.ts';
import { described } from '../cards/descriptions.ts';

/** A battle begins: played ambush cards are discarded, the defender's first (4.3.1). Hits are written as moves. */
export function planBattle(builder: PlanBuilder, battle: Battle): void {
  const { attacker, defender, clearing, ambushes } = battle;
  const place = builder.layout.placeOf.get(clearing);
  if (place === undefined || (place.kind !== 'clearing' && place.kind !== 'burrow')) {
    builder.slip('unknown-place', `this map has no clearing ${clearing}`);
  }
  needSide(builder, attacker);
  needSide(builder, defender);
  for (const [i, suit] of ambushes.entries()) playAmbush(builder, i === 0 ? defender : attacker, suit);
  builder.setTurn({ battle: { attacker, defender, clearing } });
}

/** Factions and hirelings fight (H.3.4). */
function needSide(builder: PlanBuilder, side: string): void {
  if (!builder.layout.hirelings.some((hireling) => hireling === side)) seated(builder, side);
}

/** A person plays an ambush from the hand, a bot one that it keeps on its board (D15). */
function playAmbush(builder: PlanBuilder, side: string, suit: SuitLetter | null): void {
  const { layout } = builder;
  const seat = layout.seatOf.get(side);
  if (seat === undefined) {
    builder.slip('no-card', `${side} has no hand to play an ambush from`, 'H.3.5');
    return;
  }
  const { bot, handPile, boardPile } = playerAt(layout, seat);
  const wanted = described(layout.cards, `${suit ?? ''}#@`);
  const card = builder.takeCard(
    layout.cards,
    bot === undefined ? handPile : boardPile,
    wanted,
    bot === undefined ? `the hand of ${side}` : `${side}$`,
  );
  builder.discard(card);
  builder.imply('4.3.1', `${layout.cards.spellings[card]} is discarded`);
}
