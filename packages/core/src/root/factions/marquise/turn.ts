import { setups } from '../../turn/setups.ts';
import { type ClearingOrBurrow, CLEARINGS } from '../../data/vocabulary.ts';
import { adjacentFor } from '../../law/neighbours.ts';
import { onMap } from '../../law/pieces.ts';
import { mayPlace, supplyUnmet, putPiece, newPieceUnmet } from '../../law/place.ts';
import { rulesOnce, rulingUnmet } from '../../law/rule.ts';
import type { RootTurn } from '../../law/questions.ts';
import { distribute, type Share } from '../../law/choose.ts';
import { discardStep, drawStep, matchUnmet, maySpend, spendCard, spendCardFor } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf, craftMenu } from '../../turn/menu.ts';
import { placeEach } from '../../turn/place-each.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Phases, Turn } from '../../law/step.ts';
import { type DeedRule, type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { clearingsText, spotText } from '../../words/lists.ts';
import type { Spot } from '../../law/deed.ts';
import { marquiseAdvancedSetup } from './advanced-setup.ts';
import { marquiseSetup } from './setup.ts';
import {
  MARQUISE_ACTIONS,
  MARQUISE_BUILDINGS,
  MARQUISE_DRAWS,
  MARQUISE_MARCH,
  MARQUISE_WOOD,
} from '../../data/factions/marquise.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { moveParts } from '../../law/transfer.ts';
import { total } from '../../sum-of.ts';
import { choicesAt, choice } from '../../turn/choices-at.ts';
import { columnOf, countThere } from '../../table/look-up.ts';
import { scorePlaced } from '../../law/score.ts';

/** What a turn of the Marquise remembers between two steps. */
interface MarquiseMemory {
  /** Actions left in Daylight (6.5). */
  actions: number;
  /** Moves left in the current march (6.5.2). */
  march: number;
  recruited: boolean;
}

type MarquiseTurn = Turn<MarquiseMemory>;

/** The clearings with such a building where she may place a piece, and the number of those buildings there. */
function roomBeside(turn: Turn, building: string, piece: ColumnIndex): Share[] {
  const beside = columnOf(turn, building);
  const found: Share[] = [];
  for (const clearing of CLEARINGS) {
    const count = countThere(turn, clearing, beside);
    if (count > 0 && mayPlace(turn, turn.me, piece, clearing)) found.push({ place: clearing, count });
  }
  return found;
}

/** Everything that takes an action, and what gives another. */
function actionChoices(turn: MarquiseTurn): Choice[] {
  const { memory } = turn;
  const march = moveChoices(turn, '6.5.2', () => {
    if (memory.march > 0) memory.march -= 1;
    else takeAction(turn, MARQUISE_MARCH - 1);
  });
  const bird: Choice[] = maySpend(turn, turn.me, ['B'])
    ? [
        choice({ kind: 'spend-bird', law: '6.5' }, function* () {
          // Another action for each bird card spent (6.5).
          if ((yield* spendCard(turn, '6.5', ['B'], 'bird card to spend')) !== null) turn.memory.actions += 1;
        }),
      ]
    : [];
  if (memory.actions === 0) return memory.march > 0 ? [...march, ...bird] : bird;
  const battles = battleChoices(turn, '6.5.1', () => takeAction(turn));
  return [...battles, ...march, ...recruitChoices(turn), ...buildChoices(turn), ...overworkChoices(turn), ...bird];
}

const NO_ACTION_LEFT = unmet('6.5', 'their three actions are taken, and those for bird cards they spent');

function takeAction({ memory }: MarquiseTurn, march = 0): void {
  memory.actions -= 1;
  memory.march = march;
}

/** One warrior at each recruiter, once a turn (6.5.3). */
function recruitChoices(turn: MarquiseTurn): Choice[] {
  if (recruitUnmet(turn) !== null) return [];
  const play = (): RootTurn => recruit(turn, roomBeside(turn, 'Cb_r', turn.me.warrior));
  return [{ option: { kind: 'recruit', law: '6.5.3' }, play }];
}

/** Why she cannot recruit, anywhere or in a clearing. */
function recruitUnmet(turn: MarquiseTurn, at?: Spot): Unmet | null {
  const { me, memory } = turn;
  if (memory.recruited) return TWICE;
  const none = supplyUnmet(turn, me.warrior);
  if (none !== null) return none;
  const places = roomBeside(turn, 'Cb_r', me.warrior).map(({ place }) => place);
  if (places.length > 0 && (at === undefined || places.some((one) => one === at))) return null;
  return onlyAtRecruiters(places);
}

const onlyAtRecruiters = (places: readonly ClearingOrBurrow[]): Unmet =>
  unmet('6.5.3', () => `warriors may be placed at recruiters in ${clearingsText(places, 'no clearing')}`);

const TWICE = unmet('6.5.3', 'they recruit only once a turn');

function* recruit(turn: MarquiseTurn, recruiters: readonly Share[]): RootTurn {
  const { me, memory } = turn;
  takeAction(turn);
  memory.recruited = true;
  yield* placeEach(turn, '6.5.3', 'warriors in clearing', me.warrior, recruiters);
}

const BUILDINGS = MARQUISE_BUILDINGS.map((piece) => `C${piece}`);

/** Buildings that she can pay for and place, in clearings that she rules (6.5.4). */
function buildChoices(turn: MarquiseTurn): Choice[] {
  const found: Choice[] = [];
  const all = BUILDINGS.map((what) => {
    const building = columnOf(turn, what);
    return { what, building, cost: MARQUISE_WOOD[onMap(turn, building)] ?? 0 };
  });
  const rule: Ruled = { ruled: rulesOnce(turn, turn.me), areas: [] };
  for (const clearing of CLEARINGS) {
    if (!rule.ruled(clearing)) continue;
    for (const { what, building, cost } of all) {
      if (buildUnmet(turn, building, clearing, rule, cost) !== null) continue;
      const { wood } = woodFor(turn, clearing, rule);
      found.push(
        choice({ kind: 'build', law: '6.5.4', what, at: clearing }, () => build(turn, building, clearing, wood, cost)),
      );
    }
  }
  return found;
}

/** What she rules, and the wood areas computed so far. */
interface Ruled {
  readonly ruled: (clearing: ClearingOrBurrow) => boolean;
  readonly areas: WoodArea[];
}

/** Why a building may not be built in a clearing (6.5.4). */
function buildUnmet(
  turn: MarquiseTurn,
  building: ColumnIndex,
  at: ClearingOrBurrow,
  rule: Ruled,
  cost: number,
): Unmet | null {
  if (!rule.ruled(at)) return rulingUnmet(turn, at, '6.5.4.I');
  const placing = newPieceUnmet(turn, building, at);
  if (placing !== null) return placing;
  const { total } = woodFor(turn, at, rule);
  if (total >= cost) return null;
  return tooLittleWood(at, cost, total);
}

const tooLittleWood = (at: ClearingOrBurrow, cost: number, total: number): Unmet =>
  unmet('6.5.4.II', () => `it costs ${cost} wood, and ${total} can reach ${spotText(at)}`);

/** Why a clearing offers no wood for a card. */
const OVERWORK = ruleAt('overwork', '6.5.5', 'Ct', (turn, at) => {
  const wood = columnOf(turn, 'Ct');
  if (countThere(turn, at, columnOf(turn, 'Cb_s')) === 0) return NO_SAWMILL;
  return newPieceUnmet(turn, wood, at) ?? matchUnmet(turn, at, '6.5.5');
});

const RULES: readonly DeedRule<MarquiseMemory>[] = [
  ruleAt<MarquiseTurn>('recruit', '6.5.3', 'Cw', recruitUnmet),
  ruleAt<MarquiseTurn>('build', '6.5.4', 'Cb_', (turn, at, { what = '' }) => {
    const building = columnOf(turn, what);
    const rule = { ruled: rulesOnce(turn, turn.me), areas: [] };
    return buildUnmet(turn, building, at, rule, MARQUISE_WOOD[onMap(turn, building)] ?? 0);
  }),
  OVERWORK,
];

/** Connected clearings that she rules, with the wood in them. */
interface WoodArea {
  readonly clearings: readonly ClearingOrBurrow[];
  readonly wood: readonly Share[];
  readonly total: number;
}

/** Wood that can pay for a building: all in the area of a clearing (6.5.4.II). */
function woodFor(turn: MarquiseTurn, clearing: ClearingOrBurrow, { ruled, areas }: Ruled): WoodArea {
  for (const area of areas) if (area.clearings.includes(clearing)) return area;
  const clearings = [clearing];
  for (const from of clearings)
    for (const to of adjacentFor(turn, turn.me, from)) if (!clearings.includes(to) && ruled(to)) clearings.push(to);
  const column = columnOf(turn, 'Ct');
  const wood: Share[] = [];
  let total = 0;
  for (const place of clearings.sort((a, b) => a - b)) {
    const count = countThere(turn, place, column);
    if (count > 0) wood.push({ place, count });
    total += count;
  }
  const area = { clearings, wood, total };
  areas.push(area);
  return area;
}

function* build(
  turn: MarquiseTurn,
  building: ColumnIndex,
  clearing: ClearingOrBurrow,
  wood: readonly Share[],
  cost: number,
): RootTurn {
  const { me } = turn;
  takeAction(turn);
  const paid = yield* distribute(me, '6.5.4.II', 'wood from clearing', wood, cost);
  const parts = paid.map(({ place: from, count }) => ({ count, what: 'Ct', from: `${from}`, to: me.supply }));
  if (parts.length > 0) yield* moveParts(parts);
  if ((yield* putPiece(turn, me, clearing, building)) === 0) return;
  turn.cite('6.5.4.III');
  yield* scorePlaced(turn, me, building);
}

/** Wood in a clearing with a sawmill, for a matching card (6.5.5). */
const overworkChoices = (turn: MarquiseTurn): Choice[] =>
  choicesAt(turn, OVERWORK, CLEARINGS, (at) => overwork(turn, at, columnOf(turn, 'Ct')));

const NO_SAWMILL = unmet('6.5.5', 'it has no sawmill');

function* overwork(turn: MarquiseTurn, clearing: ClearingOrBurrow, wood: ColumnIndex): RootTurn {
  const { me } = turn;
  takeAction(turn);
  yield* spendCardFor(turn, '6.5.5', clearing);
  yield* putPiece(turn, me, clearing, wood);
}

/** The turn of the Marquise (6.4 to 6.6). */
export const MARQUISE_PHASES: Phases<MarquiseMemory> = {
  memory: () => ({ actions: MARQUISE_ACTIONS, march: 0, recruited: false }),
  rules: RULES,
  spent: ({ memory }) => (memory.actions + memory.march > 0 ? null : NO_ACTION_LEFT),
  interrupt({ memory }) {
    memory.march = 0;
  },
  ...setups('6.3', ['6.3.1', '6.3.5'], marquiseSetup, marquiseAdvancedSetup),
  birdsong: birdsongOf('6.4', [
    {
      law: '6.4',
      name: 'Place wood',
      *play(turn) {
        // Places wood at each sawmill, as far as there is some (6.4).
        const wood = columnOf(turn, 'Ct');
        yield* placeEach(turn, '6.4', 'wood in clearing', wood, roomBeside(turn, 'Cb_s', wood));
      },
    },
  ]),
  daylight: daylightOf('6.5', [craftMenu('6.2.1'), menu('6.5', 'Actions', actionChoices)]),
  evening: eveningOf('6.6', [
    drawStep('6.6', (turn) => {
      // One card, and one for each uncovered draw bonus of the recruiters (6.6).
      const built = onMap(turn, columnOf(turn, 'Cb_r'));
      return 1 + total(MARQUISE_DRAWS.slice(0, built));
    }),
    discardStep('6.6'),
  ]),
};
