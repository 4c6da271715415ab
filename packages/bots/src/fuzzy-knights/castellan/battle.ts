import { type Action, battleOdds, type Phase } from '@woodlog/core/fuzzy-knights';
import { pileDice, pilesOf } from '../odds.ts';

type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;
type Form = Extract<Action, { readonly kind: 'form' }>;

const isForm = (option: Action): option is Form => option.kind === 'form';

/** Forms squads: the attacker wants the best odds, the defender the worst for the attacker. */
export function form({ battle, seat }: PhaseOf<'form'>, options: readonly Action[]): Action | undefined {
  const forms = options.filter(isForm);
  const count = forms[0]?.squads.reduce((sum, size) => sum + size, 0) ?? 0;
  const most = Math.max(...forms.map(({ squads }) => squads.length));
  let best: readonly number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const piles of pilesOf(count, most)) {
    const dice = piles.map(pileDice);
    // Whoever forms second knows the other side; the first assumes that it is halved.
    const odds =
      seat === battle.seat
        ? battleOdds(dice, [pileDice(Math.ceil(count / 2)), pileDice(Math.ceil(count / 2))]).chance
        : -battleOdds(
            battle.attackers.map((squad) => squad.dice),
            dice,
          ).chance;
    if (odds > highest) [best, highest] = [piles, odds];
  }
  return forms.find(({ squads }) => squads.length === best.length && squads.every((size, i) => size === best[i]));
}

/** Attacks with all squads the one that the exact odds favour. */
export function attack({ battle }: PhaseOf<'attack'>, options: readonly Action[]): Action | undefined {
  const dice = (squads: typeof battle.attackers) => squads.map((squad) => squad.dice);
  const { target } = battleOdds(dice(battle.attackers), dice(battle.defenders));
  const on = battle.defenders[target]?.name;
  const all = battle.attackers.length;
  return options.find((option) => option.kind === 'attack' && option.on === on && option.squads.length === all);
}

/** Loses the weakest squad. */
export function lose({ battle }: PhaseOf<'lose'>, options: readonly Action[]): Action | undefined {
  let weakest: Action | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.kind !== 'lose') continue;
    const { count = 0, bonus = 0 } = battle.attackers.find(({ name }) => name === option.squad)?.dice ?? {};
    const mean = 3.5 * count + bonus;
    if (mean < least) [weakest, least] = [option, mean];
  }
  return weakest;
}
