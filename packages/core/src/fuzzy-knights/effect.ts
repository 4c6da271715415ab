import type { Building, Item, LooseToken, Ramparts, RuleSet, Tier, Token } from './data/vocabulary.ts';
import { TIERS } from './data/vocabulary.ts';
import { isDeclined } from './look.ts';
import type { HeroRef } from './action.ts';
import type { Tile } from './map.ts';
import type { Phase } from './phase.ts';
import type { Hero, Settlement, State } from './state.ts';

/** Who has mercenaries or items: a hero, or the settlement at a tile. */
export type Holder = HeroRef | { readonly settlement: Tile };

/** One change of the table. A plan lists them all, including those that a log leaves unsaid. */
export type Effect =
  | { readonly kind: 'coins'; readonly seat: number; readonly by: number }
  /** A token leaves the supply before the game. */
  | { readonly kind: 'supply'; readonly token: Token }
  | { readonly kind: 'token'; readonly token: LooseToken; readonly at: Tile; readonly by: number }
  /** A mine is laid, or changes hands. */
  | { readonly kind: 'mine'; readonly at: Tile; readonly owner: number | null }
  | { readonly kind: 'settle'; readonly at: Tile; readonly seat: number }
  | { readonly kind: 'build'; readonly at: Tile; readonly building: Building }
  | { readonly kind: 'conquer'; readonly at: Tile; readonly seat: number }
  | { readonly kind: 'mercenaries'; readonly of: Holder; readonly by: number }
  | { readonly kind: 'item'; readonly of: Holder; readonly item: Item; readonly by: 1 | -1 }
  | ({ readonly kind: 'hero'; readonly at: Tile } & HeroRef)
  | ({ readonly kind: 'walk'; readonly to: Tile } & HeroRef)
  | ({ readonly kind: 'moves'; readonly left: number } & HeroRef)
  /** The hero is gone, with its mercenaries; other effects move its items. */
  | ({ readonly kind: 'dies' } & HeroRef)
  | { readonly kind: 'out'; readonly seat: number }
  | { readonly kind: 'alliance'; readonly seats: readonly [number, number]; readonly allied: boolean }
  | { readonly kind: 'declined'; readonly seats: readonly [number, number] }
  | { readonly kind: 'rules'; readonly rules: RuleSet }
  | { readonly kind: 'anchor'; readonly seat: number }
  | { readonly kind: 'day'; readonly day: number };

/** What an action changes, and what the game waits for next. */
export interface Plan {
  readonly effects: readonly Effect[];
  readonly phase: Phase;
}

/** Carries out a plan: the only writer of the table. */
export function enact(draft: State, plan: Plan): void {
  for (const effect of plan.effects) write(draft, effect);
  draft.phase = plan.phase;
}

function write(draft: State, effect: Effect): void {
  switch (effect.kind) {
    case 'coins':
      draft.players[effect.seat]!.coins += effect.by;
      return;
    case 'supply':
      draft.supply[effect.token] -= 1;
      return;
    case 'token':
      draft.tokens[effect.token][effect.at]! += effect.by;
      return;
    case 'mine': {
      const mine = draft.mines.find(({ at }) => at === effect.at);
      if (mine) mine.owner = effect.owner;
      else draft.mines.push({ at: effect.at, owner: effect.owner });
      return;
    }
    case 'settle':
      draft.settlements.push({
        at: effect.at,
        seat: effect.seat,
        tier: TIERS[0],
        ramparts: null,
        mercenaries: 0,
        armoury: [],
      });
      return;
    case 'build': {
      const settlement = settled(draft, effect.at);
      const { building } = effect;
      if ((TIERS as readonly Building[]).includes(building)) settlement.tier = building as Tier;
      else settlement.ramparts = building as Ramparts;
      return;
    }
    case 'conquer':
      settled(draft, effect.at).seat = effect.seat;
      return;
    case 'mercenaries':
      holder(draft, effect.of).mercenaries += effect.by;
      return;
    case 'item': {
      const items =
        'settlement' in effect.of ? settled(draft, effect.of.settlement).armoury : heroOf(draft, effect.of).items;
      if (effect.by === 1) items.push(effect.item);
      else items.splice(items.indexOf(effect.item), 1);
      return;
    }
    case 'hero':
      draft.players[effect.seat]!.heroes[effect.hero] = { at: effect.at, moves: 0, mercenaries: 0, items: [] };
      return;
    case 'walk':
      heroOf(draft, effect).at = effect.to;
      return;
    case 'moves':
      heroOf(draft, effect).moves = effect.left;
      return;
    case 'dies':
      draft.players[effect.seat]!.heroes[effect.hero] = null;
      return;
    case 'out':
      draft.players[effect.seat]!.out = true;
      return;
    case 'alliance': {
      const [a, b] = effect.seats;
      if (effect.allied) draft.alliances.push([a, b]);
      else draft.alliances = draft.alliances.filter(([c, d]) => a !== c || b !== d);
      return;
    }
    case 'declined':
      if (!isDeclined(draft, ...effect.seats)) draft.declined.push(effect.seats);
      return;
    case 'rules':
      draft.rules = effect.rules;
      return;
    case 'anchor':
      draft.anchor = effect.seat;
      return;
    case 'day':
      draft.day = effect.day;
      draft.declined = [];
      return;
  }
}

function heroOf(draft: State, { seat, hero }: HeroRef): Hero {
  return draft.players[seat]!.heroes[hero]!;
}

function settled(draft: State, tile: Tile): Settlement {
  return draft.settlements.find(({ at }) => at === tile)!;
}

function holder(draft: State, of: Holder): Hero | Settlement {
  return 'settlement' in of ? settled(draft, of.settlement) : heroOf(draft, of);
}
