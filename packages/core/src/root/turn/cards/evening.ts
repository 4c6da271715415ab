import { drawToHand } from '../../law/cards.ts';
import { score } from '../../law/score.ts';
import { moveChoices, free } from '../moves-and-battles.ts';
import { type OwnTurnCard, choosePlayer } from './card.ts';
import { oneOf } from './one-of.ts';

export const EVENING_CARDS: readonly OwnTurnCard[] = [
  {
    card: 'R#cob',
    law: 'ROOT-60',
    at: 'start',
    campaigns: true,
    may: (turn) => moveChoices(turn, 'ROOT-60', free).length > 0,
    play: (turn, { law }) => oneOf(turn, law, 'move of the Cobbler', moveChoices(turn, law, free)),
  },
  {
    card: 'R#charm',
    law: 'ROOT-59',
    at: 'start',
    *play(turn, { law }) {
      const { me, seats } = turn;
      yield* drawToHand(turn, law, me, 1);
      const others = seats.filter((seat) => seat !== me);
      const other = yield* choosePlayer(turn, law, 'player to score a point', others);
      if (other !== null) yield* score(turn, other, 1);
    },
  },
];
