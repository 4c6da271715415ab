import { act } from '@woodlog/core/kernel';
import {
  type RootTurn,
  type Player,
  buildingsAt,
  countKind,
  enemiesOf,
  inSupply,
  isDefenseless,
  isProtected,
  mayBeRemoved,
  removeByEffect,
  rewarded,
  score,
  warriorsAt,
  transfer,
  putWarriors,
  byChance,
  rowThere,
  columnOf,
  nameOf,
  mayPutWarriors,
  onBoard,
} from '@woodlog/core/root-law';
import { type ClearingOrBurrow, type ColumnIndex, countIn } from '@woodlog/core/root';
import { battleIn } from '../shared/actions.ts';
import type { CheckedTrait, BotTurn, Step } from '../shared/bot.ts';
import { enemyBuildings, enemyWarriors, points } from '../shared/measures.ts';
import { orderedClearings } from '../shared/order.ts';
import { fewest, most, target, targetPlayer, tie } from '../shared/target.ts';
import { hasTrait } from '../shared/traits.ts';
import { gardenFor, placeGarden } from './gardens.ts';
import { CONSPIRACY_TRACK, CRUSADERS, type Conspiracy } from './numbers.ts';

/** A battle follows the conversion. */
export const FANATICS: CheckedTrait = { card: 'ROOT-248', trait: 'Fanatics' };

/** Tokens removed on a Crusade score. */
export const SPITEFUL: CheckedTrait = { card: 'ROOT-246', trait: 'Spiteful' };

/** Extra hits of the battle after converting (ROOT-248). */
const FANATIC_HITS = 1;

/** Which of a player's pieces in a clearing an effect may remove. */
function removable(
  turn: BotTurn,
  owner: Player,
  columns: readonly ColumnIndex[],
  clearing: ClearingOrBurrow,
): ColumnIndex[] {
  const row = rowThere(turn, clearing);
  if (isProtected(turn, owner, turn.me, clearing)) return [];
  return columns.filter((column) => countIn(row, column) > 0 && mayBeRemoved(turn, owner, column, clearing));
}

/** Clearings where both halves of replacing a player's piece are possible (G.23). */
function convertible(turn: BotTurn, owner: Player): ClearingOrBurrow[] {
  const { me } = turn;
  if (inSupply(turn, me.warrior) === 0) return [];
  return orderedClearings(turn).filter(
    (clearing) => removable(turn, owner, owner.warriors, clearing).length > 0 && mayPutWarriors(turn, me, clearing),
  );
}

/** The replaced building's slot opens, so only a rule against placing anything there counts. */
function sanctifiable(turn: BotTurn, owner: Player): ClearingOrBurrow[] {
  const { me } = turn;
  return orderedClearings(turn).filter((clearing) => {
    const garden = gardenFor(turn, clearing);
    if (garden < 0 || inSupply(turn, garden) === 0) return false;
    return removable(turn, owner, owner.buildings, clearing).length > 0 && mayPutWarriors(turn, me, clearing);
  });
}

/** First the player, then the clearing (B.8.4.2): of those with a clearing, the player with the most points. */
function targetOf(
  turn: BotTurn,
  law: string,
  clearingsOf: (turn: BotTurn, owner: Player) => ClearingOrBurrow[],
): Player | undefined {
  const legal = enemiesOf(turn, turn.me).filter((owner) => clearingsOf(turn, owner).length > 0);
  return targetPlayer(turn, legal, tie(law, most(points)));
}

/** Replaces an enemy warrior with its own. */
function* convert(turn: BotTurn): RootTurn<boolean> {
  const { me } = turn;
  const owner = targetOf(turn, 'B.8.4.2.I.a', convertible);
  if (owner === undefined) return false;
  const clearing = target(turn, convertible(turn, owner), tie('B.8.4.2.I.b', most(enemyBuildings)))!;
  const column = removable(turn, owner, owner.warriors, clearing)[0]!;
  yield* removeByEffect(turn, me, owner, clearing, column);
  yield* putWarriors(turn, me, clearing, 1);
  if (hasTrait(me, FANATICS)) yield* followUp(turn, clearing);
  return true;
}

/** Battles whoever has the most defenseless buildings there, then the most points (ROOT-248). */
function* followUp(turn: BotTurn, clearing: ClearingOrBurrow): RootTurn {
  turn.cite(FANATICS.card);
  const defenseless = (_turn: BotTurn, player: Player): number =>
    isDefenseless(turn, player, clearing) ? buildingsAt(turn, player, clearing) : 0;
  yield* battleIn(turn, clearing, [most(defenseless, 'defenseless buildings'), most(points)], {
    extraHits: FANATIC_HITS,
  });
}

/** Battles wherever it has two warriors; returns whether there was a battle. */
function* crusade(turn: BotTurn): RootTurn<boolean> {
  const { me } = turn;
  let battles = 0;
  let tokens = 0;
  for (const clearing of orderedClearings(turn)) {
    if (warriorsAt(turn, me, clearing) < CRUSADERS) continue;
    const fought = yield* battleIn(turn, clearing, [tie('B.8.4.2.II.a', most(points))]);
    if (fought === null) continue;
    battles++;
    tokens += countKind(turn, rewarded(turn, fought.defender, fought.lost.defender), 'token');
  }
  if (tokens > 0 && hasTrait(me, SPITEFUL)) {
    turn.cite(SPITEFUL.card);
    yield* score(turn, me, 1);
  }
  return battles > 0;
}

/** Replaces an enemy building with a garden; of several types one at random. */
function* sanctify(turn: BotTurn): RootTurn<boolean> {
  const { me } = turn;
  const owner = targetOf(turn, 'B.8.4.2.III.a', sanctifiable);
  if (owner === undefined) return false;
  const clearing = target(turn, sanctifiable(turn, owner), tie('B.8.4.2.III.b', fewest(enemyWarriors)))!;
  const columns = removable(turn, owner, owner.buildings, clearing);
  const options = columns.map((one) => nameOf(turn, one));
  const name = (yield* byChance('B.8.4.2.III', 'piece', 'building to replace', options))!;
  const column = columnOf(turn, name);
  yield* removeByEffect(turn, me, owner, clearing, column);
  yield* placeGarden(turn, me, clearing);
  return true;
}

const CONSPIRACIES: Readonly<
  Record<Conspiracy, { readonly law: string; readonly perform: (turn: BotTurn) => RootTurn<boolean> }>
> = {
  convert: { law: 'B.8.4.2.I', perform: convert },
  crusade: { law: 'B.8.4.2.II', perform: crusade },
  sanctify: { law: 'B.8.4.2.III', perform: sanctify },
};

const acolytes = (turn: BotTurn): number => onBoard(turn, turn.me, turn.me.warrior);

/** Advances along the track while it has acolytes; stops after a lap without a conspiracy (D48). */
function* conspire(turn: BotTurn): RootTurn {
  for (let idle = 0; acolytes(turn) > 0 && idle < CONSPIRACY_TRACK.length; ) {
    const space = (turn.state.conspiracy % CONSPIRACY_TRACK.length) + 1;
    yield* act({ kind: 'conspiracy', space });
    const { law, perform } = CONSPIRACIES[CONSPIRACY_TRACK[space - 1]!];
    turn.cite(law);
    if (!(yield* perform(turn))) {
      idle++;
      continue;
    }
    idle = 0;
    yield* transfer('Lw', turn.me.board, turn.me.supply);
  }
}

export const performConspiracies: Step = { law: 'B.8.4.2', name: 'Perform Conspiracies', play: conspire };
