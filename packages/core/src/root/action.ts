/**
 * The actions of Root: everything that Rootlog can write, in full.
 *
 * The reader fills in what a writer may leave out (count, faction, start, end), so that an action makes sense without
 * its line. Only the table can tell the rest: where a pawn stands (`from: null`), which area of a Vagabond's board an
 * item is in (`V$`), and where a discarded card ends up (`discard`).
 */
import type { Service } from './data/factions/riverfolk.ts';
import type { RELATIONSHIPS } from './data/factions/vagabond.ts';
import type { PlaceName } from './place-name.ts';

/**
 * A kind of component, named as in Rootlog: a piece `Cw` `Cb_s` `Ct_k` `Vp` `h_Ew` `Pt` `Pt_b` `Kt_f_2`, a landmark
 * `ferry` `tower`, a card as far as it is known `#` `F#` `F#anvil` `#despot`, an item `%s`, or `%_` for all items of a
 * place.
 */
export type Component = string;

export type SuitLetter = 'B' | 'F' | 'M' | 'R';

/** Which way up an item is: refreshed (face up) or exhausted (face down). */
export type ItemSide = 'r' | 'e';

/** A number of components of one kind that go from one place to another. */
export interface Part {
  readonly count: number;
  readonly what: Component;
  /** `null` for the only place of a pawn or landmark; otherwise the place. `V$` is any area of a Vagabond's board. */
  readonly from: PlaceName | null;
  readonly to: PlaceName;
  /** For items: only those on this side may be taken. */
  readonly side?: ItemSide;
  /** Items: turned this way up when they arrive; a flip on the spot has `to` equal to `from`. */
  readonly turn?: ItemSide;
}

/** `count` cards shown out of the hand of `by`. */
export interface Shown {
  readonly count: number;
  readonly what: Component;
  readonly by: string;
}

/** The line of a player starts. `setup` marks the lines that set the game up. */
export interface Begin {
  readonly kind: 'begin';
  readonly faction: string;
  readonly setup?: true;
}

export interface End {
  readonly kind: 'end';
}

/** `(w+2Ew)3->`, `F#C->E`, `%s->e`: components go from place to place, all at once or one right after another. */
export interface Move {
  readonly kind: 'move';
  readonly parts: readonly Part[];
}

/** `XC9F@M@(2,1)`: a battle. Ambush cards are given by their suits, the defender's first. Rolls are as assigned, the attacker's first. */
export interface Battle {
  readonly kind: 'battle';
  readonly attacker: string;
  readonly defender: string;
  readonly clearing: PlaceName;
  /** None, the defender's, or the defender's and the attacker's. `null` is an ambush of an unnamed suit. */
  readonly ambushes: readonly (SuitLetter | null)[];
  readonly rolls?: readonly [attacker: number, defender: number];
}

/** `2M#^P`: cards are shown to a player, or to the whole table. No part means the whole hand of `by`. */
export interface Reveal {
  readonly kind: 'reveal';
  readonly by: string;
  readonly cards: readonly Shown[];
  readonly to: string | null;
}

/** `Z%h`, `Zsabo`: an item (`%h`) or a card (`B#sabo`) is crafted by the player whose line it is. */
export interface Craft {
  readonly kind: 'craft';
  readonly what: Component;
}

/** `C++2`, `--`: points scored, or lost where negative. */
export interface Score {
  readonly kind: 'score';
  readonly faction: string;
  readonly points: number;
}

/** `++->C$`: the score marker leaves the track, for dominance (own board) or a coalition. */
export interface Marker {
  readonly kind: 'marker';
  readonly faction: string;
  readonly board: PlaceName;
}

/** `5_9->`: a closed path is opened for good. */
export interface OpenPath {
  readonly kind: 'open-path';
  readonly path: PlaceName;
}

/** `$_->`: the whole decree is discarded, viziers and leader with it. */
export interface DiscardDecree {
  readonly kind: 'discard-decree';
  readonly faction: string;
}

/** The spaces of a Vagabond's relationship chart: hostile, indifferent, two steps, allied. */
export type Relationship = (typeof RELATIONSHIPS)[number];

/** `$_O+$_C->h`: a Vagabond's relationship markers move. */
export interface Relate {
  readonly kind: 'relate';
  readonly vagabond: string;
  readonly factions: readonly string[];
  readonly status: Relationship;
}

/** `$_h->3`, `$_->2`: the Riverfolk set the price of these services, in the order h, r, m; of all if none is named. */
export interface SetPrice {
  readonly kind: 'price';
  readonly services: readonly Service[];
  readonly price: number;
}

/** `$_f->4`: the funds on the Riverfolk's board. */
export interface SetFunds {
  readonly kind: 'funds';
  readonly funds: number;
}

/** `$_o->F`, `$_ho->F`: the (hated) outcast. */
export interface SetOutcast {
  readonly kind: 'outcast';
  readonly suit: SuitLetter;
  readonly hated: boolean;
}

/** `$_c->3`: the conspiracy marker of the Logical Lizards moves (D20). */
export interface SetConspiracy {
  readonly kind: 'conspiracy';
  readonly space: number;
}

/** `?Pt_e5`: the player whose line it is guesses a plot (exposure). Changes nothing by itself. */
export interface Guess {
  readonly kind: 'guess';
  readonly plot: Component;
  readonly clearing: PlaceName;
}

/** `Pt5^t_b`, `t_t10^2`: a token is turned over, or shows its value. */
export interface Flip {
  readonly kind: 'flip';
  readonly what: Component;
  readonly at: PlaceName;
  readonly becomes: Component;
}

/** `t12<->t4`: two plots change places. */
export interface Trick {
  readonly kind: 'trick';
  readonly clearings: readonly [PlaceName, PlaceName];
}

/** `h_E->A$4`: a player hires hirelings with a number of control markers (`null`: not written). */
export interface Hire {
  readonly kind: 'hire';
  readonly hireling: string;
  readonly board: PlaceName;
  readonly markers: number | null;
  /** The card shows its demoted side. */
  readonly demoted?: true;
}

/** Any action, told apart by `kind`. */
export type Action =
  | Begin
  | End
  | Move
  | Battle
  | Reveal
  | Craft
  | Score
  | Marker
  | OpenPath
  | DiscardDecree
  | Relate
  | SetPrice
  | SetFunds
  | SetOutcast
  | SetConspiracy
  | Guess
  | Flip
  | Trick
  | Hire;
