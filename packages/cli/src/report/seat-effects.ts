import type { GameRow } from '../simulate/row.ts';
import { type Mean, type Moments, addTo, meanOf, noMoments } from './mean.ts';
import { byName, entryOf } from './names.ts';

/** What each seat adds to a win rate, in the order of play, for tables of one size. */
export interface SeatEffects {
  readonly size: number;
  readonly blocks: number;
  /** Of anybody in the seat. */
  readonly all: readonly Mean[];
  readonly bots: readonly { readonly bot: string; readonly blocks: number; readonly seats: readonly Mean[] }[];
}

export interface PairedSeats {
  /** Blocks left out, since a game failed or is missing. */
  readonly leftOut: number;
  readonly sizes: readonly SeatEffects[];
}

/** An unfinished block: the winning seats of each rotation. */
interface Block {
  readonly bots: readonly string[];
  readonly won: (readonly boolean[])[];
  left: number;
  failed: boolean;
}

type Turned = Pick<GameRow, 'block' | 'rotation' | 'reason'>;

interface Effects {
  readonly all: Moments[];
  readonly bots: Map<string, Moments[]>;
}

const seats = (size: number): Moments[] => Array.from({ length: size }, noMoments);

/**
 * Compares seats within blocks: the games of a block are one table, rotated until everybody has had every seat. An
 * effect is a bot's wins in a seat minus its mean over the block; its interval is over blocks, which are independent.
 */
export function seatEffects(): {
  add(row: Turned, bots: readonly string[], won: readonly boolean[]): void;
  figures(): PairedSeats;
} {
  const open = new Map<number, Block>();
  const sizes = new Map<number, Effects>();
  let failed = 0;

  function count({ bots, won }: Block): void {
    const size = bots.length;
    const effects = entryOf(sizes, size, () => ({ all: seats(size), bots: new Map() }));
    const all = new Array<number>(size).fill(0);
    const own = new Map<string, { readonly sums: number[]; players: number }>();
    for (const [player, bot] of bots.entries()) {
      const mine = entryOf(own, bot, () => ({ sums: new Array<number>(size).fill(0), players: 0 }));
      mine.players++;
      // Each rotation moves a player one seat forward.
      const inSeat = (seat: number): number => Number(won[(player - seat + size) % size]?.[seat] === true);
      let mean = 0;
      for (let seat = 0; seat < size; seat++) mean += inSeat(seat) / size;
      for (let seat = 0; seat < size; seat++) {
        mine.sums[seat]! += inSeat(seat) - mean;
        all[seat]! += (inSeat(seat) - mean) / size;
      }
    }
    for (const [seat, effect] of all.entries()) addTo(effects.all[seat]!, effect);
    for (const [bot, { sums, players }] of own) {
      const moments = entryOf(effects.bots, bot, () => seats(size));
      for (const [seat, sum] of sums.entries()) addTo(moments[seat]!, sum / players);
    }
  }

  return {
    add({ block: number, rotation, reason }, bots, won) {
      const size = bots.length;
      if (size < 2) return;
      const original = bots.map((_, player) => bots[(player - rotation + size) % size]!);
      const block = entryOf(open, number, () => ({ bots: original, won: [], left: size, failed: false }));
      block.won[rotation] = won;
      block.failed ||= reason === 'failed';
      block.left--;
      if (block.left > 0) return;
      open.delete(number);
      if (block.failed) failed++;
      else count(block);
    },
    figures: () => ({
      leftOut: failed + open.size,
      sizes: [...sizes]
        .sort(([a], [b]) => a - b)
        .map(([size, { all, bots }]) => ({
          size,
          blocks: all[0]!.count,
          all: all.map(meanOf),
          bots: byName(bots).map(([bot, moments]) => ({
            bot,
            blocks: moments[0]!.count,
            seats: moments.map(meanOf),
          })),
        })),
    }),
  };
}
