export interface Place {
  /** As actions spell it: `5`, `E`, `E$_r`. */
  readonly name: string;
  readonly kind: 'clearing' | 'forest' | 'path' | 'hand' | 'board' | 'part' | 'pile';
  /** Whose board it is, or is on. */
  readonly owner: Owner | null;
}

/** What a term of an action names. Things are made once, and known by identity. */
export interface Thing {
  /**
   * A pawn or landmark is `free`: there is one, so its start is never said. A `suit` alone is a card once the `#` behind
   * its bracket has come; a `relic` without its type has one once it is turned over.
   */
  readonly sort: 'piece' | 'free' | 'card' | 'item' | 'suit' | 'relic';
  /** As actions spell it: `Cw`, `F#anvil`, `%s`. */
  readonly what: string;
  readonly owner: Owner | null;
  /** Where it starts if nothing is written; null is where it stands, or for items the taker's board. */
  readonly home: string | null;
  /** Where it goes if nothing is written. */
  readonly away: string;
}

/** Who can own pieces: a faction or hirelings. */
export interface Owner {
  /** `C`, `h_E`. */
  readonly letter: string;
  readonly name: string;
  readonly hireling: boolean;
  readonly hand: Place;
  readonly board: Place;
  /** Parts of the board that hold cards or tokens, by the code of what follows `$_`. */
  readonly parts: ReadonlyMap<number, Place>;
  /** Areas of the board for items, by the code of their letter. Vagabonds alone have them. */
  readonly areas: ReadonlyMap<number, Place>;
  readonly pieces: ReadonlyMap<number, Thing>;
  /** The spellings of the pieces, to say what there is: `Cw`, `Ct_k`. */
  readonly known: readonly string[];
}
