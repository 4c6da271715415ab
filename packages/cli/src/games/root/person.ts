import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { seatPlayers } from '@woodlog/bots/root';
import { type Answerer, type Violation, lineStreams, violation } from '@woodlog/core/kernel';
import { type Action, DECK_CARDS, type Table, copyTable, enact, isWon, planLeniently } from '@woodlog/core/root';
import { Dealer, type RootQuestions, chanceOf, knownHand, leftToChance, lookAtCards } from '@woodlog/core/root-law';
import { type Diagnostic, errorAt } from '@woodlog/notation/kernel';
import { explainAction, parse, printAction, tableText } from '@woodlog/notation/root';
import { diagnosticsText, hasErrors } from '../../show/diagnostics.ts';
import { actionLines } from '../../show/explanation.ts';
import { PLAIN } from '../../show/paint.ts';
import { lawOfLine } from './law-of-line.ts';
import { mapText } from './map-text.ts';
import type { Prompter } from '../../turn/prompter.ts';
import { visible } from '../../show/visible.ts';
import type { PendingTurn, PlayedTurn, TurnRequest } from '../../turn/turn-adapter.ts';
import type { RootPosition } from './turn.ts';

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
  /** Whether cards were dealt or dice rolled with the last words: that is not taken back. */
  readonly dealt: boolean;
}

type Ending = (table: Readonly<Table>, lines: number) => Pick<PlayedTurn, 'text' | 'winners'>;

const HELP = 'an empty line ends it, undo takes the last line back, ? shows the table, map draws it';

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
  const fate = seed !== undefined && dealsPeople && !wins ? seededChanceOf(seed, index, line) : null;
  const looked = fate === null ? [] : lookAtCards(table, letter, fate.dealer);
  const history: Typed[] = [{ actions: looked, comment: '', table, dealt: false }];
  const write = ({ actions }: Typed): string[] => actions.map((action) => printAction(action, letter));
  const what = wins ? 'Birdsong starts with a win by dominance' : `the ${setup ? 'setup' : 'turn'} in Rootlog; ${HELP}`;
  prompter.say(`${letter} (${visible(seat.player)}): ${what}`);
  const law = lawful ? lawOfLine(before, letter, setup) : null;
  let warned = false;
  const spellings = DECK_CARDS[table.setup.deck].map(({ suit, spelling }) => `${suit}#${spelling}`);
  const hand = knownHand(table, letter);
  if (hand.length > 0) prompter.say(`  in hand: ${hand.join(', ')}`);
  for (;;) {
    const now = history.at(-1)!;
    const words = wins ? '' : await prompter.ask(`${letter}:`, spellings);
    if (words === null) return right(unfinished(setup, write(now)));
    if (words !== '') warned = false;
    if (words === '?') prompter.say([tableText(now.table), law?.help(now.actions) ?? ''].join(''));
    else if (words === 'map') prompter.say(mapText(now.table, prompter.colours ?? PLAIN));
    else if (words === 'undo') prompter.say(undo(history));
    else if (words !== '') {
      const typed = take(text, letter, words, now, fate, prompter);
      const refused = typed === null ? null : (law?.refuses(typed.actions) ?? null);
      if (refused !== null)
        prompter.say(`${refused}\nnothing of it was taken: type it again, or start with --free to play by other rules`);
      else if (typed !== null) history.push(typed);
    } else if (!warned && law?.leftUndone(now.actions) != null) {
      warned = true;
      prompter.say(`${law.leftUndone(now.actions)}\nan empty line once more ends the turn all the same`);
    } else {
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
  }
}

function undo(history: Typed[]): string {
  if (history.length === 1) return 'nothing has been typed';
  if (history.at(-1)!.dealt) return 'cards and dice stay as they fell';
  history.pop();
  return 'taken back';
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
  fate: SeededChance | null,
  prompter: Prompter,
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
  let dealt = false;
  for (const node of hasErrors(wrong) ? [] : nodes) {
    if (node.action === null) continue;
    const action = fate === null ? node.action : leftToChance(node.action, table, seatPlayers(table), fate.chance);
    const plan = planLeniently(table, action);
    wrong.push(...plan.slips.map((slip) => errorAt(slip, node)));
    if (plan.slips.length > 0) break;
    enact(table, plan);
    actions.push(action);
    dealt ||= action !== node.action;
    said.push(...actionLines({ text: explainAction(action, { taker: letter }), implied: plan.implied }));
  }
  const shown = wrong.map((one) => ({ ...one, start: Math.max(0, one.start - start), end: one.end - start }));
  prompter.say(diagnosticsText({ name: letter, text: plain, diagnostics: shown }, prompter.colours ?? PLAIN));
  if (hasErrors(wrong)) {
    prompter.say('nothing of it was taken: type it again');
    return null;
  }
  prompter.say(said.join(''));
  const comment = line?.comment?.text ?? '';
  return {
    actions: [...now.actions, ...actions],
    comment: [now.comment, comment].filter((one) => one !== '').join('; '),
    table,
    dealt,
  };
}

/** What is wrong is given back; nothing is changed then. */
function carryOut(table: Table, action: Action): readonly Violation[] {
  const plan = planLeniently(table, action);
  if (plan.slips.length === 0) enact(table, plan);
  return plan.slips;
}
