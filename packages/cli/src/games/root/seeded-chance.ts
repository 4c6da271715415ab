import { seatPlayers } from '@woodlog/bots/root';
import { Dealer, chanceOf } from '@woodlog/core/root-law';
import { type Answerer, lineStreams } from '@woodlog/core/kernel';
import { type Action, type Battle, type Part, type Table, enact, layoutOf, planLeniently } from '@woodlog/core/root';
import { type RootQuestions, playerOf } from '@woodlog/core/root-law';

/** What deals and rolls for a person. */
export interface SeededChance {
  readonly dealer: Dealer;
  readonly chance: Answerer<Table, RootQuestions>;
}

/** The fate of a line of a game that a seed deals. */
export function seededChanceOf(seed: string, index: number, line: number): SeededChance {
  const chances = lineStreams(seed, index, line);
  const dealer = new Dealer(chances);
  return { dealer, chance: chanceOf(chances, dealer) };
}

/** The cards of a hand that are known. */
export function handOf(table: Readonly<Table>, letter: string): string[] {
  const { cards, placeOf } = layoutOf(table.setup);
  const pile = table.piles[placeOf.get(letter)!.pile]!;
  return pile.flatMap((card) => (cards.printed[card] === null ? [] : [cards.spellings[card]!]));
}

/** Who holds a card unseen looks at it: it goes from the hand to the hand by its name. */
export function lookAtHand(table: Table, letter: string, { dealer }: SeededChance): Action[] {
  const known = handOf(table, letter);
  const unseen = dealer.hand(letter, table).slice(known.length);
  return unseen.flatMap((what) => {
    const look: Action = { kind: 'move', parts: [{ count: 1, what, from: letter, to: letter }] };
    const plan = planLeniently(table, look);
    if (plan.slips.length > 0) return [];
    enact(table, plan);
    return [look];
  });
}

/**
 * The action with what it leaves to chance: cards drawn without a name are dealt, a battle without dice is rolled. The
 * very action if it leaves nothing.
 */
export function leftToChance(action: Action, table: Readonly<Table>, { chance }: SeededChance): Action {
  if (action.kind === 'move') {
    if (!action.parts.some((part) => isUnseenDraw(part, table))) return action;
    return { ...action, parts: action.parts.flatMap((part) => dealt(part, table, chance)) };
  }
  if (action.kind !== 'battle' || action.rolls !== undefined || action.ambushes.length > 0) return action;
  return { ...action, rolls: rolled(action, table, chance) };
}

const isUnseenDraw = ({ from, what, count }: Part, table: Readonly<Table>): boolean =>
  from === 'draw' && what === '#' && count <= table.draw;

function dealt(part: Part, table: Readonly<Table>, chance: Answerer<Table, RootQuestions>): readonly Part[] {
  if (!isUnseenDraw(part, table)) return [part];
  const { to, count } = part;
  const cards = chance({ kind: 'draw', law: '2.1', from: 'draw', count, to }, table) as readonly string[];
  return cards.map((card) => ({ ...part, count: 1, what: card }));
}

/** The higher die is the attacker's, unless the defender wages guerrilla war (4.3.3, 8.2.2). */
function rolled(
  { defender }: Battle,
  table: Readonly<Table>,
  chance: Answerer<Table, RootQuestions>,
): readonly [number, number] {
  const dice = chance({ kind: 'roll', law: '4.3.3', dice: 2, faces: [0, 1, 2, 3] }, table) as readonly number[];
  const [low, high] = [Math.min(...dice), Math.max(...dice)];
  return playerOf(seatPlayers(table), defender)?.law.guerrilla !== undefined ? [low, high] : [high, low];
}
