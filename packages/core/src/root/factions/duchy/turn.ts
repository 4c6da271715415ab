import { setups } from '../../turn/setups.ts';
import { onMap } from '../../law/pieces.ts';
import { putWarriors } from '../../law/place.ts';
import { discardStep, drawStep } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf, craftMenu } from '../../turn/menu.ts';
import type { Choice, Phases, Turn } from '../../law/step.ts';
import { unmet } from '../../law/unmet.ts';
import { duchyAdvancedSetup } from './advanced-setup.ts';
import { DUCHY_RULES, assemblyChoices } from './actions.ts';
import { swayed } from './ministers.ts';
import { type Parliament, parliamentChoices, swayChoices } from './parliament.ts';
import { returnRevealed } from './reveal.ts';
import { duchySetup } from './setup.ts';
import { ASSEMBLY_ACTIONS, CITADEL_RECRUITS, MARKET_DRAWS } from '../../data/factions/duchy.ts';
import { total } from '../../sum-of.ts';
import { columnOf } from '../../table/look-up.ts';

/** What a turn of the Duchy remembers between two steps. */
interface DuchyMemory extends Parliament {
  /** Actions left in the Assembly (12.5.1). */
  actions: number;
}

const bonus = (turn: Turn, building: 'Db_c' | 'Db_m', track: readonly number[]): number =>
  1 + total(track.slice(0, onMap(turn, columnOf(turn, building))));

function assembly(turn: Turn<DuchyMemory>): Choice[] {
  const { memory } = turn;
  if (memory.actions === 0) return [];
  return assemblyChoices(turn, () => {
    memory.actions -= 1;
  });
}

/** Whether a minister may still act (12.5.2). */
const ministerMayAct = (turn: Turn<DuchyMemory>): boolean =>
  turn.memory.second !== null || swayed(turn, turn.me).length > turn.memory.acted.length;

const NO_ACTION_LEFT = unmet('12.5.1', 'both actions of Assembly are taken');

/** The turn of the Duchy (12.4 to 12.6). */
export const DUCHY_PHASES: Phases<DuchyMemory> = {
  memory: () => ({ actions: ASSEMBLY_ACTIONS, acted: [], second: null, swayed: false }),
  sections: [[/>D\$$/, '12.5.3.II']],
  spent: (turn) => (turn.memory.actions > 0 || ministerMayAct(turn) ? null : NO_ACTION_LEFT),
  interrupt({ memory }) {
    memory.second = null;
  },
  ...setups('12.3', ['12.3.1', '12.3.2', '12.3.4', '12.3.5', '12.3.6'], duchySetup, duchyAdvancedSetup),
  rules: DUCHY_RULES,
  birdsong: birdsongOf('12.4', [
    {
      law: '12.4',
      name: 'Place warriors in the Burrow',
      *play(turn) {
        // Places a warrior in the Burrow, and one for each visible warrior icon (12.4).
        const { me } = turn;
        yield* putWarriors(turn, me, 0, bonus(turn, 'Db_c', CITADEL_RECRUITS));
      },
    },
  ]),
  daylight: daylightOf('12.5', [
    menu('12.5.1', 'Assembly', assembly),
    menu('12.5.2', 'Parliament', parliamentChoices),
    menu('12.5.3', 'Sway', swayChoices, { brings: [] }),
  ]),
  evening: eveningOf('12.6', [
    { law: '12.6.1', name: 'Discard and return revealed cards', brings: ['cards'], play: returnRevealed },
    craftMenu('12.6.2', { brings: [] }),
    drawStep('12.6.3', (turn) => bonus(turn, 'Db_m', MARKET_DRAWS)),
    discardStep('12.6.3'),
  ]),
};
