import { isLeft } from 'fp-ts/lib/Either.js';
import { type Locations, type Table, locations, scores } from '@woodlog/core/root';
import { parse } from '../../src/rootlog/index.ts';
import { type Replayed, replay } from '../../src/rootlog/replay/replay.ts';

/** What a small log comes to. */
export interface Played {
  readonly table: Table;
  readonly places: Locations;
  readonly scores: Readonly<Record<string, number>>;
  /** Codes of what is wrong with it, with the text it is about. */
  readonly wrong: readonly string[];
}

/**
 * Plays a log without its header: `players` are the letters that sit down, a name behind a colon makes a bot
 * (`L:Logical Lizards`). The first line of a letter is its setup.
 */
export function play(players: string, lines: string, header: Readonly<Record<string, string>> = {}): Played {
  const seats = players.split(' ').map((seat) => {
    const [letter, name = 'Ann'] = seat.split(':');
    return `${letter}: ${name.replaceAll('_', ' ')}`;
  });
  const head = { Map: 'Fall', Deck: 'E&P', ...header };
  const text = [...Object.entries(head).map(([label, value]) => `${label}: ${value}`), ...seats, lines].join('\n');
  const game = replay(parse(text));
  if (isLeft(game)) throw new Error(game.left.message);
  return { ...summary(game.right, text) };
}

function summary({ table, diagnostics }: Replayed, text: string): Played {
  const wrong = diagnostics.map(({ code, start, end }) => `${code} ${text.slice(start, end)}`.trim());
  return { table, places: locations(table), scores: scores(table), wrong };
}
