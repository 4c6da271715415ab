import { expect, it } from 'vitest';
import { BOTS, VAGABOT_CHARACTERS } from '../../src/root/data/bots.ts';
import { SYMPATHY_COST, SYMPATHY_POINTS } from '../../src/root/data/factions/alliance.ts';
import { EGO_POINTS } from '../../src/root/data/factions/chameleandroid.ts';
import { CITADEL_RECRUITS, MARKET_DRAWS } from '../../src/root/data/factions/duchy.ts';
import { EYRIE_DRAWS, EYRIE_POINTS } from '../../src/root/data/factions/eyrie.ts';
import type { Track } from '../../src/root/data/factions/faction-sheet.ts';
import { FACTION_SHEETS } from '../../src/root/data/factions/sheets.ts';
import { OPPRESS_POINTS } from '../../src/root/data/factions/hundreds.ts';
import { CONSPIRACY_COST, GARDEN_DRAWS, GARDEN_POINTS } from '../../src/root/data/factions/lizards.ts';
import { MARQUISE_DRAWS, MARQUISE_POINTS, MARQUISE_WOOD } from '../../src/root/data/factions/marquise.ts';
import { TRADE_POST_POINTS } from '../../src/root/data/factions/riverfolk.ts';
import { ADVANCE_POINTS, AIDS_TO_ADVANCE } from '../../src/root/data/factions/vagabond.ts';
import { REACH_NEEDED } from '../../src/root/data/numbers.ts';
import { type Faction, FACTIONS } from '../../src/root/data/vocabulary.ts';
import { describeReference, json, sorted } from './reference.ts';

interface FactionReference {
  name: string;
  setup: string;
  reach: number;
  cls: string;
  pieces: Record<string, number>;
  tracks?: Record<string, Record<string, unknown>>;
  [field: string]: unknown;
}

const icons = (track: Track): number[] => track.flatMap((n, i) => (n > 0 ? [i + 1] : []));

describeReference("Root's factions", () => {
  const { factions, reachNeeded } = json<{
    factions: Record<Exclude<Faction, 'N'>, FactionReference>;
    reachNeeded: Record<string, number>;
  }>('root-factions.json');
  const track = (letter: Exclude<Faction, 'N'>, name: string) => factions[letter].tracks![name]!;

  it.each(FACTIONS.filter((letter) => letter !== 'N'))('has the faction %s', (letter) => {
    const [own, reference] = [FACTION_SHEETS[letter], factions[letter]];
    expect([own.name, own.setup, own.stance]).toEqual([reference.name, reference.setup, reference.cls]);
    expect(own.reach).toBe(letter === 'G' ? reference['reachSecond'] : reference.reach);
    // Plots are one class with four faces, waystations one with three (D1); crowns and retainers are not pieces.
    const { crowns, faithfulRetainers, waystations, ...pieces } = reference.pieces;
    const classes = Object.fromEntries(
      own.pieces.flatMap(({ piece, supply, faces }) =>
        letter === 'P' && faces ? Object.entries(faces) : [[piece, supply]],
      ),
    );
    expect(classes).toEqual(waystations ? { ...pieces, b: waystations } : pieces);
  });

  it('has the tracks', () => {
    for (const piece of ['b_s', 'b_w', 'b_r'] as const) expect(MARQUISE_POINTS[piece]).toEqual(track('C', piece)['vp']);
    expect(icons(MARQUISE_DRAWS)).toEqual(track('C', 'b_r')['drawIconAtSpace']);
    expect(MARQUISE_WOOD).toEqual(factions.C['buildCostByColumn']);
    expect([EYRIE_POINTS, icons(EYRIE_DRAWS)]).toEqual([track('E', 'b')['vp'], track('E', 'b')['drawIconAtSpace']]);
    expect([SYMPATHY_POINTS, SYMPATHY_COST]).toEqual([track('A', 't')['vp'], track('A', 't')['supporterCost']]);
    expect([GARDEN_POINTS, icons(GARDEN_DRAWS)]).toEqual([
      track('L', 'b_f')['vp'],
      track('L', 'b_f')['drawIconAtSpace'],
    ]);
    expect(factions.L['other']).toMatchObject({ conspiracyCost: CONSPIRACY_COST });
    expect(TRADE_POST_POINTS).toEqual(track('O', 't_f')['vp']);
    expect([CITADEL_RECRUITS, MARKET_DRAWS]).toEqual([
      track('D', 'b_c')['extraRecruitIcons'],
      track('D', 'b_m')['drawIcons'],
    ]);
    expect(OPPRESS_POINTS.slice(1)).toEqual(Object.values(track('H', 'oppress')));
    const [one, two, allied] = ADVANCE_POINTS;
    expect(factions.V['other']).toMatchObject({
      relationship: { aidsToAdvance: AIDS_TO_ADVANCE, vpOnEntering: { 1: one, 2: two, a: allied } },
    });
    expect(REACH_NEEDED).toEqual(reachNeeded);
  });
});

describeReference("names of Root's bots", () => {
  const { bots } = json<{
    bots: Record<
      string,
      { letter: string | null; traits: { name: string }[]; tracks: { ego?: number[] }; characters?: { name: string }[] }
    >;
  }>('root-bots.json');

  it.each(BOTS)('has the bot $name', ({ name, letters, traits }) => {
    const reference = bots[name]!;
    expect([letters[0], traits]).toEqual([reference.letter ?? 'N', reference.traits.map((trait) => trait.name)]);
    if (reference.characters)
      expect(sorted(VAGABOT_CHARACTERS)).toEqual(sorted(reference.characters.map(({ name }) => name.toLowerCase())));
    if (reference.tracks.ego) expect(EGO_POINTS).toEqual(reference.tracks.ego);
  });
});
