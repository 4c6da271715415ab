import { clearingsFor } from '../../law/cards.ts';
import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import { battle, defendersAt } from '../../law/battle.ts';
import { exposedTo } from '../../law/enemies.ts';
import { isHired } from '../../law/mercenaries.ts';
import { inSupply, onBoard } from '../../law/pieces.ts';
import { closedUnmet, putPiece, mayPutWarriors } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { mayBeRemoved, removeByEffect } from '../../law/remove.ts';
import { countIn, nameOf, rowThere } from '../../table/look-up.ts';
import { chooseOne } from '../../law/choose.ts';
import { battleChoices, moveChoices, free } from '../../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { gardenOf } from './gardens.ts';
import { CONSPIRACY_COST } from '../../data/factions/lizards.ts';
import type { Deed } from '../../law/deed.ts';
import { transfer } from '../../law/transfer.ts';
import { SUIT_NAMES } from '../../data/names.ts';
import { type DeedRule, unmet } from '../../law/unmet.ts';
import { several } from '../../words/lists.ts';

/** The section of a crusade: a battle, or a move and a battle. */
const CRUSADE = '10.4.3.I';

/** The answer to move on a crusade without a battle (10.4.3.I). */
const NO_BATTLE = 'none';

const acolytes = (turn: Turn): number => onBoard(turn, turn.me, turn.me.warrior);

/** A hated outcast costs one acolyte less (10.4.3). */
function costOf({ state }: Turn, conspiracy: keyof typeof CONSPIRACY_COST): number {
  return CONSPIRACY_COST[conspiracy] - (state.hated ? 1 : 0);
}

function* spend({ me }: Turn, count: number): RootTurn {
  yield* transfer('Lw', me.board, me.supply, count);
}

/** Everything that acolytes can do in clearings of the outcast (10.4.3); nothing where a log names none. */
export function conspiracyChoices(turn: Turn): Choice[] {
  const { outcast } = turn.state;
  if (outcast === null) return [];
  const clearings = clearingsFor(turn, outcast);
  const can = (conspiracy: keyof typeof CONSPIRACY_COST): boolean => acolytes(turn) >= costOf(turn, conspiracy);
  return [
    ...(can('crusade') ? crusades(turn, clearings) : []),
    ...(can('convert') ? replacements(turn, clearings, 'convert') : []),
    ...(can('sanctify') ? replacements(turn, clearings, 'sanctify') : []),
  ];
}

/** A battle, or a move and then a battle at its end, if wanted (10.4.3.I). */
function crusades(turn: Turn, clearings: readonly ClearingOrBurrow[]): Choice[] {
  const law = CRUSADE;
  const cost = costOf(turn, 'crusade');
  const battles = battleChoices(turn, law, free, clearings);
  const moves = moveChoices(turn, law, free, clearings);
  return [
    ...battles.map(({ option, play }): Choice => ({ option, play: () => crusade(turn, cost, play, null) })),
    ...moves.map(({ option, play }): Choice => ({ option, play: () => crusade(turn, cost, play, option.to) })),
  ];
}

/** Pays for a crusade and carries it out; `to` is where it moves and may battle. */
function* crusade(turn: Turn, cost: number, play: Choice['play'], to: ClearingOrBurrow | null): RootTurn {
  yield* spend(turn, cost);
  yield* play() as RootTurn;
  if (to !== null) yield* battleThere(turn, CRUSADE, to);
}

function* battleThere(turn: Turn, law: string, clearing: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  const defenders = defendersAt(turn, me, clearing);
  if (defenders.length === 0) return;
  const options = [NO_BATTLE, ...defenders.map(({ letter }) => letter)];
  const chosen = yield* chooseOne(me, law, 'side', `battle in clearing ${clearing}?`, options);
  const defender = defenders.find(({ letter }) => letter === chosen);
  if (defender !== undefined) yield* battle(turn, me, defender, clearing);
}

const REPLACED = {
  convert: { law: '10.4.3.II', kind: 'warriors' },
  sanctify: { law: '10.4.3.III', kind: 'buildings' },
} as const;

/** The rule of a conspiracy: where it is done, and what it costs (10.4.3). */
const conspiring = (
  kind: DeedRule['kind'],
  law: string,
  conspiracy: keyof typeof CONSPIRACY_COST,
  more?: Pick<DeedRule, 'removes'>,
): DeedRule => ({
  kind,
  law,
  ...more,
  unmet(turn, { at, from }) {
    const { outcast } = turn.state;
    if (outcast !== null && !clearingsFor(turn, outcast).some((one) => one === (at ?? from)))
      return unmet(law, `it is done in clearings of the outcast, ${SUIT_NAMES[outcast]}`);
    const closed = more && typeof at === 'number' ? closedUnmet(turn, turn.me, at) : null;
    const cost = costOf(turn, conspiracy);
    return acolytes(turn) >= cost ? closed : unmet(law, `it costs ${several(cost, 'acolyte')}, and they have fewer`);
  },
});

export const CONSPIRACY_RULES = [
  conspiring('move', CRUSADE, 'crusade'),
  conspiring('battle', CRUSADE, 'crusade'),
  conspiring('convert', REPLACED.convert.law, 'convert', { removes: /^w/ }),
  conspiring('sanctify', REPLACED.sanctify.law, 'sanctify', { removes: /^b/ }),
];

/**
 * Replaces an enemy warrior with a warrior, or an enemy building with a garden of the outcast suit in its slot. Both
 * halves of a replacement must be possible (G.23).
 */
function replacements(turn: Turn, clearings: readonly ClearingOrBurrow[], conspiracy: keyof typeof REPLACED): Choice[] {
  const { me, state } = turn;
  const { law, kind } = REPLACED[conspiracy];
  const placed = conspiracy === 'convert' ? me.warrior : gardenOf(turn, `${state.outcast}`);
  // Spent acolytes are back in the supply.
  if (conspiracy === 'sanctify' && inSupply(turn, placed) === 0) return [];
  return clearings.flatMap((at) => {
    if (!mayPutWarriors(turn, me, at)) return [];
    const row = rowThere(turn, at);
    return exposedTo(turn, me, at).flatMap((owner) =>
      owner[kind]
        .filter(
          (column) => countIn(row, column) > 0 && mayBeRemoved(turn, owner, column, at) && !isHired(turn, me, column),
        )
        .map(
          (column): Choice<Deed<'convert' | 'sanctify'>> => ({
            option: { kind: conspiracy, law, at, what: nameOf(turn, column) },
            *play() {
              yield* spend(turn, costOf(turn, conspiracy));
              yield* removeByEffect(turn, me, owner, at, column);
              yield* putPiece(turn, me, at, placed);
            },
          }),
        ),
    );
  });
}
