import type { Bot, BotTurn, CardModifier, Step } from './bot.ts';
import { atEndOf, instead } from './patches.ts';
import { scoreOneStep } from './steps.ts';

type Cards = readonly [easy: string, challenging: string, nightmare: string];
type Patches = NonNullable<CardModifier['patches']>;

/**
 * The difficulties of a bot (B.3.3.1): Nightmare is Challenging, and scores one point at the end of Evening. `harder`
 * gets the card on which its changes are printed.
 */
export const difficultiesOf = (
  [easy, challenging, nightmare]: Cards,
  easier: Patches,
  harder: (card: string) => Patches,
): Bot['difficulties'] => ({
  easy: { card: easy, patches: easier },
  challenging: { card: challenging, patches: harder(challenging) },
  nightmare: { card: nightmare, patches: [...harder(nightmare), atEndOf('evening', scoreOneStep(nightmare))] },
});

/** Difficulties that change only the number of one step: how many warriors it places, cards it reveals or the like. */
export function difficultiesBy(
  cards: Cards,
  law: string,
  play: (turn: BotTurn, number: number) => ReturnType<Step['play']>,
  numbers: { readonly easy: number; readonly challenging: number },
): Bot['difficulties'] {
  const playing = (number: number) => instead(law, (turn) => play(turn, number));
  return difficultiesOf(cards, [playing(numbers.easy)], () => [playing(numbers.challenging)]);
}
