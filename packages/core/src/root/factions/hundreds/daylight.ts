import type { ColumnIndex } from '../../table/indices.ts';
import { type Clearing, CLEARINGS, type ClearingOrBurrow } from '../../data/vocabulary.ts';
import { destinations, move } from '../../law/move.ts';
import { putPiece, newPieceUnmet } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { rulingUnmet } from '../../law/rule.ts';
import { chooseCount } from '../../law/choose.ts';
import { matchUnmet, spendCardFor } from '../../turn/hand.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type Unmet, ruleAt } from '../../law/unmet.ts';
import { worthOf } from './hoard.ts';
import type { HundredsTurn } from './memory.ts';
import { hasMood, warlord, warlordAt } from './warlord.ts';
import { columnOf, countThere } from '../../table/look-up.ts';
import { choice } from '../../turn/choices-at.ts';

/** Moves, battles and strongholds, as many as the Command (14.5.2). */
export function commandChoices(turn: HundredsTurn): Choice[] {
  const { memory } = turn;
  if (memory.commanded >= worthOf(turn, turn.me, 'command')) return [];
  const taken = (): void => {
    memory.commanded += 1;
  };
  return [
    ...moveChoices(turn, '14.5.2.I', taken),
    ...battleChoices(turn, '14.5.2.II', taken),
    ...buildChoices(turn, taken),
  ];
}

/** A stronghold in a clearing that the Hundreds rule, for a matching card (14.5.2.III). */
function buildChoices(turn: Turn, taken: () => void): Choice[] {
  const stronghold = columnOf(turn, 'Hb');
  return CLEARINGS.filter((at) => buildUnmet(turn, at) === null).map((at) =>
    choice({ kind: 'build', law: '14.5.2.III', what: 'Hb', at }, () => build(turn, at, stronghold, taken)),
  );
}

/** Why no stronghold may be built in a clearing. */
function buildUnmet(turn: Turn, at: ClearingOrBurrow): Unmet | null {
  const stronghold = columnOf(turn, 'Hb');
  return (
    newPieceUnmet(turn, stronghold, at) ?? rulingUnmet(turn, at, '14.5.2.III') ?? matchUnmet(turn, at, '14.5.2.III')
  );
}

export const BUILD = ruleAt('build', '14.5.2.III', 'Hb', buildUnmet);

function* build(turn: Turn, at: Clearing, stronghold: ColumnIndex, taken: () => void): RootTurn {
  const { me } = turn;
  taken();
  yield* spendCardFor(turn, '14.5.2.III', at);
  yield* putPiece(turn, me, at, stronghold);
}

/** The warlord moves and then battles, as often as the Prowess allows (14.5.3); once more if Relentless (14.7.5). */
export function advanceChoices(turn: HundredsTurn): Choice[] {
  const { me, memory } = turn;
  const at = warlordAt(turn);
  if (at === null) return [];
  const { advance } = memory;
  const fresh = memory.advanced < worthOf(turn, me, 'prowess');
  /** The next part of the advance, or the first part of another. */
  const goOn = (goesOn: boolean, next: 'moved' | 'both' | null) => (): void => {
    if (!goesOn) memory.advanced += 1;
    memory.advance = next;
  };
  const found: Choice[] = [];
  if (advance === 'both') found.push(...warlordMoves(turn, at, '14.7.5', goOn(true, null)));
  if (fresh) found.push(...warlordMoves(turn, at, '14.5.3', goOn(false, 'moved')));
  const afterBattle = advance === 'moved' && hasMood(turn, me, 'relentless') ? 'both' : null;
  if (advance !== null || fresh) {
    const law = advance === 'both' ? '14.7.5' : '14.5.3';
    found.push(...battleChoices(turn, law, goOn(advance !== null, afterBattle), [at]));
  }
  return found;
}

function warlordMoves(turn: Turn, from: ClearingOrBurrow, law: string, spend: () => void): Choice[] {
  return destinations(turn, turn.me, from).map((to) => ({
    option: { kind: 'move', law, from, to },
    play() {
      spend();
      return moveWarlord(turn, from, to, law);
    },
  }));
}

/** The warlord moves with any number of warriors. */
function* moveWarlord(turn: Turn, from: ClearingOrBurrow, to: ClearingOrBurrow, law: string): RootTurn {
  const { me } = turn;
  const most = countThere(turn, from, me.warrior);
  const count = yield* chooseCount(me, law, 'Hw to move along', 0, most);
  const warriors = count === 0 ? [] : [{ column: me.warrior, count }];
  const pieces = [{ column: warlord(turn), count: 1 }, ...warriors];
  yield* move(turn, { mover: me, from, to, pieces });
}
