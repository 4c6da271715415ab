import type { SuitLetter } from '../../action.ts';
import type { RootTurn } from '../../law/questions.ts';
import { act } from '../../../kernel/index.ts';
import { type Clearing, type ClearingOrBurrow, CLEARINGS, SUITS } from '../../data/vocabulary.ts';
import { askForCard, drawCards, matchingSuits, moveCard } from '../../law/cards.ts';
import { craftChoices } from '../../law/crafting.ts';
import { inSupply, warriorsAt } from '../../law/pieces.ts';
import { mayPlace, place } from '../../law/place.ts';
import { discardStep, drawStep, lookAtHand, maySpend, spendCard } from '../../turn/hand.ts';
import { menu, startingPhase } from '../../turn/menu.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Phases, Turn } from '../../law/step.ts';
import { stack } from './law.ts';
import { addOfficer, bases, officers, revoltChoices } from './revolt.ts';
import { FIRST_SUPPORTERS } from '../../data/factions/alliance.ts';
import { placeSympathy, spreadChoices, sympathetic, sympathy } from './sympathy.ts';

/** What a turn of the Alliance knows between two steps. */
interface AllianceMemory {
  /** Actions that officers have taken (8.6.1). */
  taken: number;
}

/** A card of the hand joins the supporters (8.5.2). */
function mobilizeChoices(turn: Turn): Choice[] {
  if (!maySpend(turn, turn.me, SUITS)) return [];
  return [{ option: { kind: 'mobilize', law: '8.5.2' }, play: () => mobilize(turn) }];
}

function* mobilize(turn: Turn): RootTurn {
  const card = yield* askForCard(turn, '8.5.2', 'card for the supporters', turn.me, {
    suits: SUITS,
    held: true,
    to: stack(turn, turn.me),
  });
  if (card !== null) yield* moveCard(card, turn.me.letter, stack(turn, turn.me));
}

/** A card that matches a base makes an officer (8.5.3). */
function trainChoices(turn: Turn): Choice[] {
  const { me } = turn;
  const suits = SUITS.filter((suit) => bases(turn).some((clearing) => matchingSuits(turn, clearing).includes(suit)));
  if (inSupply(turn, me.warrior) === 0 || !maySpend(turn, me, suits)) return [];
  return [{ option: { kind: 'train', law: '8.5.3' }, play: () => train(turn, suits) }];
}

function* train(turn: Turn, suits: readonly SuitLetter[]): RootTurn {
  const { me } = turn;
  yield* spendCard(turn, me, '8.5.3', 'card to spend', suits);
  yield* addOfficer(turn);
}

/** What officers do, one action each (8.6.1). */
function operationChoices(turn: Turn<AllianceMemory>): Choice[] {
  const { me, memory } = turn;
  if (memory.taken >= officers(turn)) return [];
  const taken = (): void => {
    memory.taken += 1;
  };
  const recruits =
    inSupply(turn, me.warrior) === 0 ? [] : bases(turn).filter((one) => mayPlace(turn, me, me.warrior, one));
  const recruiting = recruits.map(
    (at): Choice => ({ option: { kind: 'recruit', law: '8.6.1.III', at }, play: () => recruit(turn, at, taken) }),
  );
  return [
    ...moveChoices(turn, '8.6.1.I', taken),
    ...battleChoices(turn, '8.6.1.II', taken),
    ...recruiting,
    ...organizeChoices(turn, taken),
  ];
}

function* recruit(turn: Turn, at: ClearingOrBurrow, taken: () => void): RootTurn {
  const { me } = turn;
  taken();
  yield* place(turn, me, at, [{ column: me.warrior, count: 1 }]);
}

/** A warrior gives way to sympathy (8.6.1.IV). */
function organizeChoices(turn: Turn, taken: () => void): Choice[] {
  const { me } = turn;
  if (inSupply(turn, sympathy(turn)) === 0) return [];
  const theirs = sympathetic(turn);
  return CLEARINGS.filter(
    (at) => !theirs.includes(at) && warriorsAt(turn, me, at) > 0 && mayPlace(turn, me, sympathy(turn), at),
  ).map((at) => ({ option: { kind: 'organize', law: '8.6.1.IV', at }, play: () => organize(turn, at, taken) }));
}

function* organize(turn: Turn, at: Clearing, taken: () => void): RootTurn {
  const { me } = turn;
  taken();
  yield* act({ kind: 'move', parts: [{ count: 1, what: 'Aw', from: `${at}`, to: me.supply }] });
  yield* placeSympathy(turn, '8.6.1.IV', at);
}

/** The turn of the Alliance (8.4 to 8.6). */
export const ALLIANCE_PHASES: Phases<AllianceMemory> = {
  memory: () => ({ taken: 0 }),
  setup: {
    law: '8.3',
    laid: ['8.3.1', '8.3.2', '8.3.3'],
    steps: [
      lookAtHand,
      {
        law: '8.3.4',
        name: 'Gain supporters',
        *play(turn) {
          yield* drawCards(turn, '8.3.4', turn.me.board, FIRST_SUPPORTERS);
        },
      },
    ],
  },
  birdsong: startingPhase('Birdsong', '8.4', [
    menu({ law: '8.4.1', name: 'Revolt', choices: revoltChoices }),
    menu({ law: '8.4.2', name: 'Spread sympathy', choices: spreadChoices }),
  ]),
  daylight: startingPhase('Daylight', '8.5', [
    menu({
      law: '8.5',
      name: 'Craft, mobilize, train',
      choices: (turn) => [...craftChoices(turn), ...mobilizeChoices(turn), ...trainChoices(turn)],
    }),
  ]),
  evening: startingPhase('Evening', '8.6', [
    menu({ law: '8.6.1', name: 'Military operations', choices: operationChoices }),
    // One card, and one for each base on the map (8.6.2).
    drawStep('8.6.2', (turn) => 1 + bases(turn).length),
    discardStep('8.6.2'),
  ]),
};
