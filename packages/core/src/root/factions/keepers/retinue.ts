import { byChance } from '../../law/choose.ts';
import { without } from '../../sum-of.ts';
import { clearingsOfSuit } from '../../law/context.ts';
import { listed } from '../../../kernel/index.ts';
import type { Component } from '../../action.ts';
import type { Forest } from '../../data/maps/map.ts';
import { type Clearing, type ClearingOrBurrow, CLEARING_SUITS } from '../../data/vocabulary.ts';
import { clearingsFor, suitOfCard, cardsIn } from '../../law/cards.ts';
import { defendersAt } from '../../law/battle.ts';
import { isHired } from '../../law/mercenaries.ts';
import { warriorsAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { rules, rulingUnmet } from '../../law/rule.ts';
import { score } from '../../law/score.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { spotText } from '../../words/lists.ts';
import { columnAt, countAt, countIn, placeNamed, rowThere, nameOf } from '../../table/look-up.ts';
import { type ColumnIndex, rowOfClearing } from '../../table/indices.ts';
import type { KeepersTurn } from './memory.ts';
import { hiddenValues, recovered, relicName, relicsIn, shownValue, turnOver } from './relics.ts';
import { RELIC_COLUMN_POINTS, RELIC_TYPES, type RetinueColumn, RETAINER_CARD } from '../../data/factions/keepers.ts';
import { transfer } from '../../law/transfer.ts';

export const slot = ({ me }: Turn, column: RetinueColumn): string => `${me.board}_${column}`;

/** The cards of a column, retainers last. */
export const retinue = (turn: Turn, column: RetinueColumn): Component[] =>
  cardsIn(turn, slot(turn, column), RETAINER_CARD);

/** The cards of a column that have not acted, one of each kind. Birds come last, since they can act anywhere. */
function unused(turn: KeepersTurn, column: RetinueColumn): Component[] {
  const cards = without(retinue(turn, column), turn.memory.used[column]);
  const isBird = (card: Component): number => (suitOfCard(card) === 'B' ? 1 : 0);
  return [...new Set(cards)].sort((a, b) => isBird(a) - isBird(b));
}

/** A card begins its action, which ends any action under way. */
function use({ memory }: KeepersTurn, column: RetinueColumn, card: Component): void {
  memory.used[column].push(card);
  memory.underWay = null;
}

/**
 * A card that ruled too few clearings for the relic leaves the Retinue; a retainer leaves the game (15.5.2.II.b, D9).
 */
function* lose(turn: KeepersTurn, column: RetinueColumn, card: Component): RootTurn {
  const used = turn.memory.used[column];
  used.splice(used.lastIndexOf(card), 1);
  turn.memory.underWay = null;
  yield* transfer(card, slot(turn, column), 'discard');
}

/** A move from a clearing that a card of the first column matches (15.5.2.I); cards of one suit are equivalent. */
export function marchChoices(turn: KeepersTurn): Choice[] {
  const cards = unused(turn, 1);
  const alike = cards.filter((card, n) => cards.findIndex((one) => suitOfCard(one) === suitOfCard(card)) === n);
  return alike.flatMap((card) => movesWith(turn, 1, '15.5.2.I', card));
}

function movesWith(turn: KeepersTurn, column: RetinueColumn, law: string, card: Component): Choice[] {
  const manned = clearingsFor(turn, suitOfCard(card)).filter((one) => warriorsAt(turn, turn.me, one) > 0);
  return withCard(
    card,
    moveChoices(turn, law, () => use(turn, column, card), manned),
  );
}

/** Choices, with the card that they use. */
function withCard(card: Component, choices: readonly Choice[]): Choice[] {
  return choices.map((choice) => ({ ...choice, option: { ...choice.option, card } }));
}

/** A battle if an enemy is there; after it, or if no enemy piece is there, a delve (15.5.2.II). */
export function delveChoices(turn: KeepersTurn): Choice[] {
  const { underWay } = turn.memory;
  const found: Choice[] = [];
  if (underWay?.column === 2) found.push(...delvesAt(turn, underWay.card, underWay.at, true));
  for (const card of unused(turn, 2)) {
    // Hired warriors may battle without the Keepers' own, and are not enemy pieces (11.2.7.III).
    for (const at of clearingsFor(turn, suitOfCard(card))) {
      const battles = battleChoices(turn, '15.5.2.II', () => goOn(turn, 2, card, at), [at]);
      found.push(...withCard(card, battles));
      if (!mustBattle(turn, at)) found.push(...delvesAt(turn, card, at, false));
    }
  }
  return found;
}

/** Whether an enemy piece is there that can be battled (15.5.2.II). */
function mustBattle(turn: KeepersTurn, at: Clearing): boolean {
  const row = rowThere(turn, at);
  const isEnemys = (column: ColumnIndex): boolean => countIn(row, column) > 0 && !isHired(turn, turn.me, column);
  return defendersAt(turn, turn.me, at).some(({ pieces }) => pieces.some(isEnemys));
}

/** A card begins an action that can continue in a clearing. */
function goOn(turn: KeepersTurn, column: RetinueColumn, card: Component, at: Clearing): void {
  use(turn, column, card);
  turn.memory.underWay = { column, card, at };
}

/**
 * Relics in forests adjacent to a clearing that the Keepers rule with a warrior; `begun` after the card's battle
 * (15.5.2.II.a).
 */
function delvesAt(turn: KeepersTurn, card: Component, at: Clearing, begun: boolean): Choice[] {
  const { me, layout } = turn;
  if (delvingUnmet(turn, at) !== null) return [];
  return layout.map.forestsAt[at].flatMap((forest) =>
    relicsIn(turn, me, placeNamed(layout, forest.name).row).map((relic): Choice => {
      const what = nameOf(turn, relic);
      return {
        option: { kind: 'delve', law: '15.5.2.II.a', from: forest.name, to: at, what, card },
        *play() {
          if (!begun) use(turn, 2, card);
          turn.memory.underWay = null;
          yield* delve(turn, card, at, forest, relic);
        },
      };
    }),
  );
}

/** Why no relic may come to a clearing. */
const delvingUnmet = (turn: Turn, at: ClearingOrBurrow): Unmet | null =>
  warriorsAt(turn, turn.me, at) === 0 ? NOBODY_TO_DELVE : rulingUnmet(turn, at, '15.5.2.II');

const NOBODY_TO_DELVE = unmet('15.5.2.II', 'they have no warrior there to delve');
const NO_CARD = unmet('15.5.2.II', 'no card left in the second column of the Retinue matches it');

/** Why a relic may not come from a forest (15.5.2.II). */
export const DELVE = ruleAt<KeepersTurn>('delve', '15.5.2.II.a', 'Kt_', (turn, at, { from }) => {
  const near = at === 0 ? [] : turn.layout.map.forestsAt[at].map(({ name }) => name);
  if (!near.some((name) => name === from))
    return unmet('15.5.2.II.a', () => `${spotText(at)} is adjacent to the forests ${listed(near)}`);
  const failed = delvingUnmet(turn, at);
  if (failed !== null || turn.memory.underWay?.column === 2) return failed;
  return unused(turn, 2).some((card) => clearingsFor(turn, suitOfCard(card)).some((one) => one === at))
    ? null
    : NO_CARD;
});

function* delve(turn: KeepersTurn, card: Component, at: Clearing, forest: Forest, relic: ColumnIndex): RootTurn {
  const { me, layout } = turn;
  const what = relicName(turn, me, placeNamed(layout, forest.name).row, relic);
  yield* transfer(what, forest.name, `${at}`);
  const value = yield* turnOver(turn, me, relic, at);
  turn.cite('15.5.2.II.b');
  const ruled = forest.clearings.filter((clearing) => rules(turn, me, clearing)).length;
  if (ruled < value) yield* lose(turn, 2, card);
}

/** A move, or relics recovered from one clearing (15.5.2.III). */
export function recoverChoices(turn: KeepersTurn): Choice[] {
  const { underWay } = turn.memory;
  const found: Choice[] = [];
  if (underWay?.column === 3) found.push(...recoveriesAt(turn, underWay.card, underWay.at, true));
  for (const card of unused(turn, 3)) {
    found.push(...movesWith(turn, 3, '15.5.2.III', card));
    for (const at of clearingsFor(turn, suitOfCard(card))) found.push(...recoveriesAt(turn, card, at, false));
  }
  return found;
}

/** Relics in a clearing with a waystation of their type, or of unknown type; `begun` after another (15.5.2.III.a). */
function recoveriesAt(turn: KeepersTurn, card: Component, at: Clearing, begun: boolean): Choice[] {
  const { me, layout, state } = turn;
  const row = rowOfClearing(at);
  const stations = me.buildings.filter((column) => countAt(state, row, column) > 0).map((one) => columnAt(layout, one));
  return relicsIn(turn, me, row).flatMap((relic): Choice[] => {
    const name = nameOf(turn, relic);
    const isHere = stations.some((station) => station.name === 'Kb' || station.name === `Kb_${name[3]}`);
    if (!isHere) return [];
    return [
      {
        option: { kind: 'recover', law: '15.5.2.III.a', from: at, to: me.board, what: name, card },
        *play() {
          if (!begun) use(turn, 3, card);
          yield* recover(turn, card, at, relic);
        },
      },
    ];
  });
}

function* recover(turn: KeepersTurn, card: Component, at: Clearing, relic: ColumnIndex): RootTurn {
  const { me, memory, layout } = turn;
  const { home } = columnAt(layout, relic);
  const type = nameOf(turn, home);
  const value =
    shownValue(turn, relic) ?? (yield* byChance('15.2.1', 'value', 'value of the relic', hiddenValues(turn, me, type)));
  const what = relicName(turn, me, rowOfClearing(at), relic);
  yield* transfer(what, `${at}`, me.board);
  const filled = recovered(turn, me);
  const mine = filled[RELIC_TYPES.findIndex((one) => type === `Kt_${one}`)] ?? 0;
  turn.cite('15.5.2.III.b');
  yield* score(turn, me, (value ?? 0) + (filled.every((count) => count >= mine) ? RELIC_COLUMN_POINTS : 0));
  turn.cite('15.5.2.III.c');
  const suits = at === turn.city ? CLEARING_SUITS : [turn.suits[at]];
  const ruledOf = (suit: string | null | undefined) =>
    clearingsOfSuit(turn, suit).filter((one) => rules(turn, me, one)).length;
  const ruled = Math.max(...suits.map(ruledOf));
  if (ruled < (value ?? 0)) yield* lose(turn, 3, card);
  else memory.underWay = { column: 3, card, at };
}
