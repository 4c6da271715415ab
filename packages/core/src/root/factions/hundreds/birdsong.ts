import { CLEARINGS, type Clearing, ITEMS } from '../../data/vocabulary.ts';
import { buildingsAt, inSupply, warriorsAt } from '../../law/pieces.ts';
import { mayPlace, putPiece, putWarriors, mayPutWarriors } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne, type Share } from '../../law/choose.ts';
import { placeEach } from '../../turn/place-each.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { discardItem, hoarded, worthOf } from './hoard.ts';
import { LAVISH_WARRIORS, MOODS } from '../../data/factions/hundreds.ts';
import { hasMood, warlord, warlordAt } from './warlord.ts';
import { transfer } from '../../law/transfer.ts';

/** Places warriors by Prowess with the warlord, then one at each stronghold (14.4.2). */
export function* recruit(turn: Turn): RootTurn {
  const { me } = turn;
  const at = warlordAt(turn);
  if (at !== null && mayPutWarriors(turn, me, at)) yield* putWarriors(turn, me, at, worthOf(turn, me, 'prowess'));
  const strongholds = CLEARINGS.flatMap((clearing): Share[] => {
    const count = buildingsAt(turn, me, clearing);
    return count > 0 && mayPutWarriors(turn, me, clearing) ? [{ place: clearing, count }] : [];
  });
  yield* placeEach(turn, '14.4.2', 'warriors in clearing', me.warrior, strongholds);
}

/** Where a new warlord can replace a warrior or, if there is none, be placed (14.4.3). */
export function forWarlord(turn: Turn): Clearing[] {
  const { me } = turn;
  if (warlordAt(turn) !== null || inSupply(turn, warlord(turn)) === 0) return [];
  const open = CLEARINGS.filter((clearing) => mayPlace(turn, me, warlord(turn), clearing));
  const manned = open.filter((clearing) => warriorsAt(turn, me, clearing) > 0);
  return manned.length > 0 ? manned : open;
}

export function* anoint(turn: Turn): RootTurn {
  const { me } = turn;
  const at = yield* chooseOne(me, '14.4.3', 'place', 'clearing for the warlord', forWarlord(turn));
  if (warriorsAt(turn, me, at) > 0) yield* transfer('Hw', `${at}`, me.supply);
  yield* putPiece(turn, me, at, warlord(turn));
}

/** Chooses another mood whose item is not in the Hoard; Lavish stays if there is none (14.4.4). */
export function* chooseMood(turn: Turn): RootTurn {
  const { me } = turn;
  const options = MOODS.filter(
    ({ spelling, item }) => !hasMood(turn, me, spelling) && (item === null || hoarded(turn, me, item) === 0),
  ).map(({ spelling }) => `#${spelling}`);
  if (options.length === 0) return;
  const what = yield* chooseOne(me, '14.4.4', 'word', 'mood', options);
  yield* transfer(what, 'draw', me.board);
}

/** A Lavish warlord gives items away for warriors (14.7.4). */
export function lavishChoices(turn: Turn): Choice[] {
  const { me } = turn;
  if (!hasMood(turn, me, 'lavish')) return [];
  const at = warlordAt(turn);
  return ITEMS.filter((item) => hoarded(turn, me, item) > 0).map((item) => ({
    option: { kind: 'lavish', law: '14.7.4', what: `%${item}` },
    *play() {
      yield* discardItem(me, item);
      if (at !== null && mayPutWarriors(turn, me, at)) yield* putWarriors(turn, me, at, LAVISH_WARRIORS);
    },
  }));
}
