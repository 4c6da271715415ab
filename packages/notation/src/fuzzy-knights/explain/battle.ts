import { counted, listed } from '@woodlog/core/kernel';
import {
  addDice,
  type Action,
  type Battle,
  battleOdds,
  chanceToBeat,
  type Dice,
  type Phase,
  printDice,
  type Squad,
  type SquadName,
} from '@woodlog/core/fuzzy-knights';
import { heroName, heroOf, type Names, percent, squadName } from './names.ts';

/** More dice are no battle of a game, and take long to count. */
const MOST_DICE = 400;

/** The effects of a step in a battle, with the odds: sentences of the section Battle. */
export function battleNews(before: Phase, action: Action, after: Phase, names: Names): readonly string[] {
  if (after.name === 'attack' && before.name !== 'parry' && before.name !== 'lose') return opening(after.battle, names);
  if (after.name === 'strike') {
    const power = addDice(
      after.battle.attackers.filter(({ name }) => after.squads.includes(name)).map(({ dice }) => dice),
    );
    const target = after.battle.defenders.find(({ name }) => name === after.on);
    if (!target) return [];
    const odds = power.count + target.dice.count > MOST_DICE ? '' : `: ${percent(chanceToBeat(power, target.dice))}`;
    return [`${printDice(power)} against ${printDice(target.dice)}${odds === '' ? '' : `${odds} to win the round`}`];
  }
  if (before.name === 'parry' && action.kind === 'roll') {
    const total = action.sum + Number(/([+-]\d+)$/.exec(action.dice)?.[1] ?? 0);
    return round(before, total, names);
  }
  if (before.name === 'lose' && action.kind === 'lose') {
    return [lost(before.battle.attackers, action.squad, before.battle.attackers.length === 1)];
  }
  return [];
}

/** Both sides, and the attacker's prospects. */
function opening({ hero, seat, foe, attackers, defenders }: Battle, names: Names): readonly string[] {
  const foes =
    foe.kind === 'hero'
      ? heroOf(names, foe)
      : foe.kind === 'settlement'
        ? `${names.player(foe.seat)}'s settlement`
        : foe.kind;
  const sides = `${names.player(seat)}'s ${army(attackers, heroName(hero))} against ${army(defenders, foes)}`;
  const dice = [...attackers, ...defenders].reduce((sum, squad) => sum + squad.dice.count, 0);
  if (dice > MOST_DICE) return [sides];
  const force = (squads: readonly Squad[]): Dice[] => squads.map((squad) => squad.dice);
  return [`${sides}: ${percent(battleOdds(force(attackers), force(defenders)).chance)} to win the battle`];
}

/** `hero H1 with squads of 3 and 1`. */
function army(squads: readonly Squad[], leader: string): string {
  const piles = squads.flatMap(({ count }) => (count > 0 ? [count] : []));
  const heroes = squads.flatMap(({ name }) => (name.startsWith('H') ? [squadName(name)] : []));
  const led = leader.endsWith('settlement') ? listed([leader, ...heroes]) : leader;
  if (piles.length === 0) return led;
  const sizes = `${piles.length === 1 ? 'a squad' : 'squads'} of ${listed(piles.map(String))}`;
  return leader === 'monsters' || leader === 'guardians' ? `${leader} in ${sizes}` : `${led} with ${sizes}`;
}

function round({ battle, squads, on, power }: Extract<Phase, { readonly name: 'parry' }>, total: number, names: Names) {
  if (power > total) {
    const isLast = battle.defenders.length === 1;
    const won = isLast ? [`${names.player(battle.seat)} wins the battle${risen(battle)}`] : [];
    return [`${power} beats ${total}: ${lost(battle.defenders, on, isLast)}`, ...won];
  }
  const compared = power === total ? `${power} is not more than ${total}` : `${power} is less than ${total}`;
  const [only] = squads;
  if (squads.length > 1 || only === undefined) return [`${compared}: the attack fails, and one of its squads is lost`];
  const isLast = battle.attackers.length === 1;
  const defeated = isLast ? [`${names.player(battle.seat)} loses the battle`] : [];
  return [`${compared}: ${lost(battle.attackers, only, isLast)}`, ...defeated];
}

/** A squad that falls, a hero that faints. */
function lost(squads: readonly Squad[], name: SquadName, isLast: boolean): string {
  const count = squads.find((squad) => squad.name === name)?.count ?? 0;
  if (count > 0) return `${squadName(name)} falls, ${counted(count, 'man', 'men')} strong`;
  if (name === 'settlement') return 'the settlement itself is overcome';
  return `${squadName(name)} ${isLast ? 'falls' : 'faints'}`;
}

/** A hero that fainted in a battle that its army won. */
function risen({ hero, attackers }: Battle): string {
  return attackers.some(({ name }) => name === `H${hero + 1}`) ? '' : `, and ${heroName(hero)} comes to`;
}
