import { type Answerer, type Streams, firstOf } from '@woodlog/core/kernel';
import type { Faction, Table } from '@woodlog/core/root';
import { type DeedView, type Dealer, type Players, type RootQuestions, everybody, sumOf } from '@woodlog/core/root-law';
import { COMMON_LIKING, LIKING, type Liking } from './liking.ts';
import { shadeOf } from './shade.ts';

const likings = new Map<Faction, Liking>();

function likingOf(faction: Faction): Liking {
  let liking = likings.get(faction);
  if (liking === undefined) {
    liking = { ...LIKING[faction], ...COMMON_LIKING };
    likings.set(faction, liking);
  }
  return liking;
}

/** One of the options, each as likely as it is liked. */
function liked<Option>(
  likingOfOption: (option: Option) => number,
  options: readonly Option[],
  int: (n: number) => number,
): Option | undefined {
  const weights = options.map((option) => Math.round(100 * likingOfOption(option)));
  const total = sumOf(weights, (weight) => weight);
  if (total === 0) return undefined;
  let left = int(total);
  return options.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
}

/** Answers as `everybody` does, but for menus: what people of the faction like to do there is likelier. */
export function lightPolicy(players: Players, streams: Streams, dealer: Dealer): Answerer<Table, RootQuestions> {
  const menus: Answerer<Table, RootQuestions> = (question, table) => {
    if (question.kind !== 'choose' || question.about !== 'menu' || question.options === undefined) return undefined;
    const me = players.seats[question.seat]!;
    const liking = likingOf(me.letter);
    const scene = { table, players, me };
    const of = (deed: unknown): number => {
      const { kind = 'nothing' } = deed as Partial<DeedView>;
      return liking[shadeOf(deed as DeedView, scene)] ?? liking[kind] ?? 1;
    };
    return liked(of, question.options, (n) => streams.bots.int(n));
  };
  return firstOf(menus, everybody(streams, dealer));
}
