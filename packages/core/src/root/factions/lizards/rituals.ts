import type { ColumnIndex } from '../../table/indices.ts';
import { act } from '../../../kernel/index.ts';
import type { SuitLetter } from '../../action.ts';
import { type ClearingOrBurrow, CLEARING_SUITS, type ClearingSuit } from '../../data/vocabulary.ts';
import { askForCard } from '../../law/cards.ts';
import { inSupply, onMap } from '../../law/pieces.ts';
import { mayPlace, place } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { rules } from '../../law/rule.ts';
import { score } from '../../law/score.ts';
import { maySpend, spendCard } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { clearingsOf, gardenOf } from './gardens.ts';
import { GARDEN_POINTS } from '../../data/factions/lizards.ts';
import { columnAt } from '../../table/look-up.ts';

/** What a turn knows of its rituals: suits that have scored (10.5.3). */
export interface Rituals {
  readonly scored: ClearingSuit[];
}

/** A ritual for each card revealed, in any order and number (10.5). Birds stand for no other suit (10.2.2). */
export function ritualChoices(turn: Turn<Rituals>): Choice[] {
  const found: Choice[] = [];
  for (const suit of CLEARING_SUITS) {
    if (maySpend(turn, turn.me, [suit]))
      found.push(...builds(turn, suit), ...recruits(turn, suit), ...scores(turn, suit));
  }
  return maySpend(turn, turn.me, ['B']) ? [...found, ...sacrifices(turn)] : found;
}

/** Shows a card of the hand, which lies revealed until Evening; gives whether there was one. */
function* reveal(turn: Turn, law: string, suit: SuitLetter): RootTurn<boolean> {
  const { me, flags } = turn;
  const card = yield* askForCard(turn, law, 'card to reveal', me, { suits: [suit], shown: true });
  if (card === null) return false;
  yield* act({ kind: 'reveal', by: me.letter, cards: [{ count: 1, what: card, by: me.letter }], to: null });
  flags.revealed.push(card);
  return true;
}

/** A garden in a clearing that the Lizards rule (10.5.1). */
function builds(turn: Turn, suit: ClearingSuit): Choice[] {
  const { me } = turn;
  const garden = gardenOf(turn, suit);
  if (inSupply(turn, garden) === 0) return [];
  return clearingsOf(turn, suit)
    .filter((at) => rules(turn, me, at) && mayPlace(turn, me, garden, at))
    .map((at) => ({
      option: { kind: 'build', law: '10.5.1', what: columnAt(turn.layout, garden).name, at, suit },
      play: () => build(turn, at, suit, garden),
    }));
}

function* build(turn: Turn, at: ClearingOrBurrow, suit: ClearingSuit, garden: ColumnIndex): RootTurn {
  const { me } = turn;
  if (yield* reveal(turn, '10.5.1', suit)) yield* place(turn, me, at, [{ column: garden, count: 1 }]);
}

/** A warrior (10.5.2). */
function recruits(turn: Turn, suit: ClearingSuit): Choice[] {
  const { me } = turn;
  if (inSupply(turn, me.warrior) === 0) return [];
  return clearingsOf(turn, suit)
    .filter((at) => mayPlace(turn, me, me.warrior, at))
    .map((at) => ({ option: { kind: 'recruit', law: '10.5.2', at, suit }, play: () => recruit(turn, at, suit) }));
}

function* recruit(turn: Turn, at: ClearingOrBurrow, suit: ClearingSuit): RootTurn {
  const { me } = turn;
  if (yield* reveal(turn, '10.5.2', suit)) yield* place(turn, me, at, [{ column: me.warrior, count: 1 }]);
}

/** Points for the gardens of a suit, once a turn; the card is spent (10.5.3). */
function scores(turn: Turn<Rituals>, suit: ClearingSuit): Choice[] {
  const { memory } = turn;
  const gardens = onMap(turn, gardenOf(turn, suit));
  if (gardens === 0 || memory.scored.includes(suit)) return [];
  return [{ option: { kind: 'score', law: '10.5.3', suit }, play: () => scoreGardens(turn, suit, gardens) }];
}

function* scoreGardens(turn: Turn<Rituals>, suit: ClearingSuit, gardens: number): RootTurn {
  const { me, memory } = turn;
  memory.scored.push(suit);
  yield* spendCard(turn, me, '10.5.3', 'card to spend', [suit]);
  yield* score(turn, me, GARDEN_POINTS[gardens - 1] ?? 0);
}

/** A warrior becomes an acolyte, for a bird (10.5.4). */
function sacrifices(turn: Turn): Choice[] {
  const { me } = turn;
  if (inSupply(turn, me.warrior) === 0) return [];
  return [{ option: { kind: 'sacrifice', law: '10.5.4', at: me.board }, play: () => sacrifice(turn) }];
}

function* sacrifice(turn: Turn): RootTurn {
  const { me } = turn;
  if (!(yield* reveal(turn, '10.5.4', 'B'))) return;
  yield* act({ kind: 'move', parts: [{ count: 1, what: 'Lw', from: me.supply, to: me.board }] });
}
