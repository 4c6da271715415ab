import { setups } from '../../turn/setups.ts';
import type { SuitLetter } from '../../action.ts';
import type { RootTurn } from '../../law/questions.ts';
import { type Clearing, type ClearingOrBurrow, CLEARINGS, SUITS } from '../../data/vocabulary.ts';
import { askForCard, drawCards, matchingSuits } from '../../law/cards.ts';
import { craftChoices } from '../../law/crafting.ts';
import { supplyUnmet, putWarriors, newPieceUnmet } from '../../law/place.ts';
import { discardStep, drawStep, maySpend, spendCard } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf } from '../../turn/menu.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Phases, Turn } from '../../law/step.ts';
import { type DeedRule, type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { clearingsText } from '../../words/lists.ts';
import { stack } from './law.ts';
import { REVOLT, addOfficer, bases, officers, revoltChoices } from './revolt.ts';
import { FIRST_SUPPORTERS } from '../../data/factions/alliance.ts';
import { ORGANIZE, SPREAD, placeSympathy, spreadChoices } from './sympathy.ts';
import { transfer } from '../../law/transfer.ts';
import { choicesAt, choice } from '../../turn/choices-at.ts';

/** What a turn of the Alliance remembers between two steps. */
interface AllianceMemory {
  /** Actions that officers have taken (8.6.1). */
  taken: number;
}

/** A card from the hand becomes a supporter (8.5.2). */
function mobilizeChoices(turn: Turn): Choice[] {
  if (mobilizeUnmet(turn) !== null) return [];
  return [choice({ kind: 'mobilize', law: '8.5.2' }, () => mobilize(turn))];
}

function* mobilize(turn: Turn): RootTurn {
  const card = yield* askForCard(turn, '8.5.2', 'card for the supporters', turn.me, {
    suits: SUITS,
    held: true,
    to: stack(turn, turn.me),
  });
  if (card !== null) yield* transfer(card, turn.me.letter, stack(turn, turn.me));
}

/** A card that matches a base trains an officer (8.5.3). */
function trainChoices(turn: Turn): Choice[] {
  if (trainUnmet(turn) !== null) return [];
  return [choice({ kind: 'train', law: '8.5.3' }, () => train(turn, suitsOfBases(turn)))];
}

const suitsOfBases = (turn: Turn): SuitLetter[] =>
  SUITS.filter((suit) => bases(turn).some((clearing) => matchingSuits(turn, clearing).includes(suit)));

function trainUnmet(turn: Turn): Unmet | null {
  const suits = suitsOfBases(turn);
  if (suits.length === 0) return NO_BASE;
  return supplyUnmet(turn, turn.me.warrior) ?? (maySpend(turn, turn.me, suits) ? null : NO_MATCHING_CARD);
}

const NO_BASE = unmet('8.5.3', 'they have no base on the map');
const NO_MATCHING_CARD = unmet('8.5.3', 'they have no card that matches a base');

function* train(turn: Turn, suits: readonly SuitLetter[]): RootTurn {
  yield* spendCard(turn, '8.5.3', suits);
  yield* addOfficer(turn);
}

/** Why no officer has an action left (8.6.1). */
function operationsUnmet(turn: Turn<AllianceMemory>): Unmet | null {
  return turn.memory.taken < officers(turn) ? null : ALL_TAKEN;
}

const ALL_TAKEN = unmet('8.6.1', 'they have no officer left for a military operation');

const onlyAtBases = (theirs: readonly ClearingOrBurrow[]): Unmet =>
  unmet('8.6.1.III', () => `they recruit at bases: ${clearingsText(theirs, 'none on the map')}`);

/** Why no card from the hand can become a supporter (8.5.2). */
const mobilizeUnmet = (turn: Turn): Unmet | null => (maySpend(turn, turn.me, SUITS) ? null : NO_CARD_LEFT);

const NO_CARD_LEFT = unmet('8.5.2', 'they have no card in their hand');

/** Why a base does not recruit (8.6.1.III). */
const RECRUIT = ruleAt('recruit', '8.6.1.III', 'Aw', (turn, at) => {
  const theirs = bases(turn);
  if (!theirs.includes(at)) return onlyAtBases(theirs);
  return newPieceUnmet(turn, turn.me.warrior, at);
});

const RULES: readonly DeedRule[] = [
  SPREAD,
  ORGANIZE,
  REVOLT,
  RECRUIT,
  { kind: 'mobilize', law: '8.5.2', unmet: mobilizeUnmet },
  { kind: 'train', law: '8.5.3', unmet: trainUnmet },
];

/** What officers do, one action each (8.6.1). */
function operationChoices(turn: Turn<AllianceMemory>): Choice[] {
  if (operationsUnmet(turn) !== null) return [];
  const taken = (): void => {
    turn.memory.taken += 1;
  };
  return [
    ...moveChoices(turn, '8.6.1.I', taken),
    ...battleChoices(turn, '8.6.1.II', taken),
    ...choicesAt(turn, RECRUIT, bases(turn), function* (at) {
      taken();
      yield* putWarriors(turn, turn.me, at, 1);
    }),
    ...choicesAt(turn, ORGANIZE, CLEARINGS, (at) => organize(turn, at, taken)),
  ];
}

/** Replaces a warrior with sympathy (8.6.1.IV). */
function* organize(turn: Turn, at: Clearing, taken: () => void): RootTurn {
  taken();
  yield* transfer('Aw', `${at}`, turn.me.supply);
  yield* placeSympathy(turn, '8.6.1.IV', at);
}

/** The turn of the Alliance (8.4 to 8.6). */
export const ALLIANCE_PHASES: Phases<AllianceMemory> = {
  memory: () => ({ taken: 0 }),
  rules: RULES,
  sections: [
    [/ A>A\$/, '8.5.2'],
    [/ A>discard/, '8.5.3'],
    [/ A\$>discard/, '8.2.3'],
    [/ supply:A>A\$/, '8.5.3'],
    [/ \d+>supply/, '8.6.1.IV'],
  ],
  spent: operationsUnmet,
  ...setups<AllianceMemory>(
    '8.3',
    ['8.3.1', '8.3.2', '8.3.3'],
    [
      {
        law: '8.3.4',
        name: 'Gain supporters',
        *play(turn) {
          yield* drawCards(turn, '8.3.4', turn.me.board, FIRST_SUPPORTERS);
        },
      },
    ],
  ),
  birdsong: birdsongOf('8.4', [
    menu('8.4.1', 'Revolt', revoltChoices),
    menu('8.4.2', 'Spread sympathy', spreadChoices),
  ]),
  daylight: daylightOf('8.5', [
    menu('8.5', 'Craft, mobilize, train', (turn) => [
      ...craftChoices(turn),
      ...mobilizeChoices(turn),
      ...trainChoices(turn),
    ]),
  ]),
  evening: eveningOf('8.6', [
    menu('8.6.1', 'Military operations', operationChoices),
    // One card, and one for each base on the map (8.6.2).
    drawStep('8.6.2', (turn) => 1 + bases(turn).length),
    discardStep('8.6.2'),
  ]),
};
