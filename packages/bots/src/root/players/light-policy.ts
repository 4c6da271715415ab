import { type Answerer, type Streams, firstOf } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';
import { type Dealer, type DeedKind, type RootQuestions, everybody } from '@woodlog/core/root-law';

/** How much more likely a kind is than other deeds of a menu; 1 for kinds not listed. */
const LIKING: Readonly<Partial<Record<DeedKind, number>>> = {
  // Points, and what leads to them.
  build: 4,
  craft: 4,
  establish: 4,
  flip: 4,
  minister: 4,
  plot: 4,
  quest: 6,
  recover: 4,
  revolt: 6,
  sanctify: 4,
  score: 6,
  spread: 4,
  'open-path': 0.5,
  battle: 2,
  recruit: 2,
  // A turn is rarely over while something can be done.
  end: 0.4,
  // A marker that leaves the track does not return.
  coalition: 0,
  dominance: 0.05,
  'take-dominance': 0.2,
};

/** One of the options, at random by weight. */
function liked<Option>(options: readonly Option[], int: (n: number) => number): Option | undefined {
  const weights = options.map((option) =>
    Math.round(100 * (LIKING[(option as { readonly kind?: DeedKind }).kind ?? 'nothing'] ?? 1)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = int(total);
  return options.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
}

/** Answers like `everybody`, except in menus: what people like to do there is more likely. */
export function lightPolicy(streams: Streams, dealer: Dealer): Answerer<Table, RootQuestions> {
  const menus: Answerer<Table, RootQuestions> = (question) =>
    question.kind === 'choose' && question.menu === true && question.options !== undefined
      ? liked(question.options, (n) => streams.bots.int(n))
      : undefined;
  return firstOf(menus, everybody(streams, dealer));
}
