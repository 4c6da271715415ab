import { describe, expect, test } from 'vitest';
import { type GameSetup, stream } from '../kernel/index.ts';
import { type SetupCard, canDraft, dealSetupCards, draft, draftAtRandom } from './draft.ts';
import { FACTION_SHEETS } from './data/factions/sheets.ts';

const table = (seats: number, rest: Partial<GameSetup> = {}): GameSetup => ({
  game: 'root',
  seats: Array.from({ length: seats }, (_, i) => ({ player: `Player ${i + 1}` })),
  ...rest,
});

const DEALS = 300;
const deals = (setup: GameSetup): SetupCard[][] =>
  Array.from({ length: DEALS }, (_, index) => dealSetupCards(setup, stream('draft', index, 'draft')));
const factions = (cards: readonly SetupCard[]): string => cards.map(({ faction }) => faction).join('');
const stanceOf = ({ faction }: SetupCard) => FACTION_SHEETS[faction].stance;

/** The faction of each seat, when each takes the first of these cards that it may. */
function chosen(setup: GameSetup, dealt: readonly SetupCard[], wishes: string): string {
  const drafting = draft(setup, dealt);
  let next = drafting.next();
  while (!next.done) {
    const { options } = next.value;
    const card = [...wishes].flatMap((wish) => options.find(({ faction }) => faction === wish) ?? [])[0];
    if (card === undefined) throw new Error(`none of ${wishes} in ${factions(options)}`);
    next = drafting.next(card);
  }
  return next.value.seats.map(({ faction }) => faction).join('');
}

describe('the setup cards that are dealt out (A.8.2)', () => {
  test('A.8.2: one militant first, then one card for each player, no faction twice', () => {
    for (const dealt of deals(table(4))) {
      expect(dealt).toHaveLength(5);
      expect(dealt.slice(0, 1).map(stanceOf)).toEqual(['militant']);
      expect(new Set(factions(dealt)).size).toBe(5);
    }
    const all = deals(table(4)).map((dealt) => factions(dealt.slice(1)));
    expect([...new Set(all.join(''))].sort().join('')).toBe('ACDEHKLOPV');
  });

  test('A.8.2.I: militants alone for two players', () => {
    for (const dealt of deals(table(2))) expect(dealt.map(stanceOf)).toEqual(['militant', 'militant', 'militant']);
  });

  test('A.8.2.II: the last card is locked if it is an insurgent', () => {
    for (const dealt of deals(table(3)))
      for (const [at, card] of dealt.entries())
        expect(card.locked === true).toBe(at === 3 && stanceOf(card) === 'insurgent');
  });

  test('A.8.2.III: the Vagabond comes with a character', () => {
    for (const dealt of deals(table(5)))
      for (const card of dealt) expect(card.character !== undefined).toBe(card.faction === 'V');
  });

  test('A.6.5: factions of hirelings stay out, and those of bots', () => {
    const seats = [{ player: '' }, { player: '' }, { player: '', faction: 'G', bot: 'vagabot' }];
    const setup = table(0, { seats, hirelings: ['h_C', 'h_Ad'] });
    for (const dealt of deals(setup)) {
      expect(dealt).toHaveLength(3);
      expect(factions(dealt)).toMatch(/^[^CAVG]*$/);
    }
  });

  test('A.8.1: there must be a militant and a card for each player', () => {
    expect(canDraft(table(6))).toBe(true);
    expect(canDraft(table(3, { hirelings: ['h_C', 'h_E', 'h_D'] }))).toBe(true);
    const bots = ['C', 'E', 'D', 'H', 'K'].map((faction) => ({ player: '', faction }));
    expect(canDraft(table(0, { seats: [{ player: '' }, ...bots] }))).toBe(false);
  });
});

describe('who chooses (A.8.3)', () => {
  const dealt: SetupCard[] = [
    { faction: 'C' },
    { faction: 'A' },
    { faction: 'V', character: 'thief' },
    { faction: 'L', locked: true },
  ];

  test('A.8.3: the last player first', () => expect(chosen(table(3), dealt, 'CAVL')).toBe('VAC'));

  test('A.8.2.II: a locked insurgent waits for a militant', () => {
    expect(chosen(table(3), dealt, 'LAVC')).toBe('CVA');
    expect(chosen(table(3), dealt, 'LCAV')).toBe('ALC');
  });

  test('A.8.2: the setup has what was dealt, and the Vagabond his character', () => {
    const drafted = draftAtRandom(table(3), stream('draft', 4, 'draft'));
    expect(drafted.options?.['pool']).toHaveLength(4);
    for (const { faction, character } of drafted.seats) expect(character !== undefined).toBe(faction === 'V');
  });
});
