import { BOTS, FACTIONS, FACTION_SHEETS } from '@woodlog/core/root';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ParseJson, Reading } from '../../games/game-adapter.ts';
import type { GameId } from '../../games/game-ids.ts';
import type { ScoresByRound } from '../../games/play-adapter.ts';
import type { GameRow } from '../../simulate/row.ts';

/** A log as a report counts it: factions, or players in games without factions, stand for bots. */
export interface LogRow {
  readonly row: GameRow;
  readonly byRound: ScoresByRound;
  /** Names of players by seat. */
  readonly players: readonly string[];
  /** Ledger errors; the table is as written. */
  readonly slips: number;
}

interface HeaderPlayer {
  readonly faction?: string;
  readonly id?: string;
  readonly name?: string;
  readonly nick?: string;
  /** The recorded end. */
  readonly place?: number;
  readonly points?: number;
}

/** The fields that `replay --json` may have, of all games. */
interface ReplayJson {
  readonly scores?: Readonly<Record<string, number | null>>;
  readonly markers?: Readonly<Record<string, unknown>>;
  readonly winners?: readonly string[] | null;
}

type Turn = ParseJson['turns'][number] & { readonly setup?: true; readonly number?: number };

/** Reads a log to its end; a text says why it is not counted. */
export function logRow(game: GameId, index: number, reading: Reading): LogRow | { readonly problem: string } {
  const { header, turns, winners: said } = reading.json();
  const {
    players = [],
    map,
    deck,
  } = header as {
    readonly players?: readonly HeaderPlayer[];
    readonly map?: unknown;
    readonly deck?: unknown;
  };
  const end = reading.replay(undefined);
  if (isLeft(end)) return { problem: end.left.message };
  const last = end.right.json() as ReplayJson;
  const rounds = roundsOf(turns);
  const order = rounds[0]?.takers ?? [];
  const headed = players.map((player, i) => ({ seat: player.faction ?? player.id ?? `P${i + 1}`, player }));
  const others = order.filter((taker) => !headed.some(({ seat }) => seat === taker));
  const seated = [...headed, ...others.map((seat) => ({ seat, player: {} as HeaderPlayer }))].toSorted(
    (a, b) => placeIn(order, a.seat) - placeIn(order, b.seat),
  );
  if (seated.length === 0) return { problem: 'it names no players, and nobody plays' };
  const seats = seated.map(({ seat }) => seat);
  // The recorded end counts before what the rules make of a record with mistakes.
  const first = seated.filter(({ player }) => player.place === 1).map(({ seat }) => seat);
  const named = [said, first, last.winners ?? []].find((list) => list.length > 0) ?? [];
  const winners = named.filter((seat) => seats.includes(seat));
  const names = seated.map(({ player }) => player.name ?? player.nick ?? '');
  const actions = turns.flatMap((turn) => turn.actions);
  const row: GameRow = {
    ...{ index, block: index, rotation: 0, game, seed: '', lineup: null, seats, winners },
    map: typeof map === 'string' ? map : null,
    deck: typeof deck === 'string' ? deck : null,
    bots: seats.map((seat, i) => (game === 'root' ? sideOf(seat, names[i] ?? '') : names[i] || seat)),
    characters: seats.map(() => null),
    difficulties: seats.map(() => 'default'),
    traits: seats.map(() => ''),
    reason: endOf(last, winners),
    rounds: rounds.length,
    scores: scoresOf(last, seats).map((score, i) => seated[i]?.player.points ?? score),
    actions: actions.length,
    battles: actions.filter(({ action }) => action !== null && 'kind' in action && action.kind === 'battle').length,
    fingerprint: '',
  };
  const byRound = last.scores === undefined ? [] : rounds.map(({ end: turn }) => scoresAt(reading, turn, seats));
  const slips = end.right.diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    row,
    byRound: [...byRound.slice(0, -1), ...(byRound.length > 0 ? [row.scores] : [])],
    players: names,
    slips,
  };
}

/** Who plays a seat of Root: a bot, or a faction of people. */
function sideOf(letter: string, name: string): string {
  const bot = BOTS.find((one) => name.startsWith(one.name));
  if (bot !== undefined) return bot.name;
  const faction = FACTIONS.find((one) => one === letter);
  return faction === undefined ? letter : FACTION_SHEETS[faction].name;
}

const placeIn = (order: readonly string[], seat: string): number => {
  const place = order.indexOf(seat);
  return place < 0 ? order.length : place;
};

/** A round ends before somebody's second turn. */
function roundsOf(turns: readonly Turn[]): readonly { readonly takers: readonly string[]; readonly end: number }[] {
  const rounds: { takers: string[]; end: number }[] = [];
  for (const [i, { taker, setup, number = i + 1 }] of turns.entries()) {
    if (setup || taker === '') continue;
    const round = rounds.at(-1);
    if (round === undefined || (round.takers.includes(taker) && round.takers.at(-1) !== taker))
      rounds.push({ takers: [taker], end: number });
    else {
      if (!round.takers.includes(taker)) round.takers.push(taker);
      round.end = number;
    }
  }
  return rounds;
}

function scoresAt(reading: Reading, turn: number, seats: readonly string[]): readonly (number | null)[] {
  const at = reading.replay(turn);
  return isLeft(at) ? seats.map(() => null) : scoresOf(at.right.json() as ReplayJson, seats);
}

const scoresOf = ({ scores = {}, markers = {} }: ReplayJson, seats: readonly string[]): readonly (number | null)[] =>
  seats.map((seat) => (Object.hasOwn(markers, seat) || !Object.hasOwn(scores, seat) ? null : (scores[seat] ?? null)));

/** How a log ends, in the words that `simulate` uses. */
function endOf({ markers = {} }: ReplayJson, winners: readonly string[]): string {
  if (winners.length === 0) return 'no winner in the log';
  return winners.some((seat) => Object.hasOwn(markers, seat)) ? 'dominance' : 'score';
}
