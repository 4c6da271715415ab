import type { Action, Battle, Component } from '../action.ts';
import { NONE } from '../cards/descriptions.ts';
import type { Layout } from '../table/layout.ts';

/** Compares cards as a log and the law describe them. */
export function comparison({ cards, quests }: Layout) {
  function meets(a: Component, b: Component): boolean {
    return both(a, b) !== null;
  }

  /** A card with two descriptions, combined; `null` if they exclude each other. */
  function both(a: Component, b: Component): Component | null {
    for (const known of [cards, quests]) {
      const [one, other] = [known.byName.get(a), known.byName.get(b)];
      const both = one === undefined || other === undefined ? NONE : known.meet(one, other);
      if (both !== NONE) return known.spellings[both] ?? null;
    }
    return null;
  }

  /** An item may be written instead of the card that shows it. */
  function crafts(card: Component, written: Component): boolean {
    if (card === written) return true;
    if (!written.startsWith('%')) return meets(card, written);
    return meets(card, `#${written}`);
  }

  return { meets, both, crafts };
}

type OfBattle = Pick<Battle, 'attacker' | 'defender' | 'clearing'>;

/** Whether the same two battle in the same clearing. */
const isAlike = (one: OfBattle, other: OfBattle): boolean =>
  one.attacker === other.attacker && one.defender === other.defender && one.clearing === other.clearing;

/** The battles of the same two in the same clearing. */
export const battlesLike = (battle: OfBattle, actions: readonly Action[]): Battle[] =>
  actions.filter((one): one is Battle => one.kind === 'battle' && isAlike(one, battle));

/** Whether a battle may be the one that the log has. */
export const isSameBattle = (battle: Battle, log: Battle): boolean =>
  isAlike(battle, log) &&
  battle.ambushes.length === log.ambushes.length &&
  log.ambushes.every((suit, i) => suit === null || suit === battle.ambushes[i]) &&
  (log.rolls === undefined || battle.rolls === undefined || log.rolls.join() === battle.rolls.join());
