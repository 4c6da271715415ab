import { type Codec, codecOf, integer, oneOf, record, tagged } from '../kernel/codec.ts';
import { FARTHEST } from './grid.ts';
import { FIGURES, type Figure } from './figures.ts';
import { MOST_SEATS } from './state.ts';
import { CLAIMS, type Claim, type TileKind, kindOf } from './tile.ts';

/** The starter tile is placed at (0,0), turned clockwise by quarter turns. Move 0 of the notation. */
export interface StartAction {
  readonly kind: 'start';
  readonly tile: TileKind;
  readonly turns: number;
}

/** Places a drawn tile; `x` grows to the right and `y` upwards. */
export interface PlaceAction {
  readonly kind: 'place';
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly tile: TileKind;
  /** Quarter turns clockwise; fewer than the kind has different orientations. */
  readonly turns: number;
  /** The feature that a meeple goes to. */
  readonly claim?: Claim;
  /** A figure other than the seven meeples. */
  readonly figure?: Figure;
  /** Takes back the abbot instead of placing a figure, for its value at the end. */
  readonly recalls?: 'abbot';
}

/** A drawn tile fits nowhere and leaves the game; its player draws another. */
export interface DiscardAction {
  readonly kind: 'discard';
  readonly seat: number;
  readonly tile: TileKind;
}

export interface ConcedeAction {
  readonly kind: 'concede';
  readonly seat: number;
}

/** All stop playing; nobody wins. */
export interface AbandonAction {
  readonly kind: 'abandon';
}

/** The bag is empty: scores everything still on the table. */
export interface FinishAction {
  readonly kind: 'finish';
}

export type CarcassonneAction =
  | StartAction
  | PlaceAction
  | DiscardAction
  | ConcedeAction
  | AbandonAction
  | FinishAction;

const seat = integer(0, MOST_SEATS);
export const tileKind: Codec<TileKind> = codecOf(
  'kind of tile such as CRFR or FFFFK',
  (value): value is TileKind => typeof value === 'string' && kindOf(value) !== undefined,
);
const turns = integer(0, 3);
const coordinate = integer(-FARTHEST, FARTHEST);

/** A codec for each kind of action; a notation adds its own. */
export const carcassonneActions = {
  start: record<StartAction>('start', { kind: oneOf(['start']), tile: tileKind, turns }),
  place: record<PlaceAction>(
    'place',
    { kind: oneOf(['place']), seat, x: coordinate, y: coordinate, tile: tileKind, turns },
    { claim: oneOf(CLAIMS), figure: oneOf(FIGURES), recalls: oneOf(['abbot']) },
  ),
  discard: record<DiscardAction>('discard', { kind: oneOf(['discard']), seat, tile: tileKind }),
  concede: record<ConcedeAction>('concede', { kind: oneOf(['concede']), seat }),
  abandon: record<AbandonAction>('abandon', { kind: oneOf(['abandon']) }),
  finish: record<FinishAction>('finish', { kind: oneOf(['finish']) }),
};

export const carcassonneAction: Codec<CarcassonneAction> = tagged<CarcassonneAction, 'kind'>(
  'kind',
  carcassonneActions,
);
