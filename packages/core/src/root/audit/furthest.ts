import type { Breach } from './breach.ts';
import { total } from './effects.ts';
import type { Node } from './node.ts';
import type { WrittenLine } from './written-line.ts';

/** The end of the longest path without a violation, and what stopped it. */
export class Furthest {
  private readonly line: WrittenLine;
  /** Whether the line may continue after its last action. */
  private readonly open: boolean;
  /** Whether anybody asks what stopped a path. */
  isAsked = true;
  private found: { readonly left: number; readonly breach: Breach; readonly node: Node } | null = null;

  constructor(line: WrittenLine, open: boolean) {
    this.line = line;
    this.open = open;
  }

  get breach(): Breach | null {
    return this.found?.breach ?? null;
  }

  /** The number of remaining effects. */
  get left(): number {
    return this.found?.left ?? Number.POSITIVE_INFINITY;
  }

  get node(): Node | null {
    return this.found?.node ?? null;
  }

  /** Notes what stopped a path, unless another got further. */
  note(node: Node, left: readonly number[], kind: Breach['kind'], tell: () => Breach | null): void {
    if (!this.isAsked || node.breaches.length > 0) return;
    const more = total(left);
    if (this.found !== null && more >= this.found.left && !this.saysMore(node, more, left, kind)) return;
    const breach = tell();
    if (breach !== null) this.found = { left: more, breach, node };
  }

  /** Which of two equally long paths tells more. */
  private saysMore(node: Node, more: number, left: readonly number[], kind: Breach['kind']): boolean {
    const { found } = this;
    if (found === null || more !== found.left || kind !== 'extra') return false;
    // In an unfinished line, a forbidden action tells more than a duty.
    if (found.breach.kind === 'missing') return this.open;
    // Of several excess actions, the last one written, at the menu that lacks it.
    const first = this.line.firstLeft(left);
    return first > found.breach.action || (first === found.breach.action && this.isNearer(node, found.node));
  }

  /** For an unfinished line the phase that it reached counts, for a finished one any before its end. */
  private isNearer({ position: { now } }: Node, { position: { now: far }, isBeyond }: Node): boolean {
    return this.open ? now?.stage !== far?.stage : far?.stage === 'over' || isBeyond === true;
  }
}
