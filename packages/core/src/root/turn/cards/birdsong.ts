import type { Component } from '../../action.ts';
import { type ClearingOrBurrow, CLEARINGS_AND_BURROW, SUITS } from '../../data/vocabulary.ts';
import { drawToHand } from '../../law/cards.ts';
import type { Player } from '../../law/context.ts';
import { enemiesOf } from '../../law/enemies.ts';
import { isLetMove, moveWarriors } from '../../law/move.ts';
import { neighbours } from '../../law/neighbours.ts';
import { commonWarriorsAt, warriorsAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { isDominance } from '../../cards/descriptions.ts';
import { rules } from '../../law/rule.ts';
import { score } from '../../law/score.ts';
import { chooseOne } from '../../law/choose.ts';
import { battleChoices, moveChoices, free } from '../moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type OwnTurnCard, giveCard, othersToRob, spendThis, takeAtRandom, choosePlayer } from './card.ts';
import { oneOf } from './one-of.ts';
import { transfer } from '../../law/transfer.ts';

/** The cards that enemies have crafted, such as `E B#sabo`. Nobody crafts a dominance card (3.3.2). */
function craftedByEnemies(turn: Turn): string[] {
  const { layout, state } = turn;
  return enemiesOf(turn, turn.me).flatMap(({ letter, index, bot }) => {
    const pile = bot ? [] : (state.piles[layout.seats[index]?.craftedPile ?? -1] ?? []);
    const crafted = pile.filter((card) => !isDominance(layout.cards, card));
    return [...new Set(crafted)].map((card) => `${letter} ${layout.cards.spellings[card] ?? '#'}`);
  });
}

const enemiesToRob = (turn: Turn): Player[] => {
  const enemies = enemiesOf(turn, turn.me);
  return othersToRob(turn).filter((one) => enemies.includes(one));
};

interface ForcedMove {
  readonly enemy: Player;
  readonly from: ClearingOrBurrow;
  readonly to: ClearingOrBurrow;
}

/**
 * Moves that False Orders can force: half of an enemy's warriors in a clearing or the Burrow (12.2.2), regardless of
 * rule.
 */
function forcedMoves(turn: Turn): ForcedMove[] {
  return enemiesOf(turn, turn.me).flatMap((enemy) =>
    CLEARINGS_AND_BURROW.filter((from) => commonWarriorsAt(turn, enemy, from) > 0).flatMap((from) =>
      neighbours(turn, enemy, from)
        .filter((to) => isLetMove(turn, enemy, from, to))
        .map((to) => ({ enemy, from, to })),
    ),
  );
}

/** A move, then a battle in the clearing that it leads to (ROOT-71). */
function* emigrate(turn: Turn, card: OwnTurnCard): RootTurn {
  const { law } = card;
  let to: ClearingOrBurrow = 0;
  const moves = moveChoices(turn, law, free).map(
    (choice): Choice => ({
      ...choice,
      *play() {
        to = choice.option.to;
        yield* choice.play();
      },
    }),
  );
  yield* oneOf(turn, law, 'move of the Eyrie Emigre', moves);
  const battles = moves.length === 0 ? [] : battleChoices(turn, law, free, [to]);
  if (battles.length === 0) yield* spendThis(turn, card);
  else yield* oneOf(turn, law, 'battle of the Eyrie Emigre', battles);
}

export const BIRDSONG_CARDS: readonly OwnTurnCard[] = [
  {
    card: 'R#bank',
    law: 'ROOT-55',
    at: 'start',
    *play(turn, { law }) {
      yield* drawToHand(turn, law, turn.me, 1);
      const enemy = yield* choosePlayer(turn, law, 'enemy to draw a card', enemiesOf(turn, turn.me));
      if (enemy !== null) yield* drawToHand(turn, law, enemy, 1);
    },
  },
  {
    card: 'B#royal',
    law: 'ROOT-92',
    *play(turn, card) {
      yield* spendThis(turn, card);
      yield* score(turn, turn.me, CLEARINGS_AND_BURROW.filter((clearing) => rules(turn, turn.me, clearing)).length);
    },
  },
  {
    card: 'F#stand',
    law: 'ROOT-102',
    may: (turn) => enemiesToRob(turn).length > 0,
    *play(turn, { law }) {
      const enemy = yield* choosePlayer(turn, law, 'enemy to take a card from', enemiesToRob(turn));
      if (enemy === null) return;
      yield* takeAtRandom(turn, law, enemy);
      yield* score(turn, enemy, 1);
    },
  },
  {
    card: 'B#sabo',
    law: 'ROOT-93',
    at: 'start',
    may: (turn) => craftedByEnemies(turn).length > 0,
    *play(turn, saboteurs) {
      const all = craftedByEnemies(turn);
      const target = yield* chooseOne(turn.me, saboteurs.law, 'card', 'crafted card to discard', all);
      const [letter = '', card = '#'] = target.split(' ') as [string, Component];
      yield* spendThis(turn, saboteurs);
      yield* transfer(card, `${letter}$`, 'discard');
    },
  },
  {
    card: 'F#false',
    law: 'ROOT-72',
    may: (turn) => forcedMoves(turn).length > 0,
    *play(turn, card) {
      const moves = forcedMoves(turn);
      const options = moves.map(({ enemy, from, to }) => `${enemy.letter} ${from}>${to}`);
      const forced = moves[options.indexOf(yield* chooseOne(turn.me, card.law, 'word', 'move to force', options))];
      if (forced === undefined) return;
      const { enemy, from, to } = forced;
      yield* spendThis(turn, card);
      const count = Math.min(commonWarriorsAt(turn, enemy, from), Math.ceil(warriorsAt(turn, enemy, from) / 2));
      yield* moveWarriors(turn, enemy, from, to, count);
    },
  },
  {
    card: 'R#swap',
    law: 'ROOT-103',
    may: (turn) => othersToRob(turn).length > 0,
    *play(turn, { law }) {
      const other = yield* choosePlayer(turn, law, 'player to take a card from', othersToRob(turn));
      if (other === null) return;
      yield* takeAtRandom(turn, law, other);
      yield* giveCard(turn, law, `card to give to ${other.letter}`, SUITS, other);
    },
  },
  { card: 'B#emi', law: 'ROOT-71', at: 'end', must: true, play: emigrate },
];
