import type { Component } from '../../action.ts';
import { drawToHand, matchingSuits, suitOfCard, cardsInPile } from '../../law/cards.ts';
import { piecesAt, oneOfEach } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { mayBeRemoved, removeAllEnemies, removeAtOnceByEffect } from '../../law/remove.ts';
import { othersToRob, takeAtRandom } from '../../turn/cards/card.ts';
import { chooseOne } from '../../law/choose.ts';
import type { Choice } from '../../law/step.ts';
import { nameOf } from '../../table/look-up.ts';
import type { Deed } from '../../law/deed.ts';
import { TORCH, action, canPay, clearingToPay, type VagabondTurn } from './cost.ts';
import { type Character, isCharacter } from './character.ts';
import { instigateChoices, rivals } from './fights.ts';
import { repairAny, usable, wearOut } from './items.ts';
import { glideChoices } from './moves.ts';
import { pawnClearing } from './pawn.ts';
import { CHARACTERS, HIDEOUT_REPAIRS } from '../../data/factions/vagabond.ts';
import { ITEMS } from '../../data/vocabulary.ts';
import { transfer, moveParts } from '../../law/transfer.ts';

const NONE = (): Choice[] => [];

/** Special actions by character (9.5.9). Those that change battles, quests or prices are in those files. */
const SPECIALS: Readonly<Record<Character, (turn: VagabondTurn) => readonly Choice[]>> = {
  thief: stealChoices,
  tinker: dayLaborChoices,
  ranger: hideoutChoices,
  vagrant: instigateChoices,
  arbiter: NONE,
  scoundrel: scorchChoices,
  adventurer: NONE,
  harrier: glideChoices,
  ronin: NONE,
  cheat: NONE,
  gladiator: duelChoices,
  jailor: NONE,
};

/** What his character can do now (9.5.9). */
export function specialChoices(turn: VagabondTurn): Choice[] {
  const found: Choice[] = [];
  for (const { spelling } of CHARACTERS)
    if (isCharacter(turn, turn.me, spelling)) found.push(...SPECIALS[spelling](turn));
  return found;
}

/** Takes a random card from a player in his clearing (V.1.2); for a bot, draws one instead (B.2.8.1). */
function stealChoices(turn: VagabondTurn): Choice[] {
  const clearing = clearingToPay(turn, TORCH);
  if (clearing === null) return [];
  const victims = othersToRob(turn).filter((seat) => piecesAt(turn, seat, clearing) > 0);
  return victims.map((whom) => {
    const option: Deed = { kind: 'steal', law: 'V.1.2', whom: whom.letter };
    return action(turn, option, () => takeAtRandom(turn, option.law, whom), TORCH);
  });
}

/**
 * A card of the discard pile that matches his clearing (V.2.2); unknown cards are named by the suits that they may
 * have.
 */
function dayLaborChoices(turn: VagabondTurn): Choice[] {
  const { me, layout } = turn;
  const clearing = clearingToPay(turn, TORCH);
  if (clearing === null) return [];
  const suits = matchingSuits(turn, clearing);
  const discarded = cardsInPile(turn, layout.discardPile);
  const found = new Set<Component>();
  for (const card of discarded) {
    const suit = suitOfCard(card);
    if (suit === null) for (const one of suits) found.add(`${one}#`);
    else if (suits.includes(suit)) found.add(card);
  }
  return [...found]
    .sort()
    .map((card) => action(turn, { kind: 'labor', law: 'V.2.2', card }, () => transfer(card, '*', me.letter), TORCH));
}

/** Three repairs, then Daylight ends (V.3.2). */
function hideoutChoices(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  if (!canPay(turn, TORCH)) return [];
  const hide = function* (): RootTurn<'evening'> {
    for (let left = HIDEOUT_REPAIRS; left > 0; left--) yield* repairAny(turn, me, 'V.3.2');
    return 'evening';
  };
  return [action(turn, { kind: 'hideout', law: 'V.3.2' }, hide, TORCH)];
}

/** Leaves the torch in the clearing, which loses all enemy pieces and is closed from then on (V.6.2). */
function scorchChoices(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  const clearing = pawnClearing(turn, me);
  if (clearing === null || usable(turn, me, 'r') === 0) return [];
  return [
    action(turn, { kind: 'scorch', law: 'V.6.2' }, function* () {
      const torch = { count: 1, what: '%r', from: me.board, to: `${clearing}`, turn: 'e' } as const;
      yield* moveParts([torch]);
      yield* removeAllEnemies(turn, me, clearing);
    }),
  ];
}

/** Exhausts and damages any item to remove a warrior and draw a card; nobody becomes hostile (V.11.2). */
function duelChoices(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  const clearing = pawnClearing(turn, me);
  const items = ITEMS.filter((item) => usable(turn, me, item) > 0);
  if (clearing === null || items.length === 0) return [];
  const others = rivals(turn, clearing).filter(({ owner, column }) => mayBeRemoved(turn, owner, column, clearing));
  return others.map(({ owner, column }) =>
    action(turn, { kind: 'duel', law: 'V.11.2', what: nameOf(turn, column) }, function* (): RootTurn {
      yield* wearOut(me, yield* chooseOne(me, 'V.11.2', 'item', 'item to exhaust and damage', items));
      const pieces = oneOfEach([column]);
      yield* removeAtOnceByEffect(turn, [{ by: me, owner, clearing, pieces, forgiven: true }]);
      yield* drawToHand(turn, 'V.11.2', me, 1);
    }),
  );
}
