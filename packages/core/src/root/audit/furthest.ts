import type { Breach } from './breach.ts';
import type { Node } from './node.ts';
import type { WrittenLine } from './written-line.ts';

/** Where the way without a breach that got furthest came to its end, and what stopped it. */
export class Furthest {
  private readonly line: WrittenLine;
  /** Whether the line may go on after its last action. */
  private readonly open: boolean;
  private found: { readonly left: number; readonly breach: Breach; readonly node: Node } | null = null;

  constructor(line: WrittenLine, open: boolean) {
    this.line = line;
    this.open = open;
  }

  get breach(): Breach | null {
    return this.found?.breach ?? null;
  }

  /** How many effects of the line it has left. */
  get left(): number {
    return this.found?.left ?? Number.POSITIVE_INFINITY;
  }

  get node(): Node | null {
    return this.found?.node ?? null;
  }

  /** Takes note of what stopped a way, unless another got further. */
  note(node: Node, left: readonly number[], kind: Breach['kind'], tell: () => Breach | null): void {
    if (node.breaches.length > 0) return;
    const more = left.reduce((sum, n) => sum + n, 0);
    if (this.found !== null && more >= this.found.left && !this.saysMore(node, more, left, kind)) return;
    const breach = tell();
    if (breach !== null) this.found = { left: more, breach, node };
  }

  /** Whether of two ways that got as far this one's end is to be told. */
  private saysMore(node: Node, more: number, left: readonly number[], kind: Breach['kind']): boolean {
    const { found } = this;
    if (found === null || more !== found.left || kind !== 'extra') return false;
    // Of a line that goes on what is not allowed says more than what is still due.
    if (found.breach.kind === 'missing') return this.open;
    // Of several things that are too much it is the last one written, told at the menu that does not have it.
    const first = this.line.firstLeft(left);
    return first > found.breach.action || (first === found.breach.action && this.isNearer(node, found.node));
  }

  /** Of a line that goes on the phase counts that it has come to, of one that is over any before its end. */
  private isNearer({ position: { now } }: Node, { position: { now: far }, isVain }: Node): boolean {
    return this.open ? now?.stage !== far?.stage : far?.stage === 'over' || isVain === true;
  }
}
