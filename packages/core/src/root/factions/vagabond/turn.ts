import { setups } from '../../turn/setups.ts';
import { chooseCount } from '../../law/choose.ts';
import { craftChoices } from '../../law/crafting.ts';
import type { RootTurn } from '../../law/questions.ts';
import { discardStep, drawStep } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf } from '../../turn/menu.ts';
import type { Choice, Phases, Step } from '../../law/step.ts';
import { aidChoices } from './aid.ts';
import { coalitionChoices } from './coalition.ts';
import { action, canPay, type VagabondMemory, type VagabondTurn } from './cost.ts';
import { exploreChoices } from './explore.ts';
import { pawnBattles, strikeChoices } from './fights.ts';
import { type Lot, chooseLot, hasDamaged, lotsOf, onTrack, refresh, removeItem, repair, repairAny } from './items.ts';
import { pawnMoves, slipChoices } from './moves.ts';
import { pawnForest } from './pawn.ts';
import { questChoices } from './quest.ts';
import { VAGABOND_RULES } from './rules.ts';
import { vagabondSetup } from './setup.ts';
import { ITEM_LIMIT, REFRESHED } from '../../data/factions/vagabond.ts';
import { specialChoices } from './special.ts';
import { countOf } from '../../sum-of.ts';

/** Exhausted items turn face up: three, and two for each tea that was on its track before (9.4.1). */
function* refreshItems(turn: VagabondTurn): RootTurn {
  const { me } = turn;
  const exhausted = lotsOf(turn, me, { side: 'e' });
  let later = countOf(exhausted);
  let left = Math.min(later, REFRESHED.always + REFRESHED.tea * onTrack(turn, me, 't'));
  for (const lot of exhausted) {
    later -= lot.count;
    const [least, most] = [Math.max(0, left - later), Math.min(lot.count, left)];
    const prompt = `%${lot.item}${lot.damaged ? ' damaged' : ''} to refresh`;
    const count = yield* chooseCount(me, '9.4.1', prompt, least, most);
    yield* refresh(turn, me, lot, count);
    left -= count;
  }
}

const HAMMER = ['h'] as const;

/** Exhausts a hammer to repair an item (9.5.7). */
function repairChoices(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  if (!hasDamaged(turn, me) || !canPay(turn, HAMMER)) return [];
  return [action(turn, { kind: 'repair', law: '9.5.7' }, () => repairAny(turn, me, '9.5.7'), HAMMER)];
}

/** Everything that he can do in Daylight, in any order and number (9.5). */
function daylightChoices(turn: VagabondTurn): Choice[] {
  const crafts = craftChoices(turn).map(({ option, play }) => action(turn, { ...option, law: '9.5.8' }, play));
  return [
    ...pawnMoves(turn),
    ...pawnBattles(turn),
    ...exploreChoices(turn),
    ...aidChoices(turn),
    ...questChoices(turn),
    ...strikeChoices(turn),
    ...repairChoices(turn),
    ...crafts,
    ...specialChoices(turn),
    ...coalitionChoices(turn),
  ];
}

/** A night in a forest repairs and refreshes all damaged items (9.6.1). */
const rest: Step<VagabondMemory> = {
  law: '9.6.1',
  name: 'Rest',
  brings: ['items'],
  when: (turn) => pawnForest(turn, turn.me) !== null && hasDamaged(turn, turn.me),
  *play(turn) {
    const { me } = turn;
    for (const lot of lotsOf(turn, me, { damaged: true })) {
      for (let n = 0; n < lot.count; n++) {
        yield* repair(turn, me, lot);
        if (lot.side === 'e') yield* refresh(turn, me, { ...lot, damaged: false }, 1);
      }
    }
  },
};

/** Items over the limit leave the game; those in the satchel and the Damaged box count (9.6.4). */
const checkCapacity: Step<VagabondMemory> = {
  law: '9.6.4',
  name: 'Check item capacity',
  brings: ['items'],
  *play(turn) {
    const { me } = turn;
    const limit = ITEM_LIMIT.always + ITEM_LIMIT.bag * onTrack(turn, me, 'b');
    const removable: Lot[] = [];
    let total = 0;
    for (const { item, damaged, side, count: all } of lotsOf(turn, me)) {
      const count = all - (side === 'r' && !damaged ? onTrack(turn, me, item) : 0);
      if (count > 0) removable.push({ item, damaged, side, count });
      total += count;
    }
    if (total <= limit) return undefined;
    const lot = yield* chooseLot(me, '9.6.4', 'item to remove', removable);
    if (lot !== undefined) yield* removeItem(turn, me, lot);
    return 'stay';
  },
};

/** The turn of a Vagabond (9.4 to 9.6), and of the second (9.7). */
export const VAGABOND_PHASES: Phases<VagabondMemory> = {
  memory: () => ({ aids: {}, slipped: false, special: false, debt: 0 }),
  rules: VAGABOND_RULES,
  sections: [
    [/ [VG]>[A-Z]$/, '9.5.4'],
    [/ [A-NP-Z]>[VG]$/, '9.5.9'],
    [/ null>.*_/, '9.4.2'],
    [/ Q>/, '9.5.5'],
    [/ \d+>/, '9.5.3'],
    [/\$d>/, '9.5.7'],
    [/\$>.\$r$/, '9.4.1'],
  ],
  ...setups('9.3', ['9.3.4', '9.3.5', '9.3.6'], vagabondSetup),
  birdsong: birdsongOf('9.4', [
    { law: '9.4.1', name: 'Refresh', play: refreshItems },
    menu('9.4.2', 'Slip', slipChoices),
  ]),
  daylight: daylightOf('9.5', [menu('9.5', 'Actions', daylightChoices)]),
  evening: eveningOf('9.6', [
    rest,
    // One card, and one for each coin on its track (9.6.2).
    drawStep('9.6.2', (turn) => 1 + onTrack(turn, turn.me, 'c')),
    discardStep('9.6.3'),
    checkCapacity,
  ]),
};
