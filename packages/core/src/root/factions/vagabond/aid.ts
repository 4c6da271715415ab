import { act } from '../../../kernel/index.ts';
import type { Relate } from '../../action.ts';
import type { Clearing } from '../../data/vocabulary.ts';
import { matchingSuits } from '../../law/cards.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { craftedItems } from '../../law/craft.ts';
import { playersAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { giveCard } from '../../turn/cards/card.ts';
import { maySpendFor } from '../../turn/hand.ts';
import type { Choice } from '../../law/step.ts';
import type { Refusal } from '../../law/faction-law.ts';
import { action, clearingToPay, pay, type VagabondTurn } from './cost.ts';
import { several } from '../../words/lists.ts';
import { takeOne, NOTHING } from './items.ts';
import { ADVANCE_POINTS, AIDS_TO_ADVANCE, ALLY_POINTS, RELATIONSHIPS } from '../../data/factions/vagabond.ts';
import { vagueRefusal, refusal } from '../../law/unmet.ts';

/** Exhausts any item and gives a matching card to a player in his clearing, for an item if wanted (9.5.4). */
export function aidChoices(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  const clearing = clearingToPay(turn, ['any'], 1);
  if (clearing === null || !maySpendFor(turn, me, clearing)) return [];
  return playersAt(turn, clearing)
    .filter((seat) => seat !== me)
    .map((whom) => action(turn, { kind: 'aid', law: '9.5.4', whom: whom.letter }, () => aid(turn, whom, clearing)));
}

function* aid(turn: VagabondTurn, whom: Player, clearing: Clearing): RootTurn {
  yield* pay(turn, '9.5.4', ['any'], 1);
  yield* giveCard(turn, '9.5.4', 'card to give', matchingSuits(turn, clearing), whom);
  const items = craftedItems(turn, whom).map(({ item }) => item);
  yield* takeOne(turn, '9.5.4', [NOTHING, ...items], whom.board);
  yield* befriend(turn, whom);
}

/** Why a relationship marker does not move there: by Aid one space at a time, and never out of the Hostile box (9.2.9). */
export function markerRefusal({ state }: RulesContext, self: Player, action: Relate): Refusal | null {
  if (action.vagabond !== self.letter) return null;
  if (action.status === 'h')
    return vagueRefusal('9.2.9.III', 'only a faction whose warrior they remove becomes Hostile');
  const [status] = action.factions.map((letter) => state.relationships[self.letter]?.[letter]);
  if (status === 'h') return refusal('9.2.9.III.c', 'Aid moves no marker out of the Hostile box');
  const aids = AIDS_TO_ADVANCE[Number(status)];
  if (aids === undefined) return null;
  return vagueRefusal('9.2.9.I.a', `from its space it takes ${several(aids, 'Aid')} in one turn to advance one space`);
}

/** Aids in one turn lead to the next space of the chart; each counts once (9.2.9.I, 9.2.9.II.a). */
function* befriend(turn: VagabondTurn, { letter }: Player): RootTurn {
  const { me, memory, state } = turn;
  const status = state.relationships[me.letter]?.[letter];
  if (status === undefined || status === 'h') return;
  if (status === 'a') {
    turn.cite('9.2.9.II.a');
    yield* score(turn, me, ALLY_POINTS);
    return;
  }
  const space = Number(status);
  const aids = (memory.aids[letter] ?? 0) + 1;
  memory.aids[letter] = aids;
  if (aids < (AIDS_TO_ADVANCE[space] ?? 0)) return;
  memory.aids[letter] = 0;
  const next = RELATIONSHIPS[RELATIONSHIPS.indexOf(status) + 1];
  if (next === undefined) return;
  turn.cite('9.2.9.I');
  yield* act({ kind: 'relate', vagabond: me.letter, factions: [letter], status: next });
  yield* score(turn, me, ADVANCE_POINTS[space] ?? 0);
}
