import { setups } from '../../turn/setups.ts';
import type { Component } from '../../action.ts';
import type { RootTurn } from '../../law/questions.ts';
import { type ClearingOrBurrow, CLEARINGS, SUITS } from '../../data/vocabulary.ts';
import { drawToHand, suitOfCard } from '../../law/cards.ts';
import { chooseCorner } from '../../law/corners.ts';
import { onMap, warriorsAt } from '../../law/pieces.ts';
import { mayPlace, place, placeWhatFits, mayPutWarriors } from '../../law/place.ts';
import { score } from '../../law/score.ts';
import { chooseOne } from '../../law/choose.ts';
import { cardsFor, discardStep, drawStep, handOf } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf, craftMenu } from '../../turn/menu.ts';
import type { Choice, Phases, Turn } from '../../law/step.ts';
import type { Refusal } from '../../law/faction-law.ts';
import { refusal } from '../../law/unmet.ts';
import { eyrieAdvancedSetup } from './advanced-setup.ts';
import type { EyrieMemory, EyrieTurn } from './columns.ts';
import { DECREE_RULES, decreeChoices } from './decree.ts';
import {
  type DecreeColumn,
  DECREE_CARDS,
  DECREE_COLUMNS,
  EYRIE_DRAWS,
  EYRIE_POINTS,
  EYRIE_WARRIORS,
} from '../../data/factions/eyrie.ts';
import { chooseLeader } from './turmoil.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import type { Deed } from '../../law/deed.ts';
import { transfer } from '../../law/transfer.ts';
import { sumOf, total } from '../../sum-of.ts';
import { columnOf } from '../../table/look-up.ts';

const roostsOnMap = (turn: Turn): number => onMap(turn, roost(turn));

const roost = (turn: Turn): ColumnIndex => columnOf(turn, 'Eb');

/**
 * Cards from the hand for the Decree, one of each kind; an unknown card is named by the suits that it may have (7.4.2).
 */
function addChoices(turn: EyrieTurn): Choice[] {
  const { added } = turn.memory;
  const suits = SUITS.filter((suit) => mayAdd(turn, suit));
  if (suits.length === 0) return [];
  const found: Choice[] = [];
  for (const card of cardsFor(turn, suits))
    for (const column of DECREE_COLUMNS) {
      const option: Deed = { kind: 'decree', law: '7.4.2', card, column };
      const play = (): RootTurn => addToDecree(turn, card, column);
      found.push(added.length === 0 ? { option, must: true, play } : { option, play });
    }
  return found;
}

/** Whether the Decree may take one more card, and one of this suit (7.4.2). */
const mayAdd = ({ memory: { added } }: EyrieTurn, suit: string): boolean =>
  added.length < DECREE_CARDS.most && (suit !== 'B' || added.filter((one) => one === 'B').length < DECREE_CARDS.birds);

/** Why a card does not join the Decree, written `F#anvil E>E$_r`: there are enough, or nothing resolves it. */
const addRefusal = (turn: EyrieTurn, done: string): Refusal =>
  mayAdd(turn, done.charAt(0)) && done.includes(' E>')
    ? refusal('7.5.2', 'nothing in this turn resolves it, and if nothing can, they fall into turmoil')
    : refusal('7.4.2', 'they add one or two cards to it, and one bird at most');

function* addToDecree(turn: EyrieTurn, card: Component, column: DecreeColumn): RootTurn {
  const { added } = turn.memory;
  added.push(suitOfCard(card));
  yield* transfer(card, turn.me.letter, `${turn.me.board}_${column}`);
}

/** Where a roost and its warriors can be placed: the clearings with the fewest warriors (7.4.3). */
function forNewRoost(turn: Turn): ClearingOrBurrow[] {
  const { me } = turn;
  const may = CLEARINGS.filter((one) => mayPlace(turn, me, roost(turn), one) && mayPutWarriors(turn, me, one));
  const warriors = (clearing: ClearingOrBurrow): number =>
    sumOf(turn.sides, (owner) => warriorsAt(turn, owner, clearing));
  const fewest = Math.min(...may.map(warriors));
  return may.filter((clearing) => warriors(clearing) === fewest);
}

/** The turn of the Eyrie (7.4 to 7.6). */
export const EYRIE_PHASES: Phases<EyrieMemory> = {
  memory: () => ({ added: [], done: { r: [], m: [], x: [], b: [] } }),
  ...setups<EyrieMemory>(
    '7.3',
    ['7.3.1', '7.3.5'],
    [
      {
        law: '7.3.2',
        name: 'Place a roost and warriors',
        *play(turn) {
          yield* placeWhatFits(turn, turn.me, yield* chooseCorner(turn, '7.3.2'), [
            { column: roost(turn), count: 1 },
            { column: turn.me.warrior, count: EYRIE_WARRIORS.setup },
          ]);
        },
      },
      { law: '7.3.3', name: 'Choose a leader', play: (turn) => chooseLeader(turn, '7.3.3') },
    ],
    eyrieAdvancedSetup,
  ),
  rules: DECREE_RULES,
  sections: [
    [/ \d+>\d+$/, '7.5.2.II'],
    [/>E\$$/, '7.7.3'],
    [/>E\$_/, '7.4.2', { refusal: addRefusal }],
  ],
  birdsong: birdsongOf('7.4', [
    {
      law: '7.4.1',
      name: 'Emergency Orders',
      when: (turn) => handOf(turn, turn.me).length === 0,
      play: (turn) => drawToHand(turn, '7.4.1', turn.me, 1),
    },
    menu('7.4.2', 'Add to the Decree', addChoices),
    {
      law: '7.4.3',
      name: 'A New Roost',
      when: (turn) => roostsOnMap(turn) === 0 && forNewRoost(turn).length > 0,
      *play(turn) {
        const { me } = turn;
        const clearing = yield* chooseOne(me, '7.4.3', 'place', 'clearing for a new roost', forNewRoost(turn));
        yield* place(turn, me, clearing, [
          { column: roost(turn), count: 1 },
          { column: me.warrior, count: EYRIE_WARRIORS.newRoost },
        ]);
      },
    },
  ]),
  daylight: daylightOf('7.5', [craftMenu('7.5.1'), menu('7.5.2', 'Resolve the Decree', decreeChoices)]),
  evening: eveningOf('7.6', [
    {
      law: '7.6.1',
      name: 'Score',
      brings: ['points'],
      play: (turn) => score(turn, turn.me, EYRIE_POINTS[roostsOnMap(turn) - 1] ?? 0),
    },
    drawStep('7.6.2', (turn) => 1 + total(EYRIE_DRAWS.slice(0, roostsOnMap(turn)))),
    discardStep('7.6.2'),
  ]),
};
