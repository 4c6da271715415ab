import { type Action, battleOdds, type Phase, type State } from '@woodlog/core/fuzzy-knights';
import type { Bot } from '../bot.ts';
import { attack, form, lose } from './battle.ts';
import { build } from './build.ts';
import { found } from './found.ts';
import { place } from './places.ts';
import { take } from './take.ts';
import { accepts, offer } from './talk.ts';
import { turnStep } from './turn.ts';
import { HOPELESS } from './values.ts';

/**
 * Settles out of reach, keeps as many defenders as make an assault a bad bet, saves for what pays, returns home by
 * night, allies with those it fears, and attacks with everybody if the exact odds are good. It counts on what heroes
 * can collect on their way, its own and others'. Otherwise it takes the last option: END.
 */
export const castellanBot: Bot = (state, seat, options) => choose(state, seat, options) ?? (options.at(-1) as Action);

function choose(state: Readonly<State>, seat: number, options: readonly Action[]): Action | undefined {
  const { phase } = state;
  switch (phase.name) {
    case 'found':
      return found(state, phase, options);
    case 'pay':
      return options.find(({ kind }) => kind === 'unpaid') ?? options[0];
    case 'build':
      return offer(state, seat, options) ?? build(state, seat, options);
    case 'offer':
      return options.find((option) => option.kind === 'reply' && option.yes === accepts(state, seat, phase.from));
    case 'token-place':
      return place(state, seat, phase, options);
    case 'take':
      return take(state, phase, options);
    case 'form':
      return form(phase, options);
    case 'attack':
      return retreat(phase, options) ?? attack(phase, options);
    case 'lose':
      return lose(phase, options);
    case 'turn':
      return turnStep(state, seat, options);
    default:
      return undefined;
  }
}

/** Hero Death, TIP: instead of losing the last man for nothing, leaves the army to run wild at the enemy's gate. */
function retreat(
  { battle }: Extract<Phase, { readonly name: 'attack' }>,
  options: readonly Action[],
): Action | undefined {
  if (battle.foe.kind !== 'settlement' || !battle.attackers.some(({ count }) => count > 0)) return undefined;
  const dice = (side: typeof battle.attackers) => side.map((squad) => squad.dice);
  if (battleOdds(dice(battle.attackers), dice(battle.defenders)).chance > HOPELESS) return undefined;
  return options.find(({ kind }) => kind === 'retreat');
}
