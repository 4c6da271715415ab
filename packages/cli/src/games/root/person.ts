import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import { type Action, DECK_CARDS, type Table, copyTable, isAdvanced, isWon } from '@woodlog/core/root';
import { dueByLedger, lookAtCards } from '@woodlog/core/root-law';
import { printAction, tableText } from '@woodlog/notation/root';
import { PLAIN } from '../../show/paint.ts';
import { visible } from '../../show/visible.ts';
import type { Prompter } from '../../turn/prompter.ts';
import type { PendingTurn, PlayedTurn, TurnRequest } from '../../turn/turn-adapter.ts';
import { dealFive, fiveCards, keepThree } from './keep-hand.ts';
import { type LawOfLine, lawOfLine } from './law-of-line.ts';
import { mapText } from './map-text.ts';
import type { RootPosition } from './root-position.ts';
import { publicTable, showHand, tellOwner } from './secrets.ts';
import { type SeededChance, type Typed, carryOut, seededChanceOf, take } from './typed.ts';

type Ending = (table: Readonly<Table>, lines: number) => Pick<PlayedTurn, 'text' | 'winners'>;
type Played = Either<Violation, PendingTurn | PlayedTurn>;

const HELP = 'Enter on an empty line ends it. Also: ? (what you may do), hand, table, map, undo, redo, edit';
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
  private begun: Begun;
  private now: Typed;
  /** How many cards were looked at as the line began. */
  private readonly looked: number;
  private readonly taken: string[] = [];
  private wasRejected = false;
  private where = '';

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
  }

  async play(ending: Ending): Promise<Played> {
    const { letter } = this.position.next;
    const spellings = DECK_CARDS[this.table.setup.deck].map(({ suit, spelling }) => `${suit}#${spelling}`);
    this.greet();
    // What Enter does not pass over is said, and Enter once more ends the line all the same.
    let isWarned = false;
    for (;;) {
      this.sayWhere();
      const words = this.wins ? 'end' : await this.prompter.ask(`${letter}:`, spellings);
      if (words === null) return right(this.unfinished());
      if (words === '' || words === 'end') {
        const doubts = words === '' && !isWarned ? this.doubts() : [];
        if (doubts.length === 0) return this.end(words === 'end', ending);
        isWarned = true;
        this.prompter.keep?.(null);
        this.prompter.say(`${doubts.join('\n')}\npress Enter again to end the turn all the same`);
        continue;
      }
      isWarned = false;
      if (QUERIES.includes(words)) await this.answer(words);
      else this.takeWords(words);
    }
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
        : `\n${this.who}: type your ${what} in Rootlog. ${HELP}`,
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
    if (this.law !== null) return this.law.leftUndone(this.now.actions);
    return this.request.lawful === true && !setup ? dueByLedger(this.now.table, letter, this.now.actions) : null;
  }

  private doubts(): string[] {
    return [
      this.wasRejected ? 'your last line was not taken' : null,
      this.now.actions.length === this.looked ? 'you have typed nothing for this turn yet' : null,
      this.due(),
    ].filter((doubt) => doubt !== null);
  }

  private async answer(query: string): Promise<void> {
    const { prompter, now, law } = this;
    const { letter } = this.position.next;
    prompter.keep?.(null);
    if (query === 'map') prompter.say(mapText(now.table, prompter.colours ?? PLAIN));
    else if (query === 'hand' && this.begun.dealt.length > 0)
      await tellOwner(prompter, now.table, letter, fiveCards(this.begun.dealt));
    else if (query === 'hand') await showHand(prompter, now.table, letter, this.isDealt);
    else if (query === 'table' || law === null) prompter.say(tableText(publicTable(now.table)));
    // With cards dealt by the seed the help names those in the hand.
    else if (this.isDealt) await tellOwner(prompter, now.table, letter, law.help(now.actions));
    else prompter.say(law.help(now.actions));
  }

  private takeWords(words: string): void {
    const { prompter, now } = this;
    const { text, next } = this.position;
    const typed = take(text, next.letter, words, now, this.begun.seeded, prompter);
    const refused =
      typed === null || prompter.isReplaying === true
        ? null
        : (this.law?.refuses(typed.actions, now.actions.length) ?? null);
    this.wasRejected = typed === null || refused !== null;
    if (typed !== null && refused === null) {
      prompter.say(typed.said);
      this.taken.push(words);
      this.now = typed;
      return;
    }
    prompter.keep?.(null);
    if (refused !== null)
      prompter.say(
        `${refused}\nnothing was taken: type it again (? lists what you may do), or start with --free to play by your own rules`,
      );
    // Chance falls again as it fell.
    this.begun = this.begin();
    const again = (so: Typed, one: string): Typed => take(text, next.letter, one, so, this.begun.seeded, null) ?? so;
    this.now = this.taken.reduce(again, this.begun.now);
  }

  private async end(isSaid: boolean, ending: Ending): Promise<Played> {
    const { prompter, begun, wins } = this;
    const { line, opens, next } = this.position;
    const undone = !isSaid || wins || prompter.isReplaying === true ? null : this.due();
    if (undone !== null) prompter.say(undone);
    if (!wins) prompter.keep?.('end');
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
