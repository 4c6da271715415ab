import { setups } from '../../turn/setups.ts';
import { onMap } from '../../law/pieces.ts';
import { discardStep, drawStep } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf, craftMenu } from '../../turn/menu.ts';
import type { Choice, Phases, Step, Turn } from '../../law/step.ts';
import { unmet } from '../../law/unmet.ts';
import { CORVID_RULES, actionChoices, type CorvidMemory, recruitChoices } from './actions.ts';
import { flipChoices } from './flip.ts';
import { corvidsAdvancedSetup } from './advanced-setup.ts';
import { plotColumn } from './plots.ts';
import { scatter } from './scatter.ts';
import { CORVID_ACTIONS } from '../../data/factions/corvids.ts';

function daylight(turn: Turn<CorvidMemory>): Choice[] {
  const { memory } = turn;
  if (memory.actions === 0) return [];
  return actionChoices(turn, () => {
    memory.actions -= 1;
  });
}

const NO_ACTION_LEFT = unmet('13.5', 'their three actions are taken, and the one for which they exert');

function exert(turn: Turn<CorvidMemory>): Choice[] {
  const { memory } = turn;
  if (memory.exerted) return [];
  return actionChoices(turn, () => {
    memory.exerted = true;
  });
}

/** One card, and one for each face-up extortion (13.6.2, 13.7.3); none after exerting (13.6.1). */
const draw: Step<CorvidMemory> = {
  ...drawStep('13.6.2', (turn) => 1 + onMap(turn, plotColumn(turn, 't_e'))),
  when: ({ memory }) => !memory.exerted,
};

/** The turn of the Corvids (13.4 to 13.6). */
export const CORVIDS_PHASES: Phases<CorvidMemory> = {
  memory: () => ({ recruited: false, actions: CORVID_ACTIONS, plotted: 0, exerted: false }),
  ...setups<CorvidMemory>(
    '13.3',
    ['13.3.1'],
    [{ law: '13.3.2', name: 'Scatter', play: (turn) => scatter(turn, '13.3.2') }],
    corvidsAdvancedSetup,
  ),
  rules: CORVID_RULES,
  sections: [
    [/ \d+>supply/, '13.5.2'],
    [/ [A-Z]>P$/, '13.7.3'],
  ],
  spent: ({ memory }) => (memory.actions > 0 || !memory.exerted ? null : NO_ACTION_LEFT),
  birdsong: birdsongOf('13.4', [
    craftMenu('13.4.1'),
    menu('13.4.2', 'Flip plots', flipChoices),
    menu('13.4.3', 'Recruit', recruitChoices),
  ]),
  daylight: daylightOf('13.5', [menu('13.5', 'Actions', daylight)]),
  evening: eveningOf('13.6', [menu('13.6.1', 'Exert', exert), draw, discardStep('13.6.2')]),
};
