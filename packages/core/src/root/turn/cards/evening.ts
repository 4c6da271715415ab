import { drawToHand } from '../../law/cards.ts';
import { score } from '../../law/score.ts';
import { chooseOne } from '../../law/choose.ts';
import { moveChoices } from '../moves-and-battles.ts';
import type { OwnTurnCard } from './card.ts';
import { oneOf } from './one-of.ts';

const nothing = (): void => undefined;

export const EVENING_CARDS: readonly OwnTurnCard[] = [
  {
    card: 'R#cob',
    law: 'ROOT-60',
    at: 'start',
    campaigns: true,
    may: (turn) => moveChoices(turn, 'ROOT-60', nothing).length > 0,
    play: (turn) => oneOf(turn, 'ROOT-60', 'move of the Cobbler', moveChoices(turn, 'ROOT-60', nothing)),
  },
  {
    card: 'R#charm',
    law: 'ROOT-59',
    at: 'start',
    *play(turn) {
      const { me, seats } = turn;
      yield* drawToHand(turn, 'ROOT-59', me, 1);
      const others = seats.filter((seat) => seat !== me).map((seat): string => seat.letter);
      if (others.length === 0) return;
      const letter = yield* chooseOne(me, 'ROOT-59', 'side', 'player to score a point', others);
      const other = seats.find((seat) => seat.letter === letter);
      if (other !== undefined) yield* score(turn, other, 1);
    },
  },
];
