import { expect, test } from 'vitest';
import { stream } from '@woodlog/core/kernel';
import { FACTIONS, HIRELINGS, type HirelingSide, MAPS, RANDOM_PLAYER, type RootSetup } from '@woodlog/core/root';
import { DEEDS, type DeedKind, PEOPLE_PHASES, rootDeed, stepNow, touchedBy, turnAt } from '@woodlog/core/root-law';
import { positionsOf } from './positions-of.ts';

const SEED = 'deeds';
/** Games are played until each kind of deed was offered, but no more than these. */
const MOST_GAMES = 90;
const ROUNDS = 20;
const PEOPLE = FACTIONS.filter((faction) => PEOPLE_PHASES[faction] !== undefined);

/** Chosen within an effect (the first three), or so rare that random games do not reach them: the hirelings' own tests do. */
const ELSEWHERE: readonly DeedKind[] = ['battles', 'march', 'nothing', 'aid-exile', 'sail'];

function setupOf(game: number): RootSetup {
  const chance = stream(SEED, game, 'table');
  const factions = chance.shuffle([...PEOPLE]).slice(0, 4);
  return {
    game: 'root',
    map: chance.pick(MAPS),
    deck: chance.pick(['Standard', 'E&P']),
    seats: factions.map((faction) => ({ player: faction, faction, bot: RANDOM_PLAYER })),
    hirelings: chance
      .shuffle(HIRELINGS.filter((one) => !factions.some((faction) => one.endsWith(`_${faction}`))))
      .slice(0, 3)
      .map((hireling, n): HirelingSide => ((game + n) % 2 === 1 ? `${hireling}d` : hireling)),
  };
}

test('1.4: whatever a menu offers is a deed that reads back, and names the places that it touches', {
  timeout: 120_000,
}, () => {
  const unmet = new Set((Object.keys(DEEDS) as DeedKind[]).filter((kind) => !ELSEWHERE.includes(kind)));
  for (let game = 0; game < MOST_GAMES && unmet.size > 0; game++)
    for (const { position, players } of positionsOf(setupOf(game), SEED, game, ROUNDS)) {
      const { stage } = position.now;
      if (stage === 'begin' || stage === 'close' || stage === 'over') continue;
      const turn = turnAt(players, { state: position.table }, position.now);
      for (const { option } of stepNow(turn)?.menu?.(turn) ?? []) {
        unmet.delete(option.kind);
        const text = JSON.stringify(option);
        if (!rootDeed.is(JSON.parse(text))) expect.fail(`${text} does not read back`);
        const { placeOf, map } = turn.layout;
        for (const place of touchedBy(option).places)
          if (!placeOf.has(`${place}`) && !map.closedPaths.some(({ name }) => name === place))
            expect.fail(`${text} touches ${place}`);
      }
    }
  expect([...unmet]).toEqual([]);
});

test('a deed with a field too many, one too few or one of another kind is refused', () => {
  const battle = { kind: 'battle', law: '4.3', at: 5, defender: 'E' };
  expect(rootDeed.is(battle)).toBe(true);
  expect(rootDeed.is({ ...battle, clearing: 5 })).toBe(false);
  expect(rootDeed.is({ ...battle, at: 13 })).toBe(false);
  expect(rootDeed.is({ kind: 'battle', law: '4.3', at: 5 })).toBe(false);
  expect(rootDeed.is({ ...battle, kind: 'brawl' })).toBe(false);
});
