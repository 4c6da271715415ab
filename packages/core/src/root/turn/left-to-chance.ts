import type { Answerer } from '../../kernel/index.ts';
import type { Action, Battle, Part } from '../action.ts';
import { BATTLE_DIE } from '../data/numbers.ts';
import { enact } from '../ledger/enact.ts';
import { planLeniently } from '../ledger/plan-action.ts';
import { assignedDice } from '../law/battle.ts';
import { type Players, playerOf } from '../law/context.ts';
import type { RootQuestions } from '../law/questions.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import type { Dealer } from './dealer.ts';

/** The cards of a hand, if all of them are known. */
function knownHand(table: Readonly<Table>, faction: string): string[] {
  const { cards, playerOf: players } = layoutOf(table.setup);
  const pile = table.piles[players.get(faction)?.handPile ?? -1] ?? [];
  return pile.flatMap((card) => (cards.printed[card] == null ? [] : (cards.spellings[card] ?? [])));
}

/** A player looks at unseen cards: an action names the cards of the hand. Carries it out on the table. */
export function lookAtCards(table: Table, faction: string, dealer: Dealer): Action[] {
  const unseen = dealer.hand(faction, table).slice(knownHand(table, faction).length);
  return unseen.flatMap((what) => {
    const look: Action = { kind: 'move', parts: [{ count: 1, what, from: faction, to: faction }] };
    const plan = planLeniently(table, look);
    if (plan.slips.length > 0) return [];
    enact(table, plan);
    return [look];
  });
}

/**
 * A written action with its chance filled in: cards drawn without a name are dealt, a battle without dice is rolled.
 * Returned unchanged if nothing is left to chance.
 */
export function leftToChance(
  action: Action,
  table: Readonly<Table>,
  players: Players,
  chance: Answerer<Table, RootQuestions>,
): Action {
  if (action.kind === 'move') {
    if (!action.parts.some((part) => isUnseenDraw(part, table))) return action;
    return { ...action, parts: action.parts.flatMap((part) => dealt(part, table, chance)) };
  }
  if (action.kind !== 'battle' || action.rolls !== undefined || action.ambushes.length > 0) return action;
  return { ...action, rolls: rolled(action, table, players, chance) };
}

const isUnseenDraw = ({ from, what, count }: Part, table: Readonly<Table>): boolean =>
  from === 'draw' && what === '#' && count <= table.draw;

function dealt(part: Part, table: Readonly<Table>, chance: Answerer<Table, RootQuestions>): readonly Part[] {
  if (!isUnseenDraw(part, table)) return [part];
  const { to, count } = part;
  const cards = chance({ kind: 'draw', law: '2.1', from: 'draw', count, to }, table) as readonly string[];
  return cards.map((card) => ({ ...part, count: 1, what: card }));
}

function rolled(
  { defender }: Battle,
  table: Readonly<Table>,
  players: Players,
  chance: Answerer<Table, RootQuestions>,
): readonly [number, number] {
  const dice = chance({ kind: 'roll', law: '4.3.3', dice: 2, faces: BATTLE_DIE }, table) as readonly number[];
  return assignedDice(dice, playerOf(players, defender)?.law.guerrilla !== undefined);
}
