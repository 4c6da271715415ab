import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Json, type Violation, violation } from '@woodlog/core/kernel';
import { type Action, DECK_CARDS, type Table, copyTable, isAdvanced, isWon, instruct } from '@woodlog/core/root';
import { dueByLedger, lookAtCards } from '@woodlog/core/root-law';
import { DONE_ANYWAY, printAction, tableText } from '@woodlog/notation/root';
import { PLAIN } from '../../show/paint.ts';
import { visible } from '../../show/visible.ts';
import { Choices } from '../../turn/choices.ts';
import type { Prompter } from '../../turn/prompter.ts';
import type { PendingTurn, PlayedTurn, TurnRequest } from '../../turn/turn-adapter.ts';
import { dealFive, fiveCards, keepThree } from './keep-hand.ts';
import { type LawOfLine, lawOfLine } from './law-of-line.ts';
import { mapText } from './map-text.ts';
import { LineMenu } from './line-menu.ts';
import type { RootPosition } from './root-position.ts';
import { publicTable, showHand, tellOwner } from './secrets.ts';
import { type SeededChance, type Typed, carryOut, seededChanceOf, take } from './typed.ts';

type Ending = (table: Readonly<Table>, lines: number) => Pick<PlayedTurn, 'text' | 'winners'>;
type Played = Either<Violation, PendingTurn | PlayedTurn>;

const HELP = 'Enter on an empty line ends it. Also: ? (what you may do), hand, table, map, undo, redo, edit';
/** Records what was refused, held to the pieces alone. */
const ANYWAY = 'anyway';
/** Ends a line in which nothing is left to choose. */
const REST = 'done';
const CHOOSE = 'Or choose: a number, or a word of what is listed. ';
const QUERIES: readonly string[] = ['?', 'help', 'moves', 'table', 'map', 'hand'];

/**
 * The line of a person, typed as Rootlog and put to the ledger action by action; what is wrong is said and can be typed
 * again. Where the seed is people's chance too, their hand is named, cards drawn unnamed are dealt, and battles without dice
 * are rolled.
 */
export const personLine = (
  position: RootPosition,
  request: TurnRequest,
  prompter: Prompter,
  ending: Ending,
): Promise<Played> => new PersonLine(position, request, prompter).play(ending);

/** A line before anything is typed, and what deals and rolls for it. */
interface Begun {
  readonly seeded: SeededChance | null;
  /** The cards out of which a hand is chosen (A.7); none where it is dealt as it stays. */
  readonly dealt: readonly string[];
  readonly now: Typed;
}

class PersonLine {
  private readonly position: RootPosition;
  private readonly request: TurnRequest;
  private readonly prompter: Prompter;
  /** The table as the line begins. */
  private readonly table: Table;
  private readonly law: LawOfLine | null;
  /** Birdsong started with the condition of a dominance card met (3.3.1): there is nothing left to type. */
  private readonly wins: boolean;
  private readonly isDealt: boolean;
  private readonly who: string;
  private readonly menu: LineMenu | null;
  private begun: Begun;
  private now: Typed;
  /** How many cards were looked at as the line began. */
  private readonly looked: number;
  private readonly taken: string[] = [];
  private wasRejected = false;
  private where = '';
  /** The menu that was shown last. */
  private shown = '';
  /** What was refused last. */
  private refused = '';
  /** Some of the line is held to the pieces alone. */
  private isFree = false;

  constructor(position: RootPosition, request: TurnRequest, prompter: Prompter) {
    const { letter, seat, setup } = position.next;
    this.position = position;
    this.request = request;
    this.prompter = prompter;
    this.table = copyTable(position.table);
    carryOut(this.table, { kind: 'begin', faction: letter, ...(setup && { setup: true as const }) });
    this.law = request.lawful === true ? lawOfLine(position.table, letter, setup) : null;
    this.wins = isWon(this.table);
    this.isDealt = request.seed !== undefined && request.dealsPeople === true && !this.wins;
    this.who = `${visible(seat.player)} (${letter})`;
    this.begun = this.begin();
    this.now = this.begun.now;
    this.looked = this.now.actions.length;
    const chooses = this.law !== null && !this.wins && this.begun.dealt.length === 0;
    this.menu = chooses ? LineMenu.of(position, request) : null;
    if (this.looked > 0) this.tellMenu(this.now.actions);
  }

  async play(ending: Ending): Promise<Played> {
    const { letter } = this.position.next;
    const spellings = DECK_CARDS[this.table.setup.deck].map(({ suit, spelling }) => `${suit}#${spelling}`);
    this.greet();
    // What Enter does not pass over is said, and Enter once more ends the line all the same.
    let isWarned = false;
    for (;;) {
      const choices = this.sayMenu();
      const words = this.wins
        ? 'end'
        : await this.prompter.ask(`${letter}:`, [...(choices?.labels ?? []), ...spellings]);
      if (words === null) return right(this.unfinished());
      const meant = choices?.meaning(words) ?? { is: 'nothing' };
      if (words === '' && choices !== null && this.menu?.isAmidst === true) {
        this.prompter.keep?.(null);
        this.shown = '';
        continue;
      }
      if (words === '' || words === 'end') {
        const doubts = words === '' && !isWarned ? this.doubts() : [];
        if (doubts.length === 0) return this.end(words === 'end', ending);
        isWarned = true;
        this.prompter.keep?.(null);
        this.prompter.say(`${doubts.join('\n')}\npress Enter again to end the turn all the same`);
        continue;
      }
      isWarned = false;
      if (QUERIES.includes(words)) await this.answer(words, choices);
      else if (words === REST && this.menu?.isOver === true) {
        if (this.choseAll(this.menu.whole)) return this.end(true, ending, words);
      } else if (meant.is === 'list') {
        this.prompter.keep?.(null);
        this.prompter.say(meant.lines.join('\n'));
      } else if (meant.is === 'option') {
        if (this.choose(meant.answer)) return this.end(true, ending, words);
      } else if (this.isBattle(words, choices)) {
        if (this.choose(battleIn(words, choices))) return this.end(true, ending, words);
      } else if (words.startsWith(`${ANYWAY} `)) this.takeHeldToPieces(words.slice(ANYWAY.length + 1));
      else this.takeWords(words, choices);
    }
  }

  /** Whether words are a battle without dice, which are then asked for. */
  private isBattle(words: string, choices: Choices | null): boolean {
    return this.begun.seeded === null && battleIn(words, choices) !== null;
  }

  /** Says what may be chosen, where that has changed, and gives it; null where the law does not know. */
  private sayMenu(): Choices | null {
    const { prompter, menu, who } = this;
    if (menu?.isOver === true) {
      if (this.shown !== REST && prompter.isReplaying !== true)
        prompter.say(`${who}: nothing is left to choose. ${REST} ends the turn, with what comes by itself`);
      this.shown = REST;
      return null;
    }
    const asked = menu?.asked() ?? null;
    if (asked === null) {
      this.sayWhere();
      return null;
    }
    const choices = new Choices(asked.question, prompter.colours ?? PLAIN);
    const shown = JSON.stringify([asked.step, asked.question.prompt, choices.labels]);
    if (shown === this.shown || prompter.isReplaying === true) return choices;
    this.shown = shown;
    const head =
      asked.question.kind === 'menu' ? `${asked.phase}, ${asked.step} (${asked.law})` : asked.question.prompt;
    const hint = asked.question.kind === 'menu' ? '' : ` [${choices.hint()}]`;
    const due = asked.due.map(({ text, law }) => `still due: ${text} (${law})`);
    prompter.say([`${who}, ${head}${hint}`, ...due, ...choices.lines()].join('\n'));
    return choices;
  }

  /** Does what was chosen, and says what that did; whether the line is over with it. */
  private choose(chosen: Json): boolean {
    const { prompter, menu } = this;
    const done = menu?.choose(chosen);
    this.shown = '';
    if (done === undefined || 'refused' in done) {
      prompter.keep?.(null);
      prompter.say(done?.refused ?? 'there is nothing to choose');
      return false;
    }
    if (done.whole !== null) return this.choseAll(done.whole);
    if (done.parts.length > 0) this.record(done.parts.map(({ text }) => text).join('/'));
    for (const { words, text } of done.parts) prompter.say(`  ${words}  ${prompter.colours?.gray(text) ?? text}`);
    return false;
  }

  /** Takes the whole line from where it is over by choice. */
  private choseAll(line: string): boolean {
    const { text, next } = this.position;
    const { comment } = this.now;
    const nothing: Typed = { actions: [], comment: '', table: copyTable(this.table), said: '' };
    const all = line === '' ? nothing : take(text, next.letter, line, nothing, null, null);
    if (all === null) return false;
    const news = all.actions.slice(this.now.actions.length);
    for (const action of news) {
      const written = printAction(action, next.letter);
      this.prompter.say(`  ${instruct(action, next.letter)}  ${this.prompter.colours?.gray(written) ?? written}`);
    }
    this.now = { ...all, comment };
    return true;
  }

  /** Puts actions of a choice to the line. */
  private record(line: string): void {
    const { text, next } = this.position;
    const typed = take(text, next.letter, line, this.now, null, null);
    if (typed === null) return;
    this.taken.push(line);
    this.now = typed;
    this.wasRejected = false;
  }

  /** Lets the menu know what was typed. */
  private tellMenu(actions: readonly Action[], free = false): void {
    if (this.menu === null || actions.length === 0) return;
    this.menu.wrote(actions.map((action) => printAction(action, this.position.next.letter)).join('/'), free);
    this.menu.written = this.now.actions.length;
  }

  private begin(): Begun {
    const { seed, index = 0 } = this.request;
    const { next, line } = this.position;
    const table = copyTable(this.table);
    const seeded = this.isDealt && seed !== undefined ? seededChanceOf(seed, index, line) : null;
    const chooses = next.setup && isAdvanced(table.setup);
    const dealt = seeded !== null && chooses ? dealFive(table, next.letter, seeded.dealer) : [];
    const looked = seeded === null || chooses ? [] : lookAtCards(table, next.letter, seeded.dealer);
    return { seeded, dealt, now: { actions: looked, comment: '', table, said: '' } };
  }

  private greet(): void {
    const what = this.position.next.setup ? 'setup' : 'turn';
    this.prompter.say(
      this.wins
        ? `${this.who}: Birdsong starts with a win by dominance`
        : `\n${this.who}: type your ${what} in Rootlog. ${CHOOSE}${HELP}`,
    );
    if (this.begun.dealt.length > 0)
      this.prompter.say(
        `You hold five cards (A.7): hand shows them. At the end you choose the three that you keep (A.10).`,
      );
  }

  /** Says phase and step where the line has come to others. */
  private sayWhere(): void {
    if (this.law === null || this.wins || this.prompter.isReplaying === true) return;
    const here = this.law.where(this.now.actions);
    if (here !== '' && here !== this.where) this.prompter.say(`${this.who}, ${here}`);
    this.where = here;
  }

  /** What is still due if the line ends here; `null` if nothing is. */
  private due(): string | null {
    const { letter, setup } = this.position.next;
    if (this.law !== null && !this.isFree) return this.law.leftUndone(this.now.actions);
    return this.request.lawful === true && !setup ? dueByLedger(this.now.table, letter, this.now.actions) : null;
  }

  private doubts(): string[] {
    return [
      this.wasRejected ? 'your last line was not taken' : null,
      this.now.actions.length === this.looked ? 'you have typed nothing for this turn yet' : null,
      this.due(),
    ].filter((doubt) => doubt !== null);
  }

  private async answer(query: string, choices: Choices | null): Promise<void> {
    const { prompter, now, law } = this;
    const { letter } = this.position.next;
    prompter.keep?.(null);
    const isShort = choices === null || choices.lines().length === choices.listed().length;
    if (query === '?' && !isShort) prompter.say(choices.listed().join('\n'));
    if (query === 'map') prompter.say(mapText(now.table, prompter.colours ?? PLAIN));
    else if (query === 'hand' && this.begun.dealt.length > 0)
      await tellOwner(prompter, now.table, letter, fiveCards(this.begun.dealt));
    else if (query === 'hand') await showHand(prompter, now.table, letter, this.isDealt);
    else if (query === 'table' || law === null) prompter.say(tableText(publicTable(now.table)));
    // With cards dealt by the seed the help names those in the hand.
    else if (this.isDealt) await tellOwner(prompter, now.table, letter, law.help(now.actions));
    else prompter.say(law.help(now.actions));
  }

  private takeWords(words: string, choices: Choices | null): void {
    if (words === ANYWAY) {
      this.takeFreely();
      return;
    }
    if (choices !== null && /^(?:\d+|[a-z][a-z ’'-]{2,})$/.test(words)) {
      this.prompter.keep?.(null);
      this.prompter.say(
        `expected ${choices.hint()}, or a part of what is listed; got "${visible(words)}" (? lists all)`,
      );
      return;
    }
    this.refused = words;
    if (this.tookWords(words)) return;
    const { prompter } = this;
    // What comes before the fault is taken; the rest is given back to be changed.
    const pieces = words.split('/');
    const keeps = prompter.prefill !== undefined && prompter.isReplaying !== true;
    for (let count = pieces.length - 1; count > 0 && keeps; count--) {
      const before = pieces.slice(0, count).join('/');
      if (this.why(before) !== null) continue;
      const rest = pieces.slice(count).join('/');
      prompter.keep?.(before);
      this.tookWords(before);
      prompter.say(`taken: ${before}\nleft to type: ${rest}`);
      prompter.prefill?.(rest);
      this.refused = rest;
      this.wasRejected = true;
      return;
    }
    prompter.keep?.(null);
  }

  /** Takes words, or says why not. */
  private tookWords(words: string): boolean {
    const { prompter, now } = this;
    const { text, next } = this.position;
    const typed = take(text, next.letter, words, now, this.begun.seeded, prompter);
    const refused = typed === null ? null : this.refuses(typed);
    this.wasRejected = typed === null || refused !== null;
    if (typed !== null && refused === null) {
      prompter.say(typed.said);
      this.taken.push(words);
      this.shown = '';
      const news = typed.actions.slice(now.actions.length);
      this.now = typed;
      this.tellMenu(news);
      return true;
    }
    if (refused !== null)
      prompter.say(
        `${refused}\nnothing was taken: type it again (? lists what you may do), or ${ANYWAY} to record it held to the pieces alone`,
      );
    this.again();
    return false;
  }

  /** Why words would not be taken; null if they would. */
  private why(words: string): string | null {
    const { text, next } = this.position;
    const typed = take(text, next.letter, words, this.now, this.begun.seeded, null);
    const why = typed === null ? 'nothing' : this.refuses(typed);
    this.again();
    return why;
  }

  private refuses(typed: Typed): string | null {
    if (this.prompter.isReplaying === true || this.isFree) return null;
    return this.law?.refuses(typed.actions, this.now.actions.length) ?? null;
  }

  /** Chance falls again as it fell. */
  private again(): void {
    const { text, next } = this.position;
    this.begun = this.begin();
    const again = (so: Typed, one: string): Typed => take(text, next.letter, one, so, this.begun.seeded, null) ?? so;
    this.now = this.taken.reduce(again, this.begun.now);
    if (this.isFree) this.now = { ...this.now, comment: DONE_ANYWAY };
  }

  /** Records what was refused last at the level of pieces, and marks the line. */
  private takeFreely(): void {
    const { prompter, refused } = this;
    if (refused === '') {
      prompter.keep?.(null);
      prompter.say('nothing was refused');
      return;
    }
    // Told again it is what was typed, without the refusal before it.
    prompter.keep?.(`${ANYWAY} ${refused}`);
    this.takeHeldToPieces(refused);
  }

  private takeHeldToPieces(words: string): void {
    const { prompter, now } = this;
    const { text, next } = this.position;
    const typed = take(text, next.letter, words, now, this.begun.seeded, prompter);
    if (typed === null) {
      prompter.keep?.(null);
      return;
    }
    this.isFree = true;
    this.wasRejected = false;
    this.refused = '';
    prompter.say(`${typed.said}recorded by the pieces alone; the line is marked`);
    this.taken.push(words);
    this.now = { ...typed, comment: DONE_ANYWAY };
    this.tellMenu(typed.actions.slice(now.actions.length), true);
  }

  private async end(isSaid: boolean, ending: Ending, words = 'end'): Promise<Played> {
    const { prompter, begun, wins } = this;
    const { line, opens, next } = this.position;
    const undone = !isSaid || wins || prompter.isReplaying === true ? null : this.due();
    if (undone !== null) prompter.say(undone);
    if (!wins) prompter.keep?.(words);
    if (begun.dealt.length > 0) {
      const kept = await keepThree(prompter, this.now.table, next.letter, begun.dealt);
      if (kept === null) return right(this.unfinished());
      for (const action of kept) carryOut(this.now.table, action);
      this.now = { ...this.now, actions: [...this.now.actions, ...kept] };
    }
    const { table, comment } = this.now;
    const [slip] = carryOut(table, { kind: 'end' });
    if (slip !== undefined) return left(violation(slip.violation, `${next.letter}: ${slip.message}`));
    const actions = this.written();
    const { text, winners } = ending(table, line + 1);
    return right({
      taker: next.letter,
      text: `${opens ? '\n' : ''}${next.letter}:${actions.join('/')}${comment === '' ? '' : ` // ${comment}`}${text}`,
      answers: [],
      actions,
      parts: actions.length === 0 ? [] : [{ law: null, actions }],
      unused: { draw: 0, dice: 0 },
      winners,
    });
  }

  private written(): string[] {
    return this.now.actions.map((action: Action) => printAction(action, this.position.next.letter));
  }

  private unfinished(): PendingTurn {
    const prompt = this.position.next.setup ? 'the setup in Rootlog' : 'the turn in Rootlog';
    return { pending: { kind: 'line', law: 'Rootlog', prompt }, answers: [], actions: this.written() };
  }
}

/** The battle of a menu that words such as `XC10` name; null for other words. */
function battleIn(words: string, choices: Choices | null): Json {
  const [, defender, at] = /^X([A-Z])(\d+)$/.exec(words) ?? [];
  const deed = choices?.answers.find(
    (one) =>
      typeof one === 'object' &&
      one !== null &&
      'kind' in one &&
      one['kind'] === 'battle' &&
      one['defender'] === defender &&
      String(one['at']) === at,
  );
  return deed ?? null;
}
