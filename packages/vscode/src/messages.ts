/** A message from the editor to a page beside the text. */
export type Message =
  | {
      readonly kind: 'board';
      readonly text: string;
      /** The cursor's offset in UTF-16 units. */
      readonly offset: number;
    }
  | { readonly kind: 'replay'; readonly text: string; readonly offset: number };

/** A page's message that it listens. */
export interface Ready {
  readonly kind: 'ready';
}
