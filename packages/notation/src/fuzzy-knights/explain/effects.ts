import { counted } from '@woodlog/core/kernel';
import {
  type Action,
  type Effect,
  heroAt,
  type Holder,
  type Phase,
  placeOf,
  printPlace,
  type State,
} from '@woodlog/core/fuzzy-knights';
import { heroOf, mercenaries, type Names } from './names.ts';

/** An effect of a step, with its section. */
export interface News {
  readonly what: string;
  readonly law: string;
}

/** A change of the table in words; null if the step says it already. `before` is the phase before the step. */
export function newsOf(
  effect: Effect,
  action: Action,
  before: Phase,
  state: Readonly<State>,
  names: Names,
): News | null {
  const place = (tile: number): string => printPlace(placeOf(state.size, tile));
  const holder = (of: Holder): string =>
    'settlement' in of ? `the settlement at ${place(of.settlement)}` : heroOf(names, of);
  const isExchange = action.kind === 'deposit' || action.kind === 'withdraw';
  switch (effect.kind) {
    case 'coins': {
      const { coins } = state.players[effect.seat] ?? { coins: 0 };
      const law = lawOfCoins(action, before);
      const isTaken = law === 'Successful Settlement Assault' || law === 'Elimination';
      const verb = effect.by < 0 ? (isTaken ? 'loses' : 'pays') : law === 'Board Setup 5' ? 'begins with' : 'gets';
      const rest = law === 'Board Setup 5' ? '' : ` and has ${coins}`;
      return { what: `${names.player(effect.seat)} ${verb} ${counted(Math.abs(effect.by), 'coin')}${rest}`, law };
    }
    case 'token': {
      if (action.kind === 'drop' || action.kind === 'place' || action.kind === 'interact') return null;
      const there = counted(Math.abs(effect.by), `${effect.token} token`);
      if (effect.by < 0) return { what: `${there} at ${place(effect.at)} taken away`, law: 'Monsters' };
      return { what: `${there} left at ${place(effect.at)}`, law: 'Hero Death' };
    }
    case 'mine':
      if (action.kind === 'drop') return null;
      return effect.owner === null
        ? { what: `the mine at ${place(effect.at)} belongs to nobody again`, law: 'Elimination' }
        : { what: `${names.player(effect.owner)} owns the mine at ${place(effect.at)}`, law: 'Mines' };
    case 'conquer':
      return {
        what: `${names.player(effect.seat)} takes the settlement at ${place(effect.at)}${loserOf(before, names)}`,
        law: 'Successful Settlement Assault',
      };
    case 'mercenaries': {
      if (isExchange || action.kind === 'recruit') return null;
      if (action.kind === 'defect' || action.kind === 'bribe') {
        const { mercenaries: all = 0 } = 'settlement' in effect.of ? {} : (heroAt(state, effect.of) ?? {});
        return { what: `${holder(effect.of)} has ${mercenaries(all)} now`, law: 'Monsters' };
      }
      // Fallen mercenaries are reported with their squad.
      if (action.kind !== 'engage' || effect.by < 0) return null;
      return { what: `${mercenaries(effect.by)} of the garrison defend with the settlement`, law: 'Garrisoned Heroes' };
    }
    case 'item':
      if (isExchange || effect.by < 0) return null;
      return action.kind === 'roll' && before.name === 'rarity'
        ? { what: `${holder(effect.of)} finds the ${effect.item}`, law: 'Items' }
        : { what: `the ${effect.item} stays in ${holder(effect.of)}`, law: 'Hero Death' };
    case 'dies':
      return { what: `${heroOf(names, effect)} dies`, law: 'Hero Death' };
    case 'out':
      return { what: `${names.player(effect.seat)} is out of the game`, law: 'Elimination' };
    case 'alliance': {
      const [one, other] = effect.seats.map(names.player);
      const law = action.kind === 'reply' || action.kind === 'break' ? 'Alliance' : 'Elimination';
      return { what: `${one} and ${other} are ${effect.allied ? 'allies' : 'no longer allies'}`, law };
    }
    case 'rules':
      return { what: `items go by ${effect.rules} from now on`, law: 'Voting' };
    case 'anchor':
      return { what: `${names.player(effect.seat)} is the anchor, and goes first each day`, law: 'Board Setup 3' };
    case 'moves': {
      // The cost of a step itself is not reported; new moves in a turn are.
      if (action.kind === 'move' || action.kind === 'interact') return null;
      return { what: `${heroOf(names, effect)} may move ${counted(effect.left, 'tile')}`, law: 'Hero Movement' };
    }
    case 'supply':
    case 'settle':
    case 'build':
    case 'hero':
    case 'walk':
    case 'declined':
    case 'day':
      return null;
  }
}

/** The player from whom a settlement is taken. */
function loserOf(before: Phase, names: Names): string {
  const foe = before.name === 'parry' ? before.battle.foe : null;
  return foe?.kind === 'settlement' ? ` from ${names.player(foe.seat)}` : '';
}

/** The section that gives or takes coins at a step. */
function lawOfCoins(action: Action, before: Phase): string {
  switch (action.kind) {
    case 'construct':
      return before.name === 'found' ? 'Board Setup 5' : 'Daybreak 3.A';
    case 'daybreak':
      return 'Daybreak 1';
    case 'pay':
      return 'Daybreak 2';
    case 'recruit':
    case 'recruit-hero':
      return 'Daybreak 3.B';
    case 'bribe':
      return 'Monsters, BRIBE';
  }
  if (before.name === 'reward') return 'Resources';
  if (before.name === 'mine') return 'Mines';
  if (before.name !== 'parry') return 'Elimination';
  const { foe } = before.battle;
  if (foe.kind === 'settlement') return 'Successful Settlement Assault';
  return foe.kind === 'hero' ? 'Elimination' : foe.kind === 'guardians' ? 'Mines' : 'Monsters, HARD-FIGHT/FIGHT';
}
