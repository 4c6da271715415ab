import { type Codec, integer, oneOf, record, tagged } from '../../../src/kernel/index.ts';
import { BIDS, CARDS, type Discard, type Draw, type Pass, type PlaceBid, type ToyAction } from './vocabulary.ts';

const seat = integer(0, 3);
const card = oneOf(CARDS, 'card from 1 to 6');

export const toyAction: Codec<ToyAction> = tagged<ToyAction, 'type'>('type', {
  draw: record<Draw>('draw', { type: oneOf(['draw']), seat }, { card }),
  bid: record<PlaceBid>('bid', { type: oneOf(['bid']), seat, bid: oneOf(BIDS), roll: integer(1, 6) }),
  discard: record<Discard>('discard', { type: oneOf(['discard']), seat, card }),
  pass: record<Pass>('pass', { type: oneOf(['pass']), seat }),
});

/** House rules, among the options of the setup. */
export interface ToyOptions {
  /** Copies of each card in the deck. */
  readonly copies?: number;
  /** Points that end the game. */
  readonly goal?: number;
}
export const toyOptions: Codec<ToyOptions> = record<ToyOptions>(
  'options of High Bid',
  {},
  { copies: integer(1, 100), goal: integer(1, 1000) },
);
