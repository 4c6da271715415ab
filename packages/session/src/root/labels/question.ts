import { type Question, capital } from '@woodlog/core/kernel';
import { SUITS, SUIT_NAMES, type Table, layoutOf, pileAt, spellingOf } from '@woodlog/core/root';
import {
  type AskedAbout,
  type Deed,
  type FromHand,
  NO_CARD,
  type RootQuestions,
  fitsHand,
} from '@woodlog/core/root-law';
import type { AskedQuestion, Option, OptionGroup } from '../../kernel/session.ts';
import { possibleCards } from '../play/cards.ts';
import type { Menu } from '../play/menu.ts';
import { deedText } from './deed-text.ts';
import { deedLabel } from './deeds.ts';
import { type Names, cardLabel, withForests } from './names.ts';
import { optionLabel, placesOf, shownKind } from './options.ts';

/** A question of the rules, for a session to ask. */
export interface ToAsk {
  readonly asked: Question<RootQuestions>;
  readonly menu: Menu | null;
  readonly drawn: readonly string[];
  readonly table: Readonly<Table>;
}

/** A question in words, with all options. */
export function askedQuestion({ asked, menu, drawn, table }: ToAsk, names: Names): AskedQuestion {
  if (menu !== null) return menuQuestion(asked, menu, names);
  switch (asked.kind) {
    case 'draw':
      return drawQuestion(asked as Question<RootQuestions, 'draw'>, drawn, table, names);
    case 'roll':
      return diceQuestion(asked.dice, asked.faces, asked.prompt);
    case 'pick':
      return listQuestion(asked.about, asked.prompt ?? 'chance', asked.options, names);
    case 'choose':
      if (asked.hand === undefined)
        return listQuestion(asked.about, asked.prompt ?? 'choice', asked.options ?? [], names);
      return handQuestion(asked as Question<RootQuestions, 'choose'>, asked.hand, table, names);
  }
}

const AFTER: Readonly<Record<string, string>> = {
  setup: 'End the setup',
  birdsong: 'Go on to Daylight',
  daylight: 'Go on to Evening',
  escalated: 'Go on to Evening',
};

function menuQuestion(
  { prompt }: Question<RootQuestions>,
  { offers, ends, next, stage }: Menu,
  names: Names,
): AskedQuestion {
  const groups = new Map<string, Option[]>();
  const add = (heading: string, option: Option): void => {
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  };
  for (const deed of offers) {
    const { label, group } = deedLabel(deed, names);
    const text = deedText(deed);
    add(group, { answer: deed as never, label, places: placesOf(deed), ...(text !== '...' && { text }) });
  }
  if (ends !== null) {
    const label = next === null ? (AFTER[stage] ?? 'End the turn') : `Go on: ${next}`;
    add('Go on', { answer: { end: ends }, label, places: [] });
  }
  return { kind: 'menu', prompt: prompt ?? 'What next?', groups: grouped(groups) };
}

const grouped = (groups: ReadonlyMap<string, Option[]>): OptionGroup[] =>
  [...groups].map(([heading, options]) => ({ heading, options }));

function drawQuestion(
  { from, count, to }: Question<RootQuestions, 'draw'>,
  drawn: readonly string[],
  table: Readonly<Table>,
  names: Names,
): AskedQuestion {
  const isQuest = from === 'quests';
  const isOrder = layoutOf(table.setup).seats.some(({ faction, bot }) => bot !== undefined && to === `${faction}$`);
  const nth = drawn.length + 1;
  const which = count === 1 ? '' : ` (${nth} of ${count})`;
  const prompt = isQuest
    ? `Which quest comes up${which}?`
    : from === to || from !== 'draw'
      ? `Which card is in ${names.place(to)}${which}?`
      : to.endsWith('$') && from === 'draw' && isOrder
        ? `Which card is turned up${which}?`
        : `Which card is drawn for ${names.place(to)}${which}?`;
  const cards = possibleCards(table, { from, to }, drawn);
  const groups = isQuest
    ? bySuit(cards)
    : [...bySuit(cards, true), { heading: 'Unknown', options: [option('#', 'I don’t know it')] }];
  return {
    kind: 'draw',
    prompt,
    ...(/^[A-Z]$/.test(to) && !isQuest && { secret: true as const }),
    ...(count > 1 && { series: { nth, of: count } }),
    groups,
  };
}

/** Groups cards by suit; with `vague`, also those of known suit only. */
function bySuit(cards: readonly string[], vague = false): OptionGroup[] {
  return SUITS.flatMap((suit): OptionGroup[] => {
    const options = cards.filter((card) => card.startsWith(`${suit}#`)).map((card) => option(card, cardLabel(card)));
    const unnamed = vague ? [option(`${suit}#`, `Some ${SUIT_NAMES[suit]} card`)] : [];
    return options.length === 0 ? [] : [{ heading: capital(SUIT_NAMES[suit]), options: [...options, ...unnamed] }];
  });
}

const option = (answer: string, label: string): Option => ({ answer, label, places: [] });

/** The dice in any order: the label has the higher first. */
function diceQuestion(dice: number, faces: readonly number[], what = 'dice'): AskedQuestion {
  const all = [...new Set(faces)].sort((a, b) => b - a);
  const rolls =
    dice === 1
      ? all.map((one) => [one])
      : all.flatMap((one) => all.filter((two) => two <= one).map((two) => [one, two]));
  const options = rolls.map((roll) => ({ answer: roll, label: roll.join(' and '), places: [] }));
  const prompt = dice === 1 ? `What does the ${what} show?` : 'What do the two dice show?';
  return { kind: 'dice', prompt, groups: [{ heading: 'Rolled', options }] };
}

function handQuestion(
  { seat, prompt = 'card', options }: Question<RootQuestions, 'choose'>,
  hand: FromHand,
  table: Readonly<Table>,
  names: Names,
): AskedQuestion {
  const secret = hand.place === undefined && hand.shown !== true ? { secret: true as const } : {};
  const question = promptOf(prompt, names);
  const none = option(NO_CARD, hand.optional ? 'None' : 'I have none');
  if (options !== undefined) {
    const cards = options.map((card) => (card === NO_CARD ? none : option(`${card}`, cardLabel(`${card}`))));
    return { kind: 'card', prompt: question, ...secret, groups: [{ heading: 'Your cards', options: cards }] };
  }
  const layout = layoutOf(table.setup);
  const from = hand.place ?? layout.seats[seat]?.faction ?? '';
  const place = layout.placeOf.get(from);
  const there = pileAt(table, place?.pile as never).map((card) => spellingOf(layout.cards, card));
  const known = [...new Set(there)].filter((card) => /#[a-z@]/.test(card) && fitsHand(layout, card, hand) === true);
  const vagueThere = there.some((card) => !known.includes(card) && fitsHand(layout, card, hand) !== false);
  const unknown = vagueThere
    ? possibleCards(table, { from, to: 'discard' }).filter(
        (card) => !known.includes(card) && fitsHand(layout, card, hand) === true,
      )
    : [];
  const vague = hand.ambush !== true && hand.lasting !== true;
  const groups = [
    ...(known.length === 0
      ? []
      : [{ heading: 'Your cards', options: known.map((card) => option(card, cardLabel(card))) }]),
    ...bySuit(unknown, vague),
    ...(hand.held ? [] : [{ heading: 'None', options: [none] }]),
  ];
  return { kind: 'card', prompt: question, ...secret, groups };
}

/** A question with a list of options. */
function listQuestion(
  about: AskedAbout,
  prompt: string,
  options: readonly (string | number | Deed)[],
  names: Names,
): AskedQuestion {
  const shown = options.map((one): Option => ({ answer: one as never, ...optionLabel(about, one, names) }));
  return { kind: shownKind(about), prompt: promptOf(prompt, names), groups: [{ heading: '', options: shown }] };
}

/** Prompts of the rules that are not questions yet. */
const PROMPTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:the |a |an )?(.*?)s? to move$/, 'how many $1s move'],
  [/^(?:the |a |an )?(.*?)s? to move along$/, 'how many $1s move along'],
  [/^warriors more for (.*)$/, 'how many more warriors for $1'],
  [/^(wood|warriors) (from|for|to|out of) (.*)$/, 'how many $1 $2 $3'],
];

const PIECE = /\b(?:h_)?[A-Z][wtbp](?:_[a-z](?:_\d)?)?\b/g;

/** A prompt without codes. */
export function promptOf(prompt: string, names: Names): string {
  const words = withForests(prompt)
    .replace(PIECE, (piece) => names.thing(piece))
    .replace(/%[a-z]\b/g, (item) => names.thing(item))
    .replace(/\?$/, '');
  const [pattern, question] = PROMPTS.find(([one]) => one.test(words)) ?? [];
  return `${capital(pattern === undefined || question === undefined ? words : words.replace(pattern, question))}?`;
}
