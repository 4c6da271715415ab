import { type CompletionContext, type CompletionResult, autocompletion } from '@codemirror/autocomplete';
import { foldService } from '@codemirror/language';
import { type Diagnostic as Mark, linter } from '@codemirror/lint';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { type Completion, type OpenLog, openAs } from '@woodlog/language';
import type { Offer } from '@woodlog/language/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { gameOfLog } from '../replays/game-of-log.ts';

const TYPES: Readonly<Record<Completion['kind'], string>> = {
  label: 'namespace',
  value: 'enum',
  action: 'function',
  place: 'property',
  card: 'constant',
};

const markOf = ({ severity, start, end, message, hint, law }: Diagnostic): Mark => ({
  from: start,
  to: end,
  severity,
  message: [`${message}${law === undefined ? '' : ` (${law})`}`, ...(hint === undefined ? [] : [hint])].join('\n'),
});

/** Signals new problems for the same text. */
export const problemsChanged = StateEffect.define<null>();

/** The start of something longer. */
const goesOn = ({ label }: { readonly label: string }): boolean => /(?:->|:)$/.test(label);

/** Reads a text; in the same game, only from the changed line on. */
function readAfter(log: OpenLog | null, text: string): OpenLog {
  const game = gameOfLog(text);
  return log?.game === game ? log.read(text) : openAs(game, text);
}

/** The log as read from the text. */
export const logField: StateField<OpenLog> = StateField.define<OpenLog>({
  create: (state) => readAfter(null, state.doc.toString()),
  update: (log, { docChanged, state }) => (docChanged ? readAfter(log, state.doc.toString()) : log),
});

/** The language service's answers for the editor: problems, completion, hover, folds. */
export function answers(
  problemsOf: (log: OpenLog) => readonly Diagnostic[],
  lawfulAt: (log: OpenLog, at: number) => Promise<readonly Offer[]>,
): Extension {
  const complete = async ({ state, pos }: CompletionContext): Promise<CompletionResult | null> => {
    const log = state.field(logField);
    const offered = log.completions(pos, await lawfulAt(log, pos));
    const [first] = offered;
    if (first === undefined) return null;
    return {
      from: first.start,
      // Keeps the service's order, likeliest first.
      options: offered.map(({ text, label, kind }, n) => ({
        ...{ label: text, detail: label, type: TYPES[kind], boost: -Math.min(99, n) },
      })),
      filter: false,
    };
  };
  return [
    logField,
    linter(({ state }) => problemsOf(state.field(logField)).map(markOf), {
      delay: 0,
      needsRefresh: ({ transactions }) =>
        transactions.some(({ effects }) => effects.some((one) => one.is(problemsChanged))),
    }),
    autocompletion({ override: [complete], icons: false, maxRenderedOptions: 60, activateOnCompletion: goesOn }),
    hoverTooltip(({ state }, pos) => {
      const said = state.field(logField).hover(pos);
      if (said === null) return null;
      const dom = document.createElement('div');
      dom.className = 'said';
      dom.textContent = said.text;
      return { pos: said.start, end: said.end, create: () => ({ dom }) };
    }),
    foldService.of((state, from) => {
      const line = state.doc.lineAt(from);
      const fold = state
        .field(logField)
        .folds()
        .find(({ startLine }) => startLine === line.number);
      return fold === undefined ? null : { from: line.to, to: state.doc.line(fold.endLine).to };
    }),
  ];
}
