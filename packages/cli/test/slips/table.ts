import { SLIP_KINDS } from './bend.ts';
import type { Measured } from './measure.ts';

/** Sums over logs; those of a kind count each log that has a slip of it. */
export interface Sums {
  /** Slips; with one slip a log, logs. */
  slips: number;
  /** In logs that are legal in spite of the slip, so that nobody could notice it. Not counted in what follows. */
  silent: number;
  noticed: number;
  /** Slips that the first fix on their lines restores, and those that any fix does. */
  first: number;
  any: number;
  /** Logs without the silent ones, those where an innocent line is reported as wrong, and these lines. */
  logs: number;
  accusing: number;
  accused: number;
  /** Innocent lines that are undecided because of the slip. */
  undecided: number;
}

export interface SlipTable {
  readonly all: Sums;
  readonly kinds: Readonly<Record<string, Sums>>;
}

const nothing = (): Sums => ({
  slips: 0,
  silent: 0,
  noticed: 0,
  first: 0,
  any: 0,
  logs: 0,
  accusing: 0,
  accused: 0,
  undecided: 0,
});

function addLog(sums: Sums, { silent, accused, undecided }: Measured): void {
  if (silent) return;
  sums.logs += 1;
  if (accused.length > 0) sums.accusing += 1;
  sums.accused += accused.length;
  sums.undecided += undecided;
}

export function tableOf(logs: readonly Measured[]): SlipTable {
  const all = nothing();
  const kinds = Object.fromEntries(SLIP_KINDS.map(({ kind }) => [kind, nothing()]));
  for (const log of logs) {
    addLog(all, log);
    for (const { kind, noticed, first, any } of log.slips) {
      const own = kinds[kind] ?? nothing();
      addLog(own, log);
      for (const sums of [all, own]) {
        sums.slips += 1;
        if (log.silent) sums.silent += 1;
        if (noticed) sums.noticed += 1;
        if (first) sums.first += 1;
        if (any) sums.any += 1;
      }
    }
  }
  return { all, kinds };
}

const COLUMNS = [
  'slip',
  'example',
  'slips',
  'silent',
  'noticed',
  'first fix',
  'any fix',
  'logs that accuse',
  'lines accused',
  'undecided',
];

const share = (part: number, whole: number): string => (whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`);

function row(name: string, example: string, sums: Sums): string {
  const { slips, silent, noticed, first, any, logs, accusing, accused, undecided } = sums;
  const fixes = [share(first, noticed), share(any, noticed)];
  const cells = [slips, silent, share(noticed, slips - silent), ...fixes, share(accusing, logs), accused, undecided];
  return `| ${[name, example, ...cells].join(' | ')} |`;
}

const code = (text: string): string => `\`${text.replaceAll('\n', ' ⏎ ')}\``;

/** The table as Markdown, a row a kind. */
export function tableLines({ all, kinds }: SlipTable): string[] {
  return [
    `| ${COLUMNS.join(' | ')} |`,
    '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...SLIP_KINDS.map(({ kind, example: [original, bent] }) =>
      row(kind, `${code(original)} → ${code(bent)}`, kinds[kind] ?? nothing()),
    ),
    row('**all**', '', all),
  ];
}
