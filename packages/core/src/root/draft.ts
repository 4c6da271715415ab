import type { GameSetup, SeatSetup, Stream } from '../kernel/index.ts';
import { HIRELING_SHEETS } from './data/hirelings.ts';
import { type Faction, FACTIONS } from './data/vocabulary.ts';
import { CHARACTERS } from './data/factions/vagabond.ts';
import { FACTION_SHEETS } from './data/factions/sheets.ts';
import { type HirelingSide, hirelingOf } from './root-setup.ts';

/** A faction setup card that was dealt out (A.8.2). */
export interface SetupCard {
  readonly faction: Faction;
  /** The character that the Vagabond has to be (A.8.2.III). */
  readonly character?: string;
  /** The last card if it is an insurgent's: it waits for a militant to be chosen (A.8.2.II). */
  readonly locked?: true;
}

const isMilitant = (faction: Faction): boolean => FACTION_SHEETS[faction].stance === 'militant';

export const isDrafting = ({ faction }: SeatSetup): boolean => faction === undefined;

/**
 * The factions that can be drafted (A.8.1): not those of bots and hirelings at the table, with one card of the Vagabond, and
 * for two players militants alone (A.8.2.I).
 */
function draftable({ seats, hirelings = [] }: GameSetup): Faction[] {
  const gone: readonly string[] = [
    ...seats.map(({ faction = '' }) => (faction === 'G' ? 'V' : faction)),
    ...hirelings.flatMap((side) => HIRELING_SHEETS[hirelingOf(side as HirelingSide)].replaces),
  ];
  return FACTIONS.filter(
    (one) =>
      one !== 'G' &&
      FACTION_SHEETS[one].stance !== undefined &&
      !gone.includes(one) &&
      (seats.length > 2 || isMilitant(one)),
  );
}

/** Whether there are enough setup cards: a militant's, and one for each seat that drafts. */
export function canDraft(setup: GameSetup): boolean {
  const factions = draftable(setup);
  return factions.some(isMilitant) && factions.length > setup.seats.filter(isDrafting).length;
}

/** Deals out the setup cards: a militant's first, then as many as seats draft (A.8.2). */
export function dealSetupCards(setup: GameSetup, chance: Stream): SetupCard[] {
  const factions = draftable(setup);
  const first = chance.pick(factions.filter(isMilitant));
  const others = chance.shuffle(factions.filter((one) => one !== first));
  const dealt = [first, ...others.slice(0, setup.seats.filter(isDrafting).length)];
  return dealt.map(
    (faction, at): SetupCard => ({
      faction,
      ...(faction === 'V' && { character: chance.pick(CHARACTERS).spelling }),
      ...(at === dealt.length - 1 && !isMilitant(faction) && { locked: true }),
    }),
  );
}

/**
 * The seats choose one after another, the last player first (A.8.3). Gives the setup with their factions and the pool, and
 * asks with `yield` which card a seat takes.
 */
export function* draft(
  setup: GameSetup,
  dealt: readonly SetupCard[],
): Generator<{ readonly seat: SeatSetup; readonly options: readonly SetupCard[] }, GameSetup, SetupCard> {
  const seats = [...setup.seats];
  let left = dealt;
  for (const [index, seat] of [...seats.entries()].reverse()) {
    if (!isDrafting(seat)) continue;
    const isOpen = dealt.some((card) => isMilitant(card.faction) && !left.includes(card));
    const card = yield { seat, options: left.filter(({ locked }) => isOpen || locked !== true) };
    left = left.filter((one) => one !== card);
    const { faction, character } = card;
    seats[index] = { ...seat, faction, ...(character !== undefined && { character }) };
  }
  return { ...setup, seats, options: { ...setup.options, pool: dealt.map(({ faction }) => faction) } };
}

/** A draft whose cards chance deals and chooses. */
export function draftAtRandom(setup: GameSetup, chance: Stream): GameSetup {
  const drafting = draft(setup, dealSetupCards(setup, chance));
  let next = drafting.next();
  while (!next.done) next = drafting.next(chance.pick(next.value.options));
  return next.value;
}
