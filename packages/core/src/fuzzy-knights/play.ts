import {
  type Accept,
  act,
  type Answerer,
  asking,
  chance,
  type Questions,
  type Streams,
  type Table,
  type Turn,
  violation,
} from '../kernel/index.ts';
import type { Action } from './action.ts';
import { ITEM_CHANCES, readChance } from './data/chances.ts';
import { ITEM_KINDS, type ItemKind, type RollPurpose, TOKENS } from './data/vocabulary.ts';
import { facesOf, printDice } from './dice/dice.ts';
import { legal } from './legal.ts';
import { openTiles } from './look.ts';
import { type Place, placeOf } from './map.ts';
import { awaitedRoll } from './rules/rolls.ts';
import type { State } from './state.ts';

/** What a game asks: cards of the item deck, dice, where tokens fall, and steps from the legal ones. */
export interface KnightsQuestions extends Questions {
  draw: { card: ItemKind };
  roll: { extra: { readonly for: RollPurpose; readonly seat: number } };
  pick: { option: Place };
  choose: { option: Action };
}

const ask = asking<KnightsQuestions>();

/** Longer than any name of a card in the item deck. */
const LONGEST_CARD = 60;

/** Whether drawn cards are of the item deck. */
export const acceptDraw: Accept<KnightsQuestions> = (question, answer) => {
  if (question.kind !== 'draw' || !Array.isArray(answer)) return null;
  const odd = answer.find((card) => !(ITEM_KINDS as readonly unknown[]).includes(card));
  if (odd === undefined) return null;
  const card = typeof odd === 'string' ? odd : JSON.stringify(odd);
  const message = `${card.slice(0, LONGEST_CARD)} is not a card of the item deck: ${ITEM_KINDS.join(', ')}`;
  return violation('answer/not-a-card', message, { law: 'Items' });
};

/**
 * One step of the game: a roll, a card or a falling token from chance, or a choice of a seat. A single option is not
 * asked.
 */
export function* nextStep(table: Table<State>): Turn<Action, KnightsQuestions> {
  const { state } = table;
  const roll = awaitedRoll(state);
  if (roll) {
    const { seat, dice, law } = roll;
    const faces = facesOf(dice.sides);
    const shown = yield* ask({ kind: 'roll', law, dice: dice.count, faces, for: roll.for, seat });
    const sum = shown.reduce((total, face) => total + face, 0);
    yield* act<Action>({ kind: 'roll', seat, for: roll.for, dice: printDice(dice), sum });
    return;
  }
  const { phase } = state;
  switch (phase.name) {
    case 'drop': {
      const token = TOKENS.find((kind) => state.supply[kind] > 0) ?? 'item';
      const options = openTiles(state).map((tile) => placeOf(state.size, tile));
      const at = yield* ask({ kind: 'pick', law: 'Board Setup 2', options });
      yield* act<Action>({ kind: 'drop', token, at });
      return;
    }
    case 'dawn':
      yield* act<Action>({ kind: 'daybreak', day: state.day + 1 });
      return;
    case 'item': {
      const [card = 'main hand'] = yield* ask({ kind: 'draw', law: 'Items', from: 'items', count: 1 });
      yield* act<Action>({ kind: 'draw', seat: phase.seat, card });
      return;
    }
    case 'over':
      return;
    default: {
      const options = legal(state);
      const only = options[0] as Action;
      const { seat } = phase as { readonly seat: number };
      const chosen = options.length === 1 ? only : yield* ask({ kind: 'choose', law: 'Player Turns', seat, options });
      yield* act<Action>(chosen);
    }
  }
}

/** Steps until the acting seat or the day changes: what one seat does in a row. */
export function* nextTurn(table: Table<State>): Turn<Action, KnightsQuestions> {
  const seat = ownerOf(table.state);
  do yield* nextStep(table);
  while (table.state.phase.name !== 'over' && ownerOf(table.state) === seat);
}

/** Whose turn it is; -1 between the turns. */
function ownerOf({ phase }: Readonly<State>): number {
  if (phase.name === 'form' || phase.name === 'parry') return phase.battle.seat;
  if (phase.name === 'offer' || phase.name === 'vote') return phase.back.seat;
  return 'seat' in phase ? phase.seat : -1;
}

/** A whole game, from the first token to its end. */
export function* wholeGame(table: Table<State>): Turn<Action, KnightsQuestions> {
  while (table.state.phase.name !== 'over') yield* nextStep(table);
}

/** Ten cards represent the deck, which the rules do not list: each kind as often as on the dice. */
const DECK: readonly ItemKind[] = facesOf('P').map((tens) => readChance(ITEM_CHANCES, tens));

/** Answers all that chance decides, from the game's streams. */
export function chanceOf(streams: Streams): Answerer<State, KnightsQuestions> {
  return chance(streams, () => [streams.deck.pick(DECK)]);
}
