import type { Battle, SuitLetter } from '../action.ts';
import type { Journal } from './journal.ts';

/** A battle begins: ambush cards that were played are discarded, the defender's first (4.3.1). Hits are written as moves. */
export function planBattle(journal: Journal, battle: Battle): void {
  const { layout } = journal;
  const { attacker, defender, clearing, ambushes } = battle;
  const spot = layout.spotOf.get(clearing);
  if (spot === undefined || (spot.kind !== 'clearing' && spot.kind !== 'burrow')) {
    journal.slip('ledger/unknown-place', `there is no clearing ${clearing} at this table`);
  }
  needSide(journal, attacker);
  needSide(journal, defender);
  for (let i = 0; i < ambushes.length; i++) playAmbush(journal, i === 0 ? defender : attacker, ambushes[i]!);
  journal.setTurn({ battle: { attacker, defender, clearing } });
}

/** Factions and hirelings fight (H.3.4). */
function needSide(journal: Journal, side: string): void {
  const { seatOf, hirelings } = journal.layout;
  if (seatOf.has(side) || hirelings.includes(side)) return;
  journal.slip('ledger/unknown-faction', `${side} is not at this table`);
}

/** A person plays an ambush from the hand, a bot from what it keeps on its board (D15). */
function playAmbush(journal: Journal, side: string, suit: SuitLetter | null): void {
  const { layout } = journal;
  const seat = layout.seatOf.get(side);
  if (seat === undefined) {
    journal.slip('ledger/no-card', `${side} has no hand to play an ambush from`, 'H.3.5');
    return;
  }
  const { bot, handPile, boardPile } = layout.seats[seat]!;
  const wanted = layout.cards.byName.get(`${suit ?? ''}#@`)!;
  const card = journal.takeCard(
    layout.cards,
    bot === undefined ? handPile : boardPile,
    wanted,
    bot === undefined ? `the hand of ${side}` : `${side}$`,
  );
  journal.discard(card);
  journal.imply('4.3.1', `${layout.cards.spellings[card]} is discarded`);
}
