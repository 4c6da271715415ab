import { revealCard } from '../../turn/reveal.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { type ClearingOrBurrow, CLEARING_SUITS, type ClearingSuit } from '../../data/vocabulary.ts';
import { clearingsFor } from '../../law/cards.ts';
import { inSupply, onMap } from '../../law/pieces.ts';
import { fitsSuit, slotUnmet, putPiece, putWarriors, newPieceUnmet } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { rulingUnmet } from '../../law/rule.ts';
import { score } from '../../law/score.ts';
import { maySpend, spendCard } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type DeedRule, type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { gardenOf } from './gardens.ts';
import { GARDEN_POINTS } from '../../data/factions/lizards.ts';
import { transfer } from '../../law/transfer.ts';
import { columnOf, nameOf } from '../../table/look-up.ts';
import { choice } from '../../turn/choices-at.ts';

/** What a turn remembers about rituals: suits that have scored (10.5.3). */
export interface Rituals {
  readonly scored: ClearingSuit[];
}

/** A ritual for each revealed card, in any order and number (10.5). Birds stand for no other suit (10.2.2). */
export function ritualChoices(turn: Turn<Rituals>): Choice[] {
  const found: Choice[] = [];
  for (const suit of CLEARING_SUITS) {
    if (maySpend(turn, turn.me, [suit]))
      found.push(...builds(turn, suit), ...recruits(turn, suit), ...scores(turn, suit));
  }
  return maySpend(turn, turn.me, ['B']) ? [...found, ...sacrifices(turn)] : found;
}

/** A garden in a clearing that the Lizards rule (10.5.1). */
function builds(turn: Turn, suit: ClearingSuit): Choice[] {
  const garden = gardenOf(turn, suit);
  return clearingsFor(turn, suit)
    .filter((at) => buildUnmet(turn, at, garden) === null)
    .map((at) =>
      choice({ kind: 'build', law: '10.5.1', what: nameOf(turn, garden), at, suit }, () =>
        build(turn, at, suit, garden),
      ),
    );
}

/** Why a garden may not be built in a clearing of its suit. */
function buildUnmet(turn: Turn, at: ClearingOrBurrow, garden: ColumnIndex): Unmet | null {
  return (
    slotUnmet(turn, garden, at) ??
    (fitsSuit(turn, garden, at) ? null : OTHER_SUIT) ??
    rulingUnmet(turn, at, '10.5.1') ??
    newPieceUnmet(turn, garden, at)
  );
}

const OTHER_SUIT = unmet('10.5.1', 'a garden goes only to a clearing of its suit');

function* build(turn: Turn, at: ClearingOrBurrow, suit: ClearingSuit, garden: ColumnIndex): RootTurn {
  const { me } = turn;
  if (yield* revealCard(turn, '10.5.1', [suit])) yield* putPiece(turn, me, at, garden);
}

/** A warrior (10.5.2). */
function recruits(turn: Turn, suit: ClearingSuit): Choice[] {
  return clearingsFor(turn, suit)
    .filter((at) => recruitUnmet(turn, at) === null)
    .map((at) => choice({ kind: 'recruit', law: '10.5.2', at, suit }, () => recruit(turn, at, suit)));
}

const recruitUnmet = (turn: Turn, at: ClearingOrBurrow): Unmet | null => newPieceUnmet(turn, turn.me.warrior, at);

function* recruit(turn: Turn, at: ClearingOrBurrow, suit: ClearingSuit): RootTurn {
  const { me } = turn;
  if (yield* revealCard(turn, '10.5.2', [suit])) yield* putWarriors(turn, me, at, 1);
}

/** Points for the gardens of a suit, once a turn; spends the card (10.5.3). */
function scores(turn: Turn<Rituals>, suit: ClearingSuit): Choice[] {
  const gardens = onMap(turn, gardenOf(turn, suit));
  if (scoreUnmet(turn, suit) !== null) return [];
  return [
    choice({ kind: 'score', law: '10.5.3', suit }, function* () {
      const { me, memory } = turn;
      memory.scored.push(suit);
      yield* spendCard(turn, '10.5.3', [suit]);
      yield* score(turn, me, GARDEN_POINTS[gardens - 1] ?? 0);
    }),
  ];
}

/** Why the gardens of a suit cannot score. */
function scoreUnmet(turn: Turn<Rituals>, suit: ClearingSuit): Unmet | null {
  if (onMap(turn, gardenOf(turn, suit)) === 0) return NO_GARDEN;
  return turn.memory.scored.includes(suit) ? SCORED : null;
}

const NO_GARDEN = unmet('10.5.3', 'no garden of that suit is on the map');
const SCORED = unmet('10.5.3', 'that suit scores only once a turn');

/** A warrior becomes an acolyte, for a bird (10.5.4). */
function sacrifices(turn: Turn): Choice[] {
  if (inSupply(turn, turn.me.warrior) === 0) return [];
  return [choice({ kind: 'sacrifice', law: '10.5.4', at: turn.me.board }, () => sacrifice(turn))];
}

function* sacrifice(turn: Turn): RootTurn {
  if (!(yield* revealCard(turn, '10.5.4', ['B']))) return;
  yield* transfer('Lw', turn.me.supply, turn.me.board);
}

export const RITUAL_RULES: readonly DeedRule<Rituals>[] = [
  ruleAt('build', '10.5.1', 'Lb_', (turn, at, { what = '' }) => buildUnmet(turn, at, columnOf(turn, what))),
  ruleAt('recruit', '10.5.2', 'Lw', recruitUnmet),
  {
    kind: 'score',
    law: '10.5.3',
    unmet: (turn, { suit }) => (suit === undefined || suit === 'B' ? null : scoreUnmet(turn, suit)),
  },
];
