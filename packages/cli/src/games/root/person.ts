import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { seatPlayers } from '@woodlog/bots/root';
import { type Answerer, type Violation, lineStreams, violation } from '@woodlog/core/kernel';
import {
  type Action,
  DECK_CARDS,
  type Table,
  copyTable,
  enact,
  isAdvanced,
  isWon,
  planLeniently,
} from '@woodlog/core/root';
import { Dealer, type RootQuestions, chanceOf, leftToChance, lookAtCards, dueByLedger } from '@woodlog/core/root-law';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { Slips, explainAction, impliedInWords, parse, printAction, tableText } from '@woodlog/notation/root';
import { diagnosticsText, hasErrors } from '../../show/diagnostics.ts';
import { actionLines } from '../../show/explanation.ts';
import { PLAIN } from '../../show/paint.ts';
import { dealFive, fiveCards, keepThree } from './keep-hand.ts';
import { lawOfLine } from './law-of-line.ts';
import { mapText } from './map-text.ts';
import type { Prompter } from '../../turn/prompter.ts';
import { visible } from '../../show/visible.ts';
import type { PendingTurn, PlayedTurn, TurnRequest } from '../../turn/turn-adapter.ts';
import { publicTable, showHand, tellOwner } from './secrets.ts';
import type { RootPosition } from './root-position.ts';

/** What deals and rolls for a person. */
interface SeededChance {
  readonly dealer: Dealer;
  readonly chance: Answerer<Table, RootQuestions>;
}

function seededChanceOf(seed: string, index: number, line: number): SeededChance {
  const chances = lineStreams(seed, index, line);
  const dealer = new Dealer(chances);
  return { dealer, chance: chanceOf(chances, dealer) };
}

/** What has been typed of a line, and the table after it. */
interface Typed {
  readonly actions: readonly Action[];
  readonly comment: string;
  readonly table: Table;
  /** What was typed last, in English. */
  readonly said: string;
}

type Ending = (table: Readonly<Table>, lines: number) => Pick<PlayedTurn, 'text' | 'winners'>;

const HELP = 'Enter on an empty line ends it. Also: ? (what you may do), hand, table, map, undo, redo, edit';

/**
 * The line of a person, typed as Rootlog and put to the ledger action by action; what is wrong is said and can be typed
 * again. Where the seed is people's chance too, their hand is named, cards drawn unnamed are dealt, and battles without dice
 * are rolled.
 */
export async function personLine(
  { text, table: before, line, opens, next: { letter, seat, setup } }: RootPosition,
  { seed, index = 0, dealsPeople = false, lawful = false }: TurnRequest,
  prompter: Prompter,
  ending: Ending,
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const table = copyTable(before);
  carryOut(table, { kind: 'begin', faction: letter, ...(setup && { setup: true as const }) });
  // Birdsong started with the condition of a dominance card met (3.3.1): there is nothing left to type.
  const wins = isWon(table);
  const isDealt = seed !== undefined && dealsPeople && !wins;
  const chooses = isDealt && setup && isAdvanced(table.setup);
  const begin = (): Begun => {
    const owned = copyTable(table);
    const seeded = isDealt ? seededChanceOf(seed, index, line) : null;
    const dealt = seeded !== null && chooses ? dealFive(owned, letter, seeded.dealer) : [];
    const looked = seeded === null || chooses ? [] : lookAtCards(owned, letter, seeded.dealer);
    return { seeded, dealt, now: { actions: looked, comment: '', table: owned, said: '' } };
  };
  /** As it stands after these words, each of which was taken before: chance falls as it fell. */
  const again = (words: readonly string[]): Begun => {
    const { now, ...begun } = begin();
    const typed = (so: Typed, one: string): Typed => take(text, letter, one, so, begun.seeded, null) ?? so;
    return { ...begun, now: words.reduce(typed, now) };
  };
  let { seeded, dealt, now } = begin();
  const looked = now.actions.length;
  const taken: string[] = [];
  const write = ({ actions }: Typed): string[] => actions.map((action) => printAction(action, letter));
  const who = `${visible(seat.player)} (${letter})`;
  prompter.say(
    wins
      ? `${who}: Birdsong starts with a win by dominance`
      : `\n${who}: type your ${setup ? 'setup' : 'turn'} in Rootlog. ${HELP}`,
  );
  if (dealt.length > 0)
    prompter.say(`You hold five cards (A.7): hand shows them. At the end you choose the three that you keep (A.10).`);
  const law = lawful ? lawOfLine(before, letter, setup) : null;
  const due = ({ actions, table: at }: Typed): string | null =>
    !lawful ? null : law !== null ? law.leftUndone(actions) : setup ? null : dueByLedger(at, letter, actions);
  // What Enter does not pass over: it is said, and Enter once more ends the line all the same.
  let rejected = false;
  let warned = false;
  let where = '';
  const spellings = DECK_CARDS[table.setup.deck].map(({ suit, spelling }) => `${suit}#${spelling}`);
  for (;;) {
    const isAgain = prompter.isReplaying === true;
    const here = isAgain || wins ? where : (law?.where(now.actions) ?? '');
    if (here !== '' && here !== where) prompter.say(`${who}, ${here}`);
    where = here;
    const words = wins ? 'end' : await prompter.ask(`${letter}:`, spellings);
    if (words === null) return right(unfinished(setup, write(now)));
    if (words === '' || words === 'end') {
      const doubt = [
        rejected ? 'your last line was not taken' : null,
        now.actions.length === looked ? 'you have typed nothing for this turn yet' : null,
        due(now),
      ].filter((one) => one !== null);
      if (words === '' && doubt.length > 0 && !warned) {
        warned = true;
        prompter.keep?.(null);
        prompter.say(`${doubt.join('\n')}\npress Enter again to end the turn all the same`);
        continue;
      }
      const undone = wins || isAgain || words === '' ? null : due(now);
      if (undone !== null) prompter.say(undone);
      if (!wins) prompter.keep?.('end');
      if (dealt.length > 0) {
        const chosen = await keepThree(prompter, now.table, letter, dealt);
        if (chosen === null) return right(unfinished(setup, write(now)));
        for (const action of chosen) carryOut(now.table, action);
        now = { ...now, actions: [...now.actions, ...chosen] };
      }
      const slips = carryOut(now.table, { kind: 'end' });
      const first = slips[0];
      if (first !== undefined) return left(violation(first.violation, `${letter}: ${first.message}`));
      const actions = write(now);
      const end = ending(now.table, line + 1);
      const comment = now.comment === '' ? '' : ` // ${now.comment}`;
      return right({
        taker: letter,
        text: `${opens ? '\n' : ''}${letter}:${actions.join('/')}${comment}${end.text}`,
        answers: [],
        actions,
        parts: actions.length === 0 ? [] : [{ law: null, actions }],
        unused: { draw: 0, dice: 0 },
        winners: end.winners,
      });
    }
    warned = false;
    if (QUERIES.includes(words)) {
      prompter.keep?.(null);
      if (words === 'map') prompter.say(mapText(now.table, prompter.colours ?? PLAIN));
      else if (words === 'hand' && dealt.length > 0) await tellOwner(prompter, now.table, letter, fiveCards(dealt));
      else if (words === 'hand') await showHand(prompter, now.table, letter, isDealt);
      else if (['?', 'help', 'moves'].includes(words) && law !== null) {
        const help = law.help(now.actions);
        // With cards dealt by the seed it names those in the hand.
        if (isDealt) await tellOwner(prompter, now.table, letter, help);
        else prompter.say(help);
      } else prompter.say(tableText(publicTable(now.table)));
      continue;
    }
    const typed = take(text, letter, words, now, seeded, prompter);
    const refused = typed === null || isAgain ? null : (law?.refuses(typed.actions, now.actions.length) ?? null);
    rejected = typed === null || refused !== null;
    if (typed !== null && refused === null) {
      prompter.say(typed.said);
      taken.push(words);
      now = typed;
      continue;
    }
    prompter.keep?.(null);
    if (refused !== null)
      prompter.say(
        `${refused}\nnothing was taken: type it again (? lists what you may do), or start with --free to play by your own rules`,
      );
    ({ seeded, dealt, now } = again(taken));
  }
}

const QUERIES: readonly string[] = ['?', 'help', 'moves', 'table', 'map', 'hand'];

/** A line before anything is typed, and what deals and rolls for it. */
interface Begun {
  readonly seeded: SeededChance | null;
  /** The cards out of which a hand is chosen (A.7); none where it is dealt as it stays. */
  readonly dealt: readonly string[];
  readonly now: Typed;
}

const unfinished = (setup: boolean, actions: readonly string[]): PendingTurn => ({
  pending: { kind: 'line', law: 'Rootlog', prompt: setup ? 'the setup in Rootlog' : 'the turn in Rootlog' },
  answers: [],
  actions,
});

/** Reads and carries out what was typed, on a copy of the table; null if some of it is wrong, which is shown. */
function take(
  text: string,
  letter: string,
  words: string,
  now: Typed,
  seeded: SeededChance | null,
  prompter: Prompter | null,
): Typed | null {
  // Whoever copies a line out of a log copies its label too.
  const plain = words.replace(new RegExp(`^${letter}\\s*:\\s*`), '');
  const before = now.actions.map((action) => `${printAction(action, letter)}/`).join('');
  const log = `${text.replace(/\s*$/, '\n')}${letter}:${before}${plain}`;
  const start = log.length - plain.length;
  const tree = parse(log);
  const wrong: Diagnostic[] = tree.diagnostics.filter((diagnostic) => diagnostic.end > start);
  const line = tree.lines.at(-1);
  const nodes = line?.kind === 'turn' ? line.actions.filter((node) => node.start >= start) : [];
  const table = copyTable(now.table);
  const actions: Action[] = [];
  const said: string[] = [];
  const slips = new Slips(log);
  slips.of({ kind: 'begin', faction: letter }, [], null, table);
  for (const node of hasErrors(wrong) ? [] : nodes) {
    if (node.action === null) continue;
    const action = seeded === null ? node.action : leftToChance(node.action, table, seatPlayers(table), seeded.chance);
    const plan = planLeniently(table, action);
    // What lies there instead is said to all: no cards of a hand.
    if (plan.slips.length > 0) wrong.push(...slips.of(action, plan.slips, node, publicTable(table)));
    if (plan.slips.length > 0) break;
    enact(table, plan);
    actions.push(action);
    // Cards that are dealt are for their owner alone, who asks for them.
    const shown = action.kind === 'move' ? node.action : action;
    said.push(
      ...actionLines({ text: explainAction(shown, { taker: letter }), implied: plan.implied.map(impliedInWords) }),
    );
  }
  const shown = wrong.map((one) => ({ ...one, start: Math.max(0, one.start - start), end: one.end - start }));
  prompter?.say(diagnosticsText({ name: letter, text: plain, diagnostics: shown }, prompter.colours ?? PLAIN));
  if (hasErrors(wrong)) {
    prompter?.say('nothing was taken: type it again');
    return null;
  }
  const comment = line?.comment?.text ?? '';
  return {
    actions: [...now.actions, ...actions],
    comment: [now.comment, comment].filter((one) => one !== '').join('; '),
    table,
    said: said.join(''),
  };
}

/** What is wrong is given back; nothing is changed then. */
function carryOut(table: Table, action: Action): readonly Violation[] {
  const plan = planLeniently(table, action);
  if (plan.slips.length === 0) enact(table, plan);
  return plan.slips;
}
