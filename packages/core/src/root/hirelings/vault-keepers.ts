import { CLEARINGS, type Clearing } from '../data/vocabulary.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { nextTo } from '../law/neighbours.ts';
import { inSupply, oneOfEach, clearingsWith } from '../law/pieces.ts';
import { mayPlace, place } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import { chooseOne } from '../law/choose.ts';
import type { Choice, Turn } from '../law/step.ts';
import { battleOrRecruit, placings } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';

const LAW = 'ROOT-174';
const WARRIORS = 2;

function openToVaults(ctx: RulesContext, self: Player, clearings: readonly Clearing[]): Clearing[] {
  const [vault] = self.buildings;
  if (vault === undefined || inSupply(ctx, vault) === 0) return [];
  return clearings.filter((clearing) => mayPlace(ctx, self, vault, clearing));
}

function* build(ctx: RulesContext, self: Player, clearing: Clearing, warriors: number): RootTurn {
  yield* place(ctx, self, clearing, [{ column: self.warrior, count: warriors }, ...oneOfEach(self.buildings)]);
}

/** Two warriors and a vault in a clearing with an open slot. */
function* settle(ctx: RulesContext, self: Player, by: SeatedPlayer): RootTurn {
  const open = openToVaults(ctx, self, CLEARINGS);
  if (open.length > 0)
    yield* build(ctx, self, yield* chooseOne(by, LAW, 'place', 'clearing for the vault', open), WARRIORS);
}

/**
 * A vault at or next to a vault, or with a warrior anywhere if there is none; then battles, or warriors, at each vault.
 */
function choices(turn: Turn, self: Player): Choice[] {
  const vaults = clearingsWith(turn, self.buildings);
  const near = new Set([...vaults, ...nextTo(turn, self, vaults)]);
  const open = openToVaults(
    turn,
    self,
    vaults.length === 0 ? CLEARINGS : CLEARINGS.filter((clearing) => near.has(clearing)),
  );
  const then = () => battleOrRecruit(turn, self, LAW, clearingsWith(turn, self.buildings));
  if (open.length === 0) return vaults.length === 0 ? [] : [{ option: { kind: 'vaults', law: LAW }, play: then }];
  return placings(LAW, open, function* (clearing) {
    yield* build(turn, self, clearing, vaults.length === 0 ? 1 : 0);
    yield* then();
  });
}

/** The Vault Keepers spread from vault to vault. */
export const VAULT_KEEPERS: HirelingLaw = {
  law: LAW,
  setUp: settle,
  hired: settle,
  actions: [{ choices }],
};
