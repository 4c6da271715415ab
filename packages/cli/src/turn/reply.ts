import type { Question, Questions, Violation } from '@woodlog/core/kernel';
import { type Paint, PLAIN } from '../show/paint.ts';
import { visible } from '../show/visible.ts';
import type { Prompter } from './prompter.ts';
import type { PendingTurn, Scene } from './turn-adapter.ts';

/** How a game puts its questions into words. */
export interface Wording<Q extends Questions> {
  /** Who is asked: `E (Rowan)`; nothing where it is nobody in particular. */
  who(question: Question<Q>): string;
  /** What is asked for, where it has no options: `a card such as F#anvil, or none`. */
  wanted?(question: Question<Q>): string | undefined;
  /** An option as it is shown and may be typed. */
  show?(option: unknown): string;
  /** What an option is, where its spelling does not say it: `the Alliance sympathy` beside `At`. */
  meaning?(option: unknown): string | undefined;
  /** A card as it was typed, spelt as the game spells it. */
  readCard(word: string, question: Question<Q>): string;
  /** What `map` shows: the table before the turn. */
  picture?(paint: Paint): string;
  /** Whose turn it is and where it stands, said before it is asked. */
  scene?(question: Question<Q>): Scene;
  /** The question in words, where its prompt does not do. */
  sentence?(question: Question<Q>): string | undefined;
  /** Whether the options are for the eyes of who is asked alone. */
  isSecret?(question: Question<Q>): boolean;
  /** Words that Tab completes, where the question has no options. */
  completions?(question: Question<Q>): readonly string[];
}

/** Asks a person; `undefined` leaves the question open. */
export type Reply<Q extends Questions> = (question: Question<Q>, refused: Violation | null) => Promise<unknown>;

/** Puts questions to the person at the prompt; without one all are left open. */
export function replyAt<Q extends Questions>(prompter: Prompter | null, wording: Wording<Q>): Reply<Q> {
  if (prompter === null) return async () => undefined;
  return async (question, refused) => {
    const options = optionsOf(question);
    const texts = options?.map((option) => wording.show?.(option) ?? String(option));
    const menu =
      texts &&
      menuOf(
        texts,
        options?.map((option) => wording.meaning?.(option)),
      );
    const isSecret = wording.isSecret?.(question) === true;
    if (refused === null && wording.scene !== undefined) prompter.say(visible(sceneText(wording.scene(question))));
    if (refused === null && menu !== undefined && !isSecret && menu.lines.length <= MOST_SHOWN)
      for (const line of menu.lines) prompter.say(line);
    const asked = wording.who(question);
    const who = asked === '' ? '' : `${visible(asked)}: `;
    const byLot = question.kind === 'pick' ? '; Enter: by lot' : '';
    const answers = isSecret && menu !== undefined ? 'one of your cards; Enter shows them to you alone' : menu?.hint;
    const wanted = answers ?? expected(question, wording);
    const hint = `${wanted}${byLot}`;
    if (refused !== null) {
      prompter.keep?.(null);
      // In place of the name of the question, what may be typed.
      prompter.say(visible(refused.message.replace(/^.*: expected one of the options/, () => `expected ${wanted}`)));
    }
    const what = wording.sentence?.(question) ?? describe(question);
    /** Says what may be answered: `?`, `moves`. */
    const help = async (): Promise<void> => {
      const lines = menu === undefined ? [`an answer is ${hint}`] : menu.lines.length > 0 ? menu.lines : [menu.hint];
      if (isSecret && prompter.whisper !== undefined) await prompter.whisper(lines.join('\n'));
      else for (const line of lines) prompter.say(line);
      prompter.say(COMMANDS);
    };
    for (;;) {
      const words = await prompter.ask(
        `${who}${what} [${hint}]: `,
        isSecret ? [] : (texts ?? wording.completions?.(question) ?? []),
      );
      if (words === null) return undefined;
      if (words === 'map' && wording.picture !== undefined) {
        prompter.keep?.(null);
        prompter.say(wording.picture(prompter.colours ?? PLAIN));
      } else if (words === '?' || words === 'help' || words === 'moves' || (words === '' && isSecret && menu)) {
        prompter.keep?.(null);
        await help();
      } else if (options === undefined || menu === undefined) return answerOf(question, words, wording);
      else if (words === '' && byLot !== '') {
        const lot = byChance(options.length);
        // The lot has fallen: told again it is the same.
        prompter.keep?.(texts?.[lot] ?? words);
        return options[lot];
      } else return options[menu.indexOf(words)] ?? wording.readCard(words, question);
    }
  };
}

const COMMANDS =
  'undo takes back the last answer, redo brings it back, edit opens the log, map draws the table, quit leaves the game';

/** `Mechanical Marquise 2.0 (C), Daylight, Battle (6.5.2): the Marquise battle the Eyrie in clearing 10`. */
function sceneText({ taker, player, phase, step, battle }: Scene): string {
  const at = [
    ...(phase === undefined ? [] : [phase.name ?? phase.law]),
    ...(step === undefined ? [] : [step.name === undefined ? step.law : `${step.name} (${step.law})`]),
  ];
  return `${[`${player} (${taker})`, ...at].join(', ')}${battle === undefined ? '' : `: ${battle}`}`;
}

/** A number below another, each as likely: lots of a person's own, not of a seed. */
function byChance(below: number): number {
  const most = 2 ** 32 - (2 ** 32 % below);
  const drawn = new Uint32Array(1);
  for (;;) {
    const [number = most] = crypto.getRandomValues(drawn);
    if (number < most) return number % below;
  }
}

/** More options than these are listed only when they are asked for. */
const MOST_SHOWN = 24;

/** Options to choose from: by their numbers or their words; clearings are their own numbers. */
interface Menu {
  readonly lines: readonly string[];
  readonly hint: string;
  /** -1 for what is none of them. */
  indexOf(words: string): number;
}

function menuOf(texts: readonly string[], meanings: readonly (string | undefined)[] = []): Menu {
  if (texts.some((text) => /^\d+$/.test(text)))
    return { lines: [], hint: texts.join(', '), indexOf: (words) => texts.indexOf(words) };
  const { length } = texts;
  const hint =
    length === 1 ? '1' : `1 to ${length}${length > MOST_SHOWN ? `, or such as ${texts[0]}; ? lists them` : ''}`;
  return {
    lines: texts.map((text, i) => `  ${i + 1}  ${[text, meanings[i] ?? []].flat().join('  ')}`),
    hint,
    indexOf: (words) => {
      if (texts.includes(words)) return texts.indexOf(words);
      return /^\d+$/.test(words) ? Number(words) - 1 : byName(meanings, words);
    },
  };
}

/** The one option whose meaning has these words; -1 where there is none, or several. */
function byName(meanings: readonly (string | undefined)[], words: string): number {
  const wanted = words.toLowerCase().trim();
  if (wanted.length < 3) return -1;
  const found = meanings.flatMap((meaning, i) => (meaning?.toLowerCase().includes(wanted) ? [i] : []));
  const [only = -1] = found;
  return found.length === 1 ? only : -1;
}

const optionsOf = <Q extends Questions>(question: Question<Q>): readonly unknown[] | undefined =>
  'options' in question ? (question.options as readonly unknown[] | undefined) : undefined;

/** A question in words, with its section: `card to discard (B.11.7.3)`. */
const describe = ({
  kind,
  law,
  prompt,
}: {
  readonly kind: string;
  readonly law: string;
  readonly prompt?: string;
}): string => `${visible(prompt ?? kind)} (${law})`;

/** What a pending turn waits for, for a person. */
export const missingText = ({ pending }: PendingTurn): string =>
  pending.kind === 'line' ? `${pending.prompt} is not finished` : `an answer is missing: ${describe(pending)}`;

function expected<Q extends Questions>(question: Question<Q>, wording: Wording<Q>): string {
  const wanted = wording.wanted?.(question);
  if (wanted !== undefined) return wanted;
  if (question.kind === 'draw') return question.count === 1 ? 'a card' : `${question.count} cards, separated by ,`;
  if (question.kind === 'roll')
    return `${question.dice === 1 ? 'a face' : `${question.dice} faces`} of ${[...new Set(question.faces)].join(', ')}, such as ${example(question)}`;
  return 'an answer';
}

const example = ({ dice, faces }: { readonly dice: number; readonly faces: readonly number[] }): string =>
  Array.from({ length: Math.min(dice, 3) }, (_, i) => faces[(i + 1) % faces.length]).join(' ');

/** What was typed, as the kind of question wants it: cards, faces, or the words. */
function answerOf<Q extends Questions>(question: Question<Q>, words: string, wording: Wording<Q>): unknown {
  const parts = words.split(',').map((word) => word.trim());
  if (question.kind === 'draw') return parts.map((word) => wording.readCard(word, question));
  if (question.kind === 'roll')
    return facesOf(words, question.dice).map((face) => (/^\d+$/.test(face) ? Number(face) : face));
  return wording.readCard(words, question);
}

/** Faces as they are typed: `2 1`, `2,1`, or `21` where each is one digit. */
const facesOf = (words: string, dice: number): readonly string[] =>
  /^\d+$/.test(words) && words.length === dice ? [...words] : words.split(/[\s,]+/).filter((face) => face !== '');
