import { CLEARINGS, DECK_CARDS, ROOT_MAPS, type Table, layoutOf, locations } from '@woodlog/core/root';

// A second reading of the law, from its text alone: slow, by the names of what lies where.

export type Contents = Readonly<Record<string, number>>;

/** Every bird is wild (2.1.1). */
export const matches = (card: string, suit: string): boolean => card.startsWith(suit) || card.startsWith('B');

/** What lies on the table, by names. */
export class Board {
  readonly table: Readonly<Table>;
  readonly map;
  private readonly all: Readonly<Record<string, unknown>>;

  constructor(table: Readonly<Table>) {
    this.table = table;
    this.map = ROOT_MAPS[table.setup.map];
    this.all = locations(table) as Readonly<Record<string, unknown>>;
  }

  at(place: number | string): Contents {
    return (this.all[`${place}`] ?? {}) as Contents;
  }

  /** How many pieces whose names begin so. */
  count(place: number | string, start: string): number {
    return Object.entries(this.at(place)).reduce((sum, [name, n]) => sum + (name.startsWith(start) ? n : 0), 0);
  }

  has(place: number | string, start: string): boolean {
    return this.count(place, start) > 0;
  }

  where(start: string): number[] {
    return CLEARINGS.filter((one) => this.has(one, start));
  }

  onMap(start: string): number {
    return CLEARINGS.reduce<number>((sum, one) => sum + this.count(one, start), 0);
  }

  supply(piece: string): number {
    return this.at(`supply:${piece.slice(0, 1)}`)[piece] ?? 0;
  }

  suit(clearing: number): string {
    return this.table.setup.suits?.[clearing - 1] ?? this.map.clearings[clearing as 1].suit ?? '';
  }

  /** The cards of a place, each as often as it is there. */
  cards(place: string): string[] {
    return Object.entries(this.at(place)).flatMap(([name, n]) =>
      /^[BFMR]#/.test(name) ? new Array<string>(n).fill(name) : [],
    );
  }

  /** The supporters, apart from what lies crafted on the board (8.2.3). */
  supporters(): string[] {
    const { places, cards } = layoutOf(this.table.setup);
    const pile = places.find(({ name }) => name === 'A$')?.pile ?? -1;
    return (this.table.piles[pile] ?? []).map((card) => cards.spellings[card] ?? '#');
  }

  hasCrafted(letter: string, card: string): boolean {
    const { seats, cards } = layoutOf(this.table.setup);
    const pile = seats.find(({ faction }) => faction === letter)?.craftedPile ?? -1;
    const named = cards.byName.get(card);
    return named !== undefined && (this.table.piles[pile] ?? []).includes(named);
  }

  get letters(): string[] {
    return this.table.setup.seats.map(({ faction }) => faction);
  }

  enemies(letter: string): string[] {
    const marker = (of: string): string | undefined =>
      this.table.markers[this.letters.indexOf(of)]?.slice(0, 1) ?? undefined;
    return this.letters.filter((other) => other !== letter && marker(other) !== letter && marker(letter) !== other);
  }

  /** 2.5, with 7.2.2, 10.2.4 and 12.2.2; with the Soup Kitchens tokens count for two (ROOT-97). */
  rules(letter: string, clearing: number): boolean {
    if (clearing === 0) return letter === 'D';
    if (this.has(clearing, 'Lb')) return letter === 'L';
    const strength = (of: string): number =>
      this.count(clearing, `${of}w`) +
      this.count(clearing, `${of}b`) +
      (this.hasCrafted(of, 'B#soup') ? 2 * this.count(clearing, `${of}t`) : 0);
    const mine = strength(letter);
    const others = this.letters.filter((other) => other !== letter).map(strength);
    if (letter === 'E') {
      const present = ['Ew', 'Eb'].some((piece) => this.has(clearing, piece));
      return present && others.every((other) => mine >= other);
    }
    if (mine === 0 || !others.every((other) => mine > other)) {
      return false;
    }
    return true;
  }

  /** Building slots that are open: ruins fill theirs (2.2.3, 2.2.4). */
  openSlots(clearing: number): number {
    const { slots } = this.map.clearings[clearing as 1];
    const built = this.letters.reduce((sum, of) => sum + this.count(clearing, `${of}b`), 0);
    return slots - built - (this.at(`ruin:${clearing}`)['ruin'] ?? 0);
  }

  /** The keep (6.2.2), a face-up snare (13.7.2) and scorched earth (V.6.2) forbid it. */
  mayPlace(letter: string, clearing: number): boolean {
    if (letter !== 'C' && this.has(clearing, 'Ct_k')) return false;
    if (this.enemies(letter).includes('P') && this.has(clearing, 'Pt_s')) return false;
    return !this.scorched(clearing);
  }

  scorched(clearing: number): boolean {
    return Object.keys(this.at(clearing)).some((name) => /^%r/.test(name));
  }

  /** Paths that are open (2.2.1, M.4.2), rivers for who treats them as paths, tunnels, crafting pieces (ROOT-108). */
  beside(letter: string, clearing: number, river = false): number[] {
    const swims = river || letter === 'O' || this.hasCrafted(letter, 'B#boat');
    return [0, ...CLEARINGS].filter((other) => {
      if (other === clearing) return false;
      if (other === 0 || clearing === 0) return letter === 'D' && this.has(Math.max(other, clearing), 'Dt');
      const name = [clearing, other].sort((a, b) => a - b).join('_');
      const path = this.map.paths.find((one) => one.name === name);
      if (path !== undefined && (!path.closed || this.table.openPaths.includes(name))) return true;
      if (swims && this.map.rivers.some((one) => one.name === name)) return true;
      if (!this.hasCrafted(letter, 'R#tun')) return false;
      return this.hasCraftingPiece(letter, clearing) && this.hasCraftingPiece(letter, other);
    });
  }

  craftingPieces(letter: string): string[] {
    const { outcast } = this.table;
    switch (letter) {
      case 'C':
        return ['Cb_w'];
      case 'A':
      case 'P':
        return [`${letter}t`];
      case 'L':
        return outcast === null ? [] : [`Lb_${outcast.toLowerCase()}`];
      default:
        return [`${letter}b`];
    }
  }

  hasCraftingPiece(letter: string, clearing: number): boolean {
    return this.craftingPieces(letter).some((piece) => this.has(clearing, piece));
  }

  /** Where a move of warriors out of a clearing may end (4.2, 4.2.1, 11.2.2, 13.2.3, M.3.5, 13.7.2, V.6.2). */
  reach(letter: string, from: number, { ferried = false, riverboats = false } = {}): number[] {
    if (from !== 0 && this.enemies(letter).includes('P') && this.has(from, 'Pt_s')) return [];
    const river = (to: number): boolean =>
      this.map.rivers.some(({ name }) => name === [from, to].sort((a, b) => a - b).join('_'));
    const goes = (to: number): boolean =>
      letter === 'P' || this.hasCrafted(letter, 'B#cplans') || this.rules(letter, from) || this.rules(letter, to);
    const found = this.beside(letter, from, riverboats).filter((to) => (letter === 'O' && river(to)) || goes(to));
    if (!ferried && this.has(from, 'ferry'))
      for (const to of this.map.coastalClearings) if (to !== from && !found.includes(to) && goes(to)) found.push(to);
    return found.filter((to) => to === 0 || !this.scorched(to)).sort((a, b) => a - b);
  }

  /** A battle needs warriors (or a pawn), and a defender who is an enemy with any piece there (4.3). */
  battles(letter: string, clearing: number): string[] {
    if (clearing === 0 || !(this.has(clearing, `${letter}w`) || this.has(clearing, `${letter}p`))) return [];
    return this.enemies(letter).filter((other) =>
      ['w', 'b', 't', 'p'].some((kind) => this.has(clearing, `${other}${kind}`)),
    );
  }

  deckCard(spelling: string) {
    return DECK_CARDS[this.table.setup.deck].find(({ suit, spelling: name }) => `${suit}#${name}` === spelling);
  }
}
