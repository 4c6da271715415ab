import { setups } from '../../turn/setups.ts';
import { CLEARING_SUITS } from '../../data/vocabulary.ts';
import { chooseCorner } from '../../law/corners.ts';
import { byPath } from '../../law/neighbours.ts';
import { onMap } from '../../law/pieces.ts';
import { placeWhatFits, putWarriorsInEach } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne } from '../../law/choose.ts';
import { discardStep, drawStep } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf, craftMenu } from '../../turn/menu.ts';
import type { Phases, Step, Turn } from '../../law/step.ts';
import { lizardsAdvancedSetup } from './advanced-setup.ts';
import { CONSPIRACY_RULES, conspiracyChoices } from './conspiracies.ts';
import { gardenOf } from './gardens.ts';
import { adjustOutcast, chooseOutcast, countSouls, noSouls, type Souls } from './outcast.ts';
import { RITUAL_RULES, ritualChoices, type Rituals } from './rituals.ts';
import { GARDEN_DRAWS, LIZARD_WARRIORS } from '../../data/factions/lizards.ts';
import { total } from '../../sum-of.ts';

/** What a turn of the Lizards remembers between two steps. */
interface LizardMemory extends Rituals {
  readonly souls: Souls;
}

/** Four warriors and a matching garden in a corner, and one warrior in each adjacent clearing (10.3.2). */
function* placeInCorner(turn: Turn): RootTurn {
  const { me, suits } = turn;
  const corner = yield* chooseCorner(turn, '10.3.2');
  const suit = suits[corner] ?? (yield* chooseOne(me, '10.3.2', 'suit', 'suit of the garden', CLEARING_SUITS));
  yield* placeWhatFits(turn, me, corner, [
    { column: me.warrior, count: LIZARD_WARRIORS.corner },
    { column: gardenOf(turn, suit), count: 1 },
  ]);
  yield* putWarriorsInEach(turn, me, byPath(turn, me, corner), LIZARD_WARRIORS.adjacent);
}

const returnRevealed: Step = {
  law: '10.6.1',
  name: 'Return revealed cards',
  brings: [],
  // biome-ignore lint/correctness/useYield: nothing is written.
  *play({ flags }) {
    flags.revealed.length = 0;
  },
};

/** The turn of the Lizards (10.4 to 10.6). */
export const LIZARDS_PHASES: Phases<LizardMemory> = {
  memory: () => ({ souls: noSouls(), scored: [] }),
  beforeBegin: (turn) => countSouls(turn, turn.memory.souls),
  ...setups<LizardMemory>(
    '10.3',
    ['10.3.1', '10.3.4'],
    [{ law: '10.3.2', name: 'Place warriors and a garden', play: placeInCorner }, chooseOutcast],
    lizardsAdvancedSetup,
  ),
  rules: [...RITUAL_RULES, ...CONSPIRACY_RULES],
  sections: [
    [/^outcast$/, '10.4.1', 'the outcast is the suit of most Lost Souls, hated if it was the outcast before'],
    [/ L>discard$/, '10.5.3'],
    [/ supply:L>L\$/, '10.5.4'],
    [/ L\$>supply/, '10.4.3'],
  ],
  birdsong: birdsongOf('10.4', [adjustOutcast, menu('10.4.3', 'Perform conspiracies', conspiracyChoices)]),
  daylight: daylightOf('10.5', [menu('10.5', 'Perform rituals', ritualChoices)]),
  evening: eveningOf('10.6', [
    returnRevealed,
    craftMenu('10.6.2', { brings: [] }),
    drawStep('10.6.3', (turn) => {
      // One card, and one for each draw bonus uncovered on the three tracks (10.6.3).
      let cards = 1;
      for (const garden of turn.me.buildings) cards += total(GARDEN_DRAWS.slice(0, onMap(turn, garden)));
      return cards;
    }),
    discardStep('10.6.3'),
  ]),
};
