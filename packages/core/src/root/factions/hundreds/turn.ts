import { setups } from '../../turn/setups.ts';
import { CLEARINGS } from '../../data/vocabulary.ts';
import { chooseCorner } from '../../law/corners.ts';
import { enemyPiecesAt, piecesAt } from '../../law/pieces.ts';
import { placeWhatFits } from '../../law/place.ts';
import { rules } from '../../law/rule.ts';
import { score } from '../../law/score.ts';
import { discardStep, drawStep } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf, craftMenu } from '../../turn/menu.ts';
import type { Phases, Step, Turn } from '../../law/step.ts';
import { hundredsAdvancedSetup } from './advanced-setup.ts';
import { anoint, chooseMood, forWarlord, lavishChoices, recruit } from './birdsong.ts';
import { BUILD, advanceChoices, commandChoices } from './daylight.ts';
import type { HundredsMemory } from './memory.ts';
import { INCITE, inciteChoices, razeChoices, rollMob, spreadsTo } from './mobs.ts';
import { OPPRESS_POINTS, ROWDY_CROWD, STARTING_WARRIORS } from '../../data/factions/hundreds.ts';
import { hasMood, warlord, warlordAt } from './warlord.ts';
import { columnOf } from '../../table/look-up.ts';

/** The number of clearings that they rule with a piece and without enemy pieces (14.6.2). */
function oppressed(turn: Turn): number {
  const { me } = turn;
  return CLEARINGS.filter(
    (clearing) =>
      piecesAt(turn, me, clearing) > 0 && enemyPiecesAt(turn, me, clearing) === 0 && rules(turn, me, clearing),
  ).length;
}

/** A Grandiose warlord advances before the command (14.7.2), all others after it. */
const command = (whenGrandiose: boolean): Step<HundredsMemory> =>
  menu('14.5.2', 'Command the Hundreds', commandChoices, {
    when: (turn) => hasMood(turn, turn.me, 'grandiose') === whenGrandiose,
  });

/** The turn of the Hundreds (14.4 to 14.6). */
export const HUNDREDS_PHASES: Phases<HundredsMemory> = {
  memory: () => ({ razed: [], commanded: 0, advanced: 0, advance: null, rolls: 0 }),
  interrupt({ memory }) {
    memory.advance = null;
  },
  ...setups<HundredsMemory>(
    '14.3',
    ['14.3.1', '14.3.3', '14.3.4'],
    [
      {
        law: '14.3.2',
        name: 'Garrison',
        *play(turn) {
          const { me } = turn;
          yield* placeWhatFits(turn, me, yield* chooseCorner(turn, '14.3.2'), [
            { column: warlord(turn), count: 1 },
            { column: me.warrior, count: STARTING_WARRIORS },
            { column: columnOf(turn, 'Hb'), count: 1 },
          ]);
        },
      },
    ],
    hundredsAdvancedSetup,
  ),
  rules: [BUILD, INCITE],
  sections: [
    [/^battle$/, '14.5.2.II'],
    [/ \d+>\d+$/, '14.5.2.I'],
    [
      /^%.* [A-Z]\$>H\$$/,
      '14.2.5',
      'they loot only in a battle, deal no rolled hits in it, and must rule the clearing after it',
    ],
    [/^Hw_w supply:H>\d/, '14.4.3', 'once it is off the map, it replaces a warrior, or goes anywhere if there is none'],
    [/>H\$$/, '14.4.4'],
  ],
  birdsong: birdsongOf('14.4', [
    menu('14.4.1', 'Raze', razeChoices),
    {
      law: '14.4.1',
      name: 'Roll the mob die',
      when: (turn) => spreadsTo(turn).length > 0,
      play: (turn) => rollMob(turn, '14.4.1'),
    },
    { law: '14.4.2', name: 'Recruit', play: recruit },
    { law: '14.4.3', name: 'Anoint', when: (turn) => forWarlord(turn).length > 0, play: anoint },
    { law: '14.4.4', name: 'Choose mood', play: chooseMood },
    menu('14.7.4', 'Lavish', lavishChoices),
  ]),
  daylight: daylightOf('14.5', [
    craftMenu('14.5.1'),
    command(false),
    menu('14.5.3', 'Advance the Warlord', advanceChoices),
    command(true),
  ]),
  evening: eveningOf('14.6', [
    menu('14.6.1', 'Incite', inciteChoices, { brings: [] }),
    {
      law: '14.6.2',
      name: 'Oppress',
      brings: ['points'],
      play: (turn) => score(turn, turn.me, OPPRESS_POINTS[Math.min(oppressed(turn), OPPRESS_POINTS.length - 1)] ?? 0),
    },
    drawStep('14.6.3', (turn) => {
      // One card; one more for a Rowdy warlord, two in a crowd (14.6.3, 14.7.6).
      if (!hasMood(turn, turn.me, 'rowdy')) return 1;
      const at = warlordAt(turn);
      return at !== null && enemyPiecesAt(turn, turn.me, at) >= ROWDY_CROWD ? 3 : 2;
    }),
    discardStep('14.6.3'),
  ]),
};
