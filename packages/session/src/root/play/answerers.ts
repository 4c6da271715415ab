import { type Streams, lineStreams } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';
import { type Answerers, Dealer, type Players, Requests, type RootAnswerer, everybody } from '@woodlog/core/root-law';
import type { Session } from '../../kernel/session.ts';
import { isPerson, ownPlayers } from './seats.ts';

/** Answers for chance and search players, by a line's seed. */
export interface LineAnswerers {
  readonly answer: RootAnswerer;
  readonly dealer: Dealer;
  /** Follows the line, so that search players see only what they may know. */
  readonly asks: Requests;
}

export function answerersOf(
  table: Readonly<Table>,
  players: Players,
  { seed, index }: NonNullable<Session['chance']>,
  line: number,
): LineAnswerers {
  const streams: Streams = lineStreams(seed, index, line);
  const dealer = new Dealer(streams);
  const chance = everybody(streams, dealer);
  const deciders = ownPlayers.decidersOf?.(table.setup) ?? {};
  const asks = new Requests(players, { deciders, chance, dealer, seed: `${seed} ${index} ${line}` });
  return { answer: butPeople(table, asks.answerers), dealer, asks };
}

/** Answers for all but people's decisions and knowledge. */
function butPeople({ setup: { seats } }: Readonly<Table>, { chance, seats: ours = {} }: Answerers): RootAnswerer {
  return (question, table) => {
    const seat = question.kind === 'choose' || question.kind === 'pick' ? seats[question.seat ?? -1] : undefined;
    if (seat !== undefined && isPerson(seat)) return undefined;
    // An unknown card has no options: the dealer names it.
    const isChoice = question.kind === 'choose' && question.options !== undefined;
    const player = isChoice ? ours[seat?.faction ?? ''] : undefined;
    return (player ?? chance)(question, table);
  };
}
