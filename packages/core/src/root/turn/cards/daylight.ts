import { act } from '../../../kernel/index.ts';
import { type Clearing, CLEARINGS, type Item } from '../../data/vocabulary.ts';
import { drawToHand } from '../../law/cards.ts';
import type { Player } from '../../law/context.ts';
import { exposedTo } from '../../law/enemies.ts';
import { boxItems, turnOver } from '../../law/items.ts';
import { commonWarriorsAt, inSupply, clearingsWith, clearingWith } from '../../law/pieces.ts';
import { putWarriors, mayPutWarriors } from '../../law/place.ts';
import { isHired } from '../../law/mercenaries.ts';
import { mayBeRemoved, removeByEffect } from '../../law/remove.ts';
import { chooseOne } from '../../law/choose.ts';
import { maySpendFor, spendCardFor } from '../hand.ts';
import { battleChoices, moveChoices, free } from '../moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type OwnTurnCard, othersWithCards, choosePlayer } from './card.ts';
import { oneOf } from './one-of.ts';

/** Items that the League can exhaust: face up in the Crafted Items box, which the Hundreds do not have (14.2.4). */
const faceUp = (turn: Turn): Item[] => boxItems(turn, turn.me, 'r');

/** Enemy warriors that the Propaganda Bureau can replace, such as `E 5`. */
function replaceable(turn: Turn): { readonly enemy: Player; readonly at: Clearing }[] {
  const { me } = turn;
  if (me.warrior < 0 || inSupply(turn, me.warrior) === 0) return [];
  return CLEARINGS.flatMap((at) => {
    if (!mayPutWarriors(turn, me, at) || !maySpendFor(turn, me, at)) return [];
    return exposedTo(turn, me, at)
      .filter((enemy) => commonWarriorsAt(turn, enemy, at) > 0 && !isHired(turn, me, enemy.warrior))
      .filter((enemy) => mayBeRemoved(turn, enemy, enemy.warrior, at))
      .map((enemy) => ({ enemy, at }));
  });
}

export const DAYLIGHT_CARDS: readonly OwnTurnCard[] = [
  {
    card: 'R#command',
    law: 'ROOT-63',
    at: 'start',
    campaigns: true,
    may: (turn) => battleChoices(turn, 'ROOT-63', free).length > 0,
    play: (turn, { law }) => oneOf(turn, law, 'battle of the Command Warren', battleChoices(turn, law, free)),
  },
  {
    card: 'F#tax',
    law: 'ROOT-105',
    may: (turn) => clearingWith(turn, [turn.me.warrior]) !== null,
    *play(turn, { law }) {
      const { me } = turn;
      const options = clearingsWith(turn, [me.warrior]);
      const from = yield* chooseOne(me, law, 'place', 'clearing to remove a warrior from', options);
      yield* removeByEffect(turn, me, me, from, me.warrior);
      yield* drawToHand(turn, law, me, 1);
    },
  },
  {
    card: 'M#codeb',
    law: 'ROOT-61',
    may: (turn) => othersWithCards(turn).length > 0,
    *play(turn, { law }) {
      const other = yield* choosePlayer(turn, law, 'hand to look at', othersWithCards(turn));
      if (other !== null) yield* act({ kind: 'reveal', by: other.letter, cards: [], to: turn.me.letter });
    },
  },
  {
    card: 'M#league',
    law: 'ROOT-81',
    campaigns: true,
    may: (turn) => faceUp(turn).length > 0 && leagueChoices(turn).length > 0,
    *play(turn, { law }) {
      const item = yield* chooseOne(turn.me, law, 'item', 'item to exhaust', faceUp(turn));
      yield* turnOver(turn.me, item, 'e');
      yield* oneOf(turn, law, 'move or battle of the League', leagueChoices(turn));
    },
  },
  {
    card: 'F#prop',
    law: 'ROOT-86',
    may: (turn) => replaceable(turn).length > 0,
    *play(turn, { law }) {
      const { me } = turn;
      const all = replaceable(turn);
      const options = all.map(({ enemy, at }) => `${enemy.letter} ${at}`);
      const chosen = all[options.indexOf(yield* chooseOne(me, law, 'word', 'warrior to replace', options))];
      if (chosen === undefined) return;
      const { enemy, at } = chosen;
      yield* spendCardFor(turn, law, at);
      yield* removeByEffect(turn, me, enemy, at, enemy.warrior);
      yield* putWarriors(turn, me, at, 1);
    },
  },
];

function leagueChoices(turn: Turn): Choice[] {
  return [...moveChoices(turn, 'ROOT-81', free), ...battleChoices(turn, 'ROOT-81', free)];
}
