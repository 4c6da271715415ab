/** Two 32-bit hashes of different kinds (FNV-1a and multiplicative), of which 53 bits are used. */
export class Sum {
  private one = 0x811c9dc5;
  private other = 0x9e3779b9;

  add(n: number): void {
    this.one = Math.imul(this.one ^ n, 0x01000193);
    this.other = Math.imul(this.other, 0x85ebca6b) + n + 1;
    this.other ^= this.other >>> 15;
  }

  /** The characters of a text. */
  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  /** Numbers, with a mark at their end. */
  addAll(numbers: readonly number[]): void {
    for (let i = 0; i < numbers.length; i++) this.add(numbers[i] ?? 0);
    this.add(-1);
  }

  /** Cards in any order: each is mixed before summing, so that equal sums differ. */
  addPile(pile: readonly number[]): void {
    let cards = pile.length;
    for (let i = 0; i < pile.length; i++) {
      const mixed = Math.imul((pile[i] ?? 0) + 1, 0x9e3779b1);
      cards = (cards + Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)) | 0;
    }
    this.add(cards);
  }

  get value(): number {
    return (this.one >>> 0) * 0x200000 + ((this.other ^ (this.other >>> 13)) & 0x1fffff);
  }
}
