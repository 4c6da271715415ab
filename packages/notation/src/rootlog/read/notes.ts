import { type Diagnostic, byPlace } from '../../kernel/diagnostic.ts';

/** The most diagnostics kept for one line. */
const MOST_DIAGNOSTICS = 16;

/** Collects the diagnostics of a log, up to a limit for each line. */
export class Notes {
  private readonly diagnostics: Diagnostic[] = [];
  private room = MOST_DIAGNOSTICS;

  /** Makes room for the diagnostics of a new line. */
  startLine(): void {
    this.room = MOST_DIAGNOSTICS;
  }

  /** All diagnostics, in the order of the text. */
  inOrder(): readonly Diagnostic[] {
    return this.diagnostics.sort(byPlace);
  }

  add(diagnostic: Diagnostic): void {
    if (this.room === 0) return;
    this.room--;
    const { start, end } = diagnostic;
    const more = { severity: 'info', code: 'rootlog/more', message: 'more problems on this line', start, end } as const;
    this.diagnostics.push(this.room === 0 ? more : diagnostic);
  }
}
