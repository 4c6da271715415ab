// Checks Root's law in a thread: the thread's side, which includes the rules.
import { type Diagnostic, lineStartsOf, positionAt, sameStart } from '@woodlog/notation/kernel';
import type { Checked } from '@woodlog/notation/root';
import { AuditMemory, type AuditOptions, type SeatPlayers, auditLines, lawOfLine } from '@woodlog/notation/root-audit';
import type { LawReply, LawRequest } from './host.ts';
import { readRoot, type RootDocument } from '../root/document.ts';
import type { LineLaw } from './law-check.ts';
import { lawfulOffers } from './offers.ts';
import { breath } from './timers.ts';

export type { SeatPlayers } from '@woodlog/notation/root-audit';
export type { LawReply, LawRequest } from './host.ts';
export type { LineLaw } from './law-check.ts';

/** Milliseconds between checks for a newer text. */
const SLICE = 30;

/**
 * The thread's work: checks each text line by line until there is a newer one, and remembers results for the next.
 *
 * @example
 * const check = lawTask(postMessage, seatPlayers);
 * onmessage = ({ data }) => check(data);
 */
export function lawTask(
  post: (reply: LawReply) => void,
  seatPlayers: SeatPlayers,
): (request: LawRequest) => Promise<void> {
  const memory = new AuditMemory();
  let latest = 0;
  let before: string | undefined;
  let read: RootDocument | undefined;
  return async ({ id, text, at }) => {
    if (at !== undefined) {
      read = readRoot(text, read);
      post({ id, lines: [], offers: lawfulOffers(read, at, seatPlayers) });
      return;
    }
    latest = id;
    const options = { seatPlayers, memory, fixes: false };
    post({ id, lines: before === undefined ? [] : editedLine(before, memory.check(text), options) });
    before = text;
    await breath();
    if (latest !== id) return;
    let lines: LineLaw[] = [];
    let since = Date.now();
    for (const { line, diagnostics } of auditLines(text, options)) {
      lines.push({ line, diagnostics });
      if (Date.now() - since < SLICE) continue;
      post({ id, lines });
      await breath();
      if (latest !== id) return;
      lines = [];
      since = Date.now();
    }
    post({ id, lines });
  };
}

/**
 * The law's verdict on the edited line alone. The audit reads neighbouring lines, too, and may allow it: until then it
 * is a warning.
 */
function editedLine(before: string, checked: Checked, options: AuditOptions): LineLaw[] {
  const { text, lines } = checked.tree;
  const at = sameStart(before, text);
  const index = lines.findIndex(({ start, end }) => start <= at && at <= end);
  const own = lines[index];
  if (own === undefined) return [];
  const read = checked.diagnostics.filter(({ start }) => own.start <= start && start <= own.end);
  // What is not done yet may be about to be written.
  const broken = lawOfLine(checked, index, options).filter(({ code }) => code !== 'law/not-done');
  const said = broken.map(
    (one): Diagnostic =>
      one.severity === 'error'
        ? { ...one, severity: 'warning', hint: 'by this line alone; the others are being read' }
        : one,
  );
  return [{ line: positionAt(lineStartsOf(text), own.start).line, diagnostics: [...read, ...said] }];
}
