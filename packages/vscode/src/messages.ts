/** What the editor tells a page beside the text. */
export type Message =
  | {
      readonly kind: 'board';
      readonly text: string;
      /** Where the cursor is, in UTF-16 units. */
      readonly offset: number;
    }
  | { readonly kind: 'replay'; readonly text: string; readonly offset: number };

/** What a page tells the editor: it is there and listens. */
export interface Ready {
  readonly kind: 'ready';
}
