import { type Answerer, type Streams, firstOf } from '@woodlog/core/kernel';
import type { Faction, Table } from '@woodlog/core/root';
import { type Dealer, type DeedKind, type RootQuestions, everybody } from '@woodlog/core/root-law';
import { COMMON_LIKING, LIKING, type Liking } from './liking.ts';

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
function liked<Option>(liking: Liking, options: readonly Option[], int: (n: number) => number): Option | undefined {
  const weights = options.map((option) =>
    Math.round(100 * (liking[(option as { readonly kind?: DeedKind }).kind ?? 'nothing'] ?? 1)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = int(total);
  return options.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
}

/** Answers as `everybody` does, but for menus: what people of the faction like to do there is likelier. */
export function lightPolicy(streams: Streams, dealer: Dealer): Answerer<Table, RootQuestions> {
  const menus: Answerer<Table, RootQuestions> = (question, { setup }) =>
    question.kind === 'choose' && question.about === 'menu' && question.options !== undefined
      ? liked(likingOf(setup.seats[question.seat]!.faction), question.options, (n) => streams.bots.int(n))
      : undefined;
  return firstOf(menus, everybody(streams, dealer));
}
