import type { GameRow } from '../simulate/row.ts';
import { type Figures, LENGTHS, SETTINGS, type SeatRate, type Setting } from './figures.ts';
import { headToHead } from './head-to-head.ts';
import type { ScoresByRound } from '../games/play-adapter.ts';
import { lineups } from './lineups.ts';
import { byName, entryOf, fewNames } from './names.ts';
import { roundScores } from './rounds.ts';
import { seatEffects } from './seat-effects.ts';
import { shareOf } from './share.ts';
import { type Counts, countIn, spreadOf } from './spread.ts';
import { type Wins, type WinsUnder, countSeat, winsOfAll, winsOfBots, winsUnder } from './wins.ts';

/** Failed games that are named; the rest is counted. */
const MOST_NAMED = 100;

/** Stands for a seat without traits. */
const NO_TRAITS = '(none)';

/**
 * Counts games in any order, from any shard, without keeping them.
 *
 * @param rotated whether the games of a block are one table turned
 */
export function tally(rotated: boolean): {
  /** `byRound` are the scores by round, if they were kept. */
  add(row: GameRow, byRound?: ScoresByRound): void;
  figures(): Figures;
} {
  const games = { all: 0, failed: 0, won: 0, shared: 0, drawn: 0, mirrors: 0 };
  const settings = record(SETTINGS, (): Wins => new Map());
  const lengths = record(LENGTHS, (): Counts => new Map());
  const scores = new Map<string, { without: number; readonly counts: Counts }>();
  const ends = new Map<string, { count: number; rounds: number }>();
  const failed: number[] = [];
  const met = headToHead();
  const effects = seatEffects();
  const tables = lineups();
  const growth = roundScores();
  const botName = fewNames();
  const endName = fewNames();

  function addSeat(row: GameRow, i: number, bot: string, won: boolean): void {
    const { index, map, deck, bots } = row;
    const under = (setting: Setting, value: string): void =>
      countSeat(settings[setting], value, index, bot, won, 1 / bots.length);
    under('places', placesOf(bots.length)[i]!);
    if (map !== null) under('maps', map);
    if (deck !== null) under('decks', deck);
    for (const word of wordsOf(row.difficulties[i] ?? 'default')) under('difficulties', word);
    const character = row.characters[i] ?? null;
    if (character !== null) under('characters', character);
    for (const trait of wordsOf(row.traits[i] || NO_TRAITS)) under('traits', trait);
    const scored = entryOf(scores, bot, () => ({ without: 0, counts: new Map() }));
    const score = row.scores[i] ?? null;
    if (score === null) scored.without++;
    else countIn(scored.counts, score);
  }

  return {
    add(row, byRound = []) {
      games.all++;
      const won = row.seats.map((seat) => row.winners.includes(seat));
      const bots = row.bots.map(botName);
      if (rotated) effects.add(row, bots, won);
      if (row.reason === 'failed') {
        games.failed++;
        if (failed.length < MOST_NAMED) failed.push(row.index);
        return;
      }
      const winners = row.winners.length;
      games[winners === 0 ? 'drawn' : winners === 1 ? 'won' : 'shared']++;
      if (new Set(bots).size < bots.length) games.mirrors++;
      for (const [i, bot] of bots.entries()) addSeat(row, i, bot, won[i]!);
      met.add(row, bots, won);
      tables.add(row, won);
      growth.add(bots, byRound);
      for (const length of LENGTHS) countIn(lengths[length], row[length]);
      const end = entryOf(ends, endName(row.reason), () => ({ count: 0, rounds: 0 }));
      end.count++;
      end.rounds += row.rounds;
    },
    figures: () => ({
      games,
      bots: winsOfBots(settings.places),
      seats: seatRates(settings.places),
      pairedSeats: rotated ? effects.figures() : null,
      headToHead: met.figures(),
      scores: byName(scores).map(([bot, { without, counts }]) => ({ bot, without, spread: spreadOf(counts) })),
      lineups: tables.figures(),
      scoresByRound: growth.figures(),
      lengths: record(LENGTHS, (length) => spreadOf(lengths[length])),
      settings: { ...record(SETTINGS, (setting) => winsUnder(settings[setting])), places: places(settings.places) },
      ends: byName(ends)
        .map(([reason, { count, rounds }]) => ({
          reason,
          ...shareOf(count, games.all - games.failed),
          meanRounds: rounds / count,
        }))
        .sort((a, b) => b.count - a.count),
      failed: failed.sort((a, b) => a - b),
    }),
  };
}

/** Words joined by `+`, usually one. */
const wordsOf = (joined: string): readonly string[] => (joined.includes('+') ? joined.split('+') : [joined]);

/** The names of places by table size, cached: `1 of 4`. */
const PLACES = new Map<number, readonly string[]>();

const placesOf = (size: number): readonly string[] =>
  entryOf(PLACES, size, () => Array.from({ length: size }, (_, seat) => `${seat + 1} of ${size}`));

type Place = Pick<SeatRate, 'seat' | 'size'>;

function parsePlace(place: string): Place {
  const [seat = 0, size = 0] = place.split(' of ').map(Number);
  return { seat, size };
}

const byPlace = (one: Place, other: Place): number => one.size - other.size || one.seat - other.seat;

/** Tables of two before tables of three. */
const places = (wins: Wins): readonly WinsUnder[] =>
  winsUnder(wins).toSorted((a, b) => byPlace(parsePlace(a.value), parsePlace(b.value)));

const seatRates = (wins: Wins): readonly SeatRate[] =>
  winsOfAll(wins)
    .map(([place, rate]) => ({ ...parsePlace(place), ...rate }))
    .sort(byPlace);

const record = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
