export interface Place {
  /** Its name in actions: `5`, `E`, `E$_r`. */
  readonly name: string;
  readonly kind: 'clearing' | 'forest' | 'path' | 'hand' | 'board' | 'part' | 'pile';
  /** The owner of the board that it is, or is on. */
  readonly owner: Owner | null;
}

/** What a term of an action names. Each thing is made once, and compared by identity. */
export interface Thing {
  /**
   * A pawn or landmark is `free`: there is only one, so its start is never written. A `suit` alone becomes a card if a
   * `#` follows its bracket; a `relic` without a type gets one when it is turned over.
   */
  readonly sort: 'piece' | 'free' | 'card' | 'item' | 'suit' | 'relic';
  /** Its name in actions: `Cw`, `F#anvil`, `%s`. */
  readonly what: string;
  readonly owner: Owner | null;
  /** Where it starts if nothing is written; null for its present place, or for items the taker's board. */
  readonly home: string | null;
  /** Where it goes if nothing is written. */
  readonly away: string;
}

/** An owner of pieces: a faction or hirelings. */
export interface Owner {
  /** `C`, `h_E`. */
  readonly letter: string;
  readonly name: string;
  readonly hireling: boolean;
  readonly hand: Place;
  readonly board: Place;
  /** Parts of the board that hold cards or tokens, by the code of the letter after `$_`. */
  readonly parts: ReadonlyMap<number, Place>;
  /** Areas of the board for items, by the code of their letter. Only Vagabonds have them. */
  readonly areas: ReadonlyMap<number, Place>;
  readonly pieces: ReadonlyMap<number, Thing>;
  /** The names of the pieces, for messages: `Cw`, `Ct_k`. */
  readonly known: readonly string[];
}
