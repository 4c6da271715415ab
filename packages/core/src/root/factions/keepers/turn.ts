import { setups } from '../../turn/setups.ts';
import { onMap } from '../../law/pieces.ts';
import { discardStep, drawStep } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf, craftMenu } from '../../turn/menu.ts';
import type { Phases } from '../../law/step.ts';
import { keepersAdvancedSetup } from './advanced-setup.ts';
import { ENCAMP, RECRUIT, decampChoices, encampChoices, liveOffTheLand, recruitChoices } from './camps.ts';
import type { KeepersMemory } from './memory.ts';
import { gatherChoices } from './gather.ts';
import { DELVE, delveChoices, marchChoices, recoverChoices } from './retinue.ts';
import { keepersSetup } from './setup.ts';
import { sumOf } from '../../sum-of.ts';

/** The turn of the Keepers (15.4 to 15.6). */
export const KEEPERS_PHASES: Phases<KeepersMemory> = {
  memory: () => ({ encamped: [], decamped: [], used: { 1: [], 2: [], 3: [] }, underWay: null, gathered: null }),
  interrupt({ memory }) {
    memory.underWay = null;
  },
  ...setups('15.3', ['15.3.2', '15.3.5', '15.3.6'], keepersSetup, keepersAdvancedSetup),
  rules: [ENCAMP, RECRUIT, DELVE],
  sections: [
    [/^battle$/, '15.5.2.II'],
    [/ \d+>\d+$/, '15.5.2'],
    [/ \d+>supply/, '15.6.1'],
    [/>K\$_\d/, '15.6.2'],
    [/ \d+>K\$/, '15.5.2.III.a'],
  ],
  birdsong: birdsongOf('15.4', [
    menu('15.4.1', 'Encamp', encampChoices),
    menu('15.4.2', 'Decamp', decampChoices),
    menu('15.4.3', 'Recruit', recruitChoices),
  ]),
  daylight: daylightOf('15.5', [
    craftMenu('15.5.1'),
    menu('15.5.2.I', 'Act with the Retinue: move', marchChoices),
    menu('15.5.2.II', 'Act with the Retinue: battle then delve', delveChoices),
    menu('15.5.2.III', 'Act with the Retinue: move or recover', recoverChoices),
  ]),
  evening: eveningOf('15.6', [
    { law: '15.6.1', name: 'Live off the Land', brings: ['pieces'], play: liveOffTheLand },
    menu('15.6.2', 'Gather Retinue', gatherChoices, { brings: [] }),
    drawStep('15.6.3', (turn) => {
      // One card, and one for each waystation on the map (15.6.3).
      return 1 + sumOf(turn.me.buildings, (column) => onMap(turn, column));
    }),
    discardStep('15.6.3'),
  ]),
};
