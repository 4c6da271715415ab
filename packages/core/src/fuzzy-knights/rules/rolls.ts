import { type Violation, violation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import { TIER_TABLE } from '../data/buildings.ts';
import { CACHE_REWARD, MOOD_QUANTITY, readChance, TOKEN_CHANCES, TOKEN_TYPE_CHANCES } from '../data/chances.ts';
import type { RollPurpose } from '../data/vocabulary.ts';
import { canShow, type Dice, dice, printDice } from '../dice/dice.ts';
import type { Plan } from '../effect.ts';
import { highestTier, openTiles } from '../look.ts';
import type { Phase } from '../phase.ts';
import type { State } from '../state.ts';
import { parryRolled, powerOf, strikeRolled } from './battle.ts';
import { tieRolled } from './council.ts';
import { cacheRolled, itemRolled, rarityRolled, rewardRolled } from './finds.ts';
import { anchorRolled } from './founding.ts';
import { guardRolled, guardiansRolled } from './mines.ts';
import { fightersOf, fightingRolled, joiningRolled, moodRolled } from './monsters.ts';
import { afterToken } from './order.ts';
import { notNow, notYours } from './refuse.ts';

export interface AwaitedRoll {
  readonly seat: number;
  readonly for: RollPurpose;
  readonly dice: Dice;
  /** The section that has it rolled. */
  readonly law: string;
}

const PERCENTILE = dice(1, 'P');
const D6 = dice(1, 6);

/** The roll that comes next, or null if a seat has to choose. */
export function awaitedRoll(state: Readonly<State>): AwaitedRoll | null {
  const { phase } = state;
  const roll = (purpose: RollPurpose, rolled: Dice, law: string, seat: number): AwaitedRoll => {
    return { seat, for: purpose, dice: rolled, law };
  };
  switch (phase.name) {
    case 'anchor':
      return roll('anchor', D6, 'Board Setup 3', phase.contenders[phase.rolls.length] as number);
    case 'token':
      return roll('token', PERCENTILE, 'Daybreak 4', phase.seat);
    case 'token-type':
      return roll('token type', PERCENTILE, 'Daybreak 4', phase.seat);
    case 'cache':
      return roll('cache', PERCENTILE, 'Resources', phase.seat);
    case 'reward':
      return roll(phase.size, CACHE_REWARD[phase.size], 'Resources', phase.seat);
    case 'item':
      return state.rules === 'dice' ? roll('item', PERCENTILE, 'Items', phase.seat) : null;
    case 'rarity':
      return roll('rarity', PERCENTILE, 'Items', phase.seat);
    case 'mine':
      return roll('mine', PERCENTILE, 'Mines', phase.seat);
    case 'guardians':
      return roll('guardians', TIER_TABLE[highestTier(state)].guardians, 'Mines', phase.seat);
    case 'moods':
      return roll('monster', PERCENTILE, 'Monsters', phase.seat);
    case 'joining':
      return roll(phase.mood, MOOD_QUANTITY[phase.mood], 'Monsters', phase.seat);
    case 'fighting': {
      const mood = fightersOf(phase.moods)[phase.rolled] as 'hard-fight' | 'fight';
      return roll(mood, MOOD_QUANTITY[mood], 'Monsters', phase.seat);
    }
    case 'strike':
      return roll('attack', powerOf(phase.battle.attackers, phase.squads), 'Battle', phase.seat);
    case 'parry':
      return roll('defence', powerOf(phase.battle.defenders, [phase.on]), 'Battle', phase.seat);
    case 'tie':
      return roll('vote', PERCENTILE, 'Voting', phase.seat);
    default:
      return null;
  }
}

/** A roll must be the expected one, with a result that its dice can show. */
export function planRoll(state: Readonly<State>, action: ActionOf<'roll'>): Plan | Violation {
  const awaited = awaitedRoll(state);
  if (!awaited) return notNow(state);
  if (awaited.seat !== action.seat) return notYours(awaited.seat);
  const { law } = awaited;
  if (awaited.for !== action.for) {
    return violation('roll/wrong-purpose', `the roll is for ${awaited.for}, not for ${action.for}`, { law });
  }
  const printed = printDice(awaited.dice);
  if (printed !== action.dice) {
    return violation('roll/wrong-dice', `the dice are ${printed}, not ${action.dice}`, {
      law,
      details: { dice: printed },
    });
  }
  if (!canShow(awaited.dice, action.sum)) {
    return violation('roll/impossible', `${printed} cannot show ${action.sum}`, { law: 'Miscellaneous, Dice' });
  }
  return rolled(state, state.phase, action.sum, awaited.dice.bonus);
}

function rolled(state: Readonly<State>, phase: Phase, sum: number, bonus: number): Plan | Violation {
  switch (phase.name) {
    case 'anchor':
      return anchorRolled(phase, sum);
    case 'token': {
      if (readChance(TOKEN_CHANCES, sum) === 'nothing') return afterToken(state, phase.seat);
      return { effects: [], phase: { name: 'token-type', seat: phase.seat } };
    }
    case 'token-type': {
      // With no open tile left, it cannot be placed.
      if (openTiles(state).length === 0) return afterToken(state, phase.seat);
      const token = readChance(TOKEN_TYPE_CHANCES, sum);
      return { effects: [], phase: { name: 'token-place', seat: phase.seat, token } };
    }
    case 'cache':
      return cacheRolled(phase, sum);
    case 'reward':
      return rewardRolled(phase, sum);
    case 'item':
      return itemRolled(phase, sum);
    case 'rarity':
      return rarityRolled(phase, sum);
    case 'mine':
      return guardRolled(state, phase, sum);
    case 'guardians':
      return guardiansRolled(state, phase, sum + bonus);
    case 'moods':
      return moodRolled(state, phase, sum);
    case 'joining':
      return joiningRolled(phase, sum + bonus);
    case 'fighting':
      return fightingRolled(state, phase, sum + bonus);
    case 'strike':
      return strikeRolled(phase, sum + bonus);
    case 'parry':
      return parryRolled(state, phase, sum + bonus);
    case 'tie':
      return tieRolled(phase, sum);
    default:
      return notNow(state);
  }
}
