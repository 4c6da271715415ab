import { seatPlayers } from '@woodlog/bots/root';
import { type Answerer, type Violation, lineStreams } from '@woodlog/core/kernel';
import { type Action, type Table, copyTable, enact, planLeniently, explainAction } from '@woodlog/core/root';
import { Dealer, type RootQuestions, chanceOf, leftToChance } from '@woodlog/core/root-law';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { Slips, impliedInWords, parse, printAction } from '@woodlog/notation/root';
import { diagnosticsText, hasErrors } from '../../show/diagnostics.ts';
import { actionLines } from '../../show/explanation.ts';
import { PLAIN } from '../../show/paint.ts';
import type { Prompter } from '../../turn/prompter.ts';
import { publicTable } from './secrets.ts';

/** What deals and rolls for a person. */
export interface SeededChance {
  readonly dealer: Dealer;
  readonly chance: Answerer<Table, RootQuestions>;
}

export function seededChanceOf(seed: string, index: number, line: number): SeededChance {
  const chances = lineStreams(seed, index, line);
  const dealer = new Dealer(chances);
  return { dealer, chance: chanceOf(chances, dealer) };
}

/** What has been typed of a line, and the table after it. */
export interface Typed {
  readonly actions: readonly Action[];
  readonly comment: string;
  readonly table: Table;
  /** What was typed last, in English. */
  readonly said: string;
}

/** Reads and carries out what was typed, on a copy of the table; null if some of it is wrong, which is shown. */
export function take(
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
export function carryOut(table: Table, action: Action): readonly Violation[] {
  const plan = planLeniently(table, action);
  if (plan.slips.length === 0) enact(table, plan);
  return plan.slips;
}
