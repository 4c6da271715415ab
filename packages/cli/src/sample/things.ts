import type { GameSetup } from '@woodlog/core/kernel';
import { EXPANSIONS, expansionsOf } from '@woodlog/core/carcassonne';
import { BOTS, DECKS, FACTIONS, MAPS, VAGABOT_CHARACTERS, isNamedPlayer } from '@woodlog/core/root';
import { BOARDS } from '../games/fuzzy-knights/play.ts';
import type { GameId } from '../games/game-ids.ts';
import type { GameFacts } from '../games/play-adapter.ts';
import type { Things } from './coverage.ts';
import type { Seating } from './planned.ts';
import { difficultiesOf } from './root-spread.ts';

/** What a folder cannot show, and why. */
export interface Never {
  readonly kind: string;
  readonly what: string;
  readonly why: string;
}

/** What a game can show, what one log shows, and what no game of bots shows. */
interface Sights {
  things(seating: Seating): Things;
  seen(setup: GameSetup, facts: Pick<GameFacts, 'reason' | 'winners'> & { readonly text: string }): Things;
  readonly never: readonly Never[];
}

/** Events of Fuzzy Knights, by a step of the log. */
const EVENTS: Readonly<Record<string, RegExp>> = {
  'alliance made': /: ACCEPT$/m,
  'alliance broken': /: BREAK ALLIANCE /m,
  'vote on the rules': /: VOTE YES$/m,
  castle: /: CONSTRUCT CASTLE /m,
  ramparts: /: CONSTRUCT PALISADE /m,
  'monsters that join': /: DEFECT [1-9]/m,
  retreat: /: RETREAT$/m,
};

function played(setup: GameSetup): readonly string[] {
  const expansions = expansionsOf(setup);
  return 'violation' in expansions ? [] : expansions;
}

export const SIGHTS: Readonly<Record<GameId, Sights>> = {
  root: {
    things: ({ bots, sizes }) => {
      const sheets = BOTS.filter(({ id }) => bots.includes(id));
      return {
        seats: sizes.map(String),
        map: MAPS,
        deck: DECKS,
        bot: sheets.map(({ id }) => id),
        people: ['bots only', 'greedy'],
        faction: FACTIONS,
        difficulty: sheets.flatMap((sheet) => difficultiesOf(sheet).map((word) => `${sheet.id} ${word}`)),
        trait: sheets.flatMap(({ id, traits }) => traits.map((trait) => `${id} ${trait}`)),
        character: VAGABOT_CHARACTERS,
        end: ['score', 'rounds'],
      };
    },
    seen: ({ map, deck, seats }, { reason }) => {
      const bots = seats.filter(({ bot = '' }) => !isNamedPlayer(bot));
      return {
        seats: [`${seats.length}`],
        map: [map!],
        deck: [deck!],
        bot: bots.map(({ bot }) => bot!),
        people: [seats.find((seat) => !bots.includes(seat))?.bot ?? 'bots only'],
        faction: seats.map(({ faction = '' }) => faction),
        difficulty: bots.map(({ bot, difficulties }) => `${bot} ${difficulties?.join('+') ?? 'default'}`),
        trait: bots.flatMap(({ bot, traits = [] }) => traits.map((trait) => `${bot} ${trait}`)),
        character: bots.flatMap(({ character }) => character ?? []),
        end: [reason],
      };
    },
    never: [
      {
        kind: 'end',
        what: 'dominance',
        why: 'bots play no dominance cards (B.1.3), and one `greedy` player among them seldom wins by one',
      },
      {
        kind: 'end',
        what: 'coalition',
        why: 'it takes a dominance card of a Vagabond, whom only a person plays (9.2.8)',
      },
    ],
  },
  carcassonne: {
    things: ({ bots, sizes }) => ({
      seats: sizes.map(String),
      bot: bots,
      expansion: EXPANSIONS,
      end: ['tiles', 'tiles, shared'],
    }),
    seen: (setup, { reason, winners }) => ({
      seats: [`${setup.seats.length}`],
      expansion: played(setup),
      bot: [...new Set(setup.seats.flatMap(({ bot }) => bot ?? []))],
      end: [winners.length > 1 ? `${reason}, shared` : reason],
    }),
    never: [
      { kind: 'end', what: 'conceded', why: 'bots play on to the last tile' },
      { kind: 'end', what: 'abandoned', why: 'bots play on to the last tile' },
    ],
  },
  'fuzzy-knights': {
    things: ({ bots, sizes }) => ({
      seats: sizes.map(String),
      map: Object.values(BOARDS),
      bot: bots,
      event: Object.keys(EVENTS),
      end: ['conquest', 'alliance', 'days'],
    }),
    seen: ({ map = '10x10', seats }, { reason, text }) => ({
      seats: [`${seats.length}`],
      map: [map],
      bot: [...new Set(seats.flatMap(({ bot }) => bot ?? []))],
      event: Object.entries(EVENTS).flatMap(([event, steps]) => (steps.test(text) ? [event] : [])),
      end: [reason],
    }),
    never: [],
  },
};
