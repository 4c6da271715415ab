import fc from 'fast-check';
import { type Action, type Deck, DECKS, FACTIONS, HIRELINGS, LANDMARKS, MAPS, type MapName } from '@woodlog/core/root';
import type { Header, Log, Player, Turn } from '../log.ts';
import { anyAction } from './actions.ts';
import { all } from './spelling.ts';

export interface WrittenLog {
  readonly log: Log;
  readonly text: string;
}

interface Line<T> {
  readonly meaning: T;
  readonly text: string;
}

const BLANK = /^[\s\u200b]|[\s\u200b]$/;
const aLine = fc
  .oneof(fc.string({ maxLength: 30 }), fc.string({ maxLength: 12, unit: 'grapheme' }))
  .map((text) => text.replace(/[\n\r]/g, ''))
  .filter((text) => !BLANK.test(text));

const comment = fc.oneof(aLine, fc.constantFrom('So it begins.', '// twice', '', 'C:w->3', '- a point'));
const name = fc
  .oneof(aLine, fc.constantFrom('Ann', 'Bert the Cat', 'Mechanical Marquise 2.0 (nightmare; Blitz, Fortified)'))
  .filter((text) => !text.includes('->') && !text.includes('//'));

const commentText = (text: string): fc.Arbitrary<string> => fc.constantFrom(`// ${text}`, `//${text}`, `//\t${text}  `);

/** What may stand at the end of a line. */
const tail = fc.option(
  comment
    .filter((text) => text !== '')
    .chain((text) => commentText(text).map((written) => ({ meaning: text, text: ` ${written}` }))),
  {
    freq: 2,
    nil: undefined,
  },
);

const separator = fc.constantFrom('/', '/', '/', ';', ' / ', ' ; ', ';/', '/ ;');

const actionsText = (texts: readonly string[]): fc.Arbitrary<string> =>
  all(texts.map((_, i) => (i === 0 ? fc.constantFrom('', ' ') : separator))).map((gaps) =>
    texts.map((text, i) => gaps[i]! + text).join(''),
  );

/** A list of actions of any length: most lines are short, some have hundreds. */
const actionsOf = (taker: string, deck: Deck, most: number): fc.Arbitrary<Line<Action[]>> =>
  fc.array(anyAction(taker, deck), { maxLength: most, size: 'max' }).chain((written) =>
    actionsText(written.map(({ text }) => text)).map((text) => ({
      meaning: written.map(({ action }) => action),
      text,
    })),
  );

const turn = (taker: string, setup: boolean, deck: Deck, most: number): fc.Arbitrary<Line<Turn>> =>
  fc
    .tuple(actionsOf(taker, deck, most), tail, fc.array(comment, { maxLength: 2 }), fc.constantFrom(':', ' :', ': '))
    .chain(([{ meaning, text }, inline, below, colon]) =>
      all(below.map(commentText)).map((belowTexts) => {
        const comment = [inline?.meaning ?? '', ...below].join('\n');
        return {
          meaning: {
            taker,
            ...(setup && { setup: true as const }),
            actions: meaning,
            ...(comment !== '' && { comment }),
          },
          text: [`${taker}${colon}${text}${inline?.text ?? ''}`, ...belowTexts].join('\n'),
        };
      }),
    );

const MAP_WORDS: Readonly<Record<MapName, readonly string[]>> = {
  Fall: ['Fall', 'Autumn', 'fall', 'Autumn map'],
  Winter: ['Winter', 'WINTER'],
  Lake: ['Lake', 'lake map'],
  Mountain: ['Mountain'],
};
const DECK_WORDS: Readonly<Record<Deck, readonly string[]>> = {
  Standard: ['Standard', 'standard deck', 'Base'],
  'E&P': ['E&P', 'e&p', 'Exiles & Partisans', 'Exiles and Partisans deck'],
};

interface HeaderPart {
  readonly meaning: Partial<Header>;
  readonly text: string;
}

const labelled = (label: string, value: string): fc.Arbitrary<string> =>
  fc.constantFrom(`${label}: ${value}`, `${label}:${value}`, `${label.toLowerCase()} : ${value} `);

const headerParts = (deck: Deck): fc.Arbitrary<(HeaderPart | undefined)[]> => {
  const optional = <T>(part: fc.Arbitrary<T>) => fc.option(part, { nil: undefined });
  const map = fc
    .constantFrom(...MAPS)
    .chain((map) =>
      fc
        .constantFrom(...MAP_WORDS[map])
        .chain((word) => labelled('Map', word).map((text): HeaderPart => ({ meaning: { map }, text }))),
    );
  const deckLine = fc
    .constantFrom(...DECK_WORDS[deck])
    .chain((word) => labelled('Deck', word).map((text): HeaderPart => ({ meaning: { deck }, text })));
  const clearings = fc
    .array(fc.constantFrom('F' as const, 'M' as const, 'R' as const), { minLength: 12, maxLength: 12 })
    .chain((clearings) =>
      fc
        .constantFrom(', ', ',', ' ')
        .chain((comma) =>
          labelled('Clearings', clearings.map((suit, i) => `${suit}${i + 1}`).join(comma)).map(
            (text): HeaderPart => ({ meaning: { clearings }, text }),
          ),
        ),
    );
  const landmarks = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...LANDMARKS), fc.integer({ min: 1, max: 12 })), {
      maxLength: 3,
      selector: ([name]) => name,
    })
    .chain((placed) => {
      const actions = placed.map(
        ([what, to]): Action => ({ kind: 'move', parts: [{ count: 1, what, from: null, to: String(to) }] }),
      );
      return actionsText(placed.map(([what, to]) => `${what}->${to}`)).chain((written) =>
        labelled('Landmarks', written).map((text): HeaderPart => ({ meaning: { landmarks: actions }, text })),
      );
    });
  const hirelings = fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...HIRELINGS), fc.constantFrom('', 'd')), {
        minLength: 1,
        maxLength: 3,
        selector: ([name]) => name,
      }),
      fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
    )
    .chain(([named, places]) => {
      const setup = places.map(
        (to): Action => ({ kind: 'move', parts: [{ count: 1, what: 'h_Cw', from: 'supply:h_C', to: String(to) }] }),
      );
      const written = [named.map((it) => it.join('')).join(', '), ...places.map((to) => `h_Cw->${to}`)].join('/');
      return labelled('Hirelings', written).map(
        (text): HeaderPart => ({
          meaning: { hirelings: named.map((it) => it.join('')), ...(setup.length > 0 && { hirelingSetup: setup }) },
          text,
        }),
      );
    });
  const pool = fc
    .uniqueArray(fc.constantFrom(...FACTIONS), { maxLength: 7 })
    .chain((pool) =>
      fc
        .constantFrom('', ', ', ' ')
        .chain((comma) => labelled('Pool', pool.join(comma)).map((text): HeaderPart => ({ meaning: { pool }, text }))),
    );
  return all([optional(map), deckLine, optional(clearings), optional(landmarks), optional(hirelings), optional(pool)]);
};

const playerLine = (faction: string): fc.Arbitrary<Line<Player>> =>
  name.chain((name) =>
    fc
      .constantFrom(`${faction}: ${name}`, `${faction}:${name} `, ` ${faction} : ${name}`)
      .map((text) => ({ meaning: { faction, name }, text })),
  );

/** Logs with every kind of line. `most` limits the actions of a line. */
export const anyLog = (most = 6, turns = 8): fc.Arbitrary<WrittenLog> =>
  fc
    .tuple(
      fc.constantFrom(...DECKS),
      fc.uniqueArray(fc.constantFrom(...FACTIONS), { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(), { maxLength: turns, size: 'max' }),
    )
    .chain(([deck, seats, takers]) => {
      const seen = new Set<string>();
      const lines = takers.map((n) => {
        const taker = seats[n % seats.length]!;
        const setup = !seen.has(taker);
        seen.add(taker);
        return turn(taker, setup, deck, most);
      });
      const winner = fc.option(
        fc.tuple(fc.uniqueArray(fc.constantFrom(...seats), { minLength: 1 }), fc.constantFrom('', ' ', ', '), tail),
        { nil: undefined },
      );
      return fc.tuple(
        headerParts(deck),
        all(seats.map(playerLine)),
        fc.array(comment, { maxLength: 3 }),
        all(lines),
        winner,
        fc.constantFrom('\n', '\r\n', '\n\n', '\r'),
        fc.constantFrom('', '\ufeff', '\n\n'),
        fc.boolean(),
      );
    })
    .chain(([parts, players, comments, turns, winner, eol, head, lastEol]) =>
      all(comments.map(commentText)).map((commentTexts) => {
        const header: Header = {
          ...Object.assign({}, ...parts.map((part) => part?.meaning)),
          players: players.map(({ meaning }) => meaning),
          ...(comments.length > 0 && { comments }),
        };
        const winners = winner?.[0] ?? [];
        const ending = winner?.[2];
        const lines = [
          ...commentTexts,
          ...parts.flatMap((part) => (part ? [part.text] : [])),
          ...players.map(({ text }) => text),
          ...turns.flatMap(({ text }) => text.split('\n')),
          ...(winner ? [`Winner: ${winners.join(winner[1])}${ending?.text ?? ''}`] : []),
        ];
        const log: Log = {
          game: 'root',
          header,
          turns: turns.map(({ meaning }) => meaning),
          winners,
          ...(ending && { comment: ending.meaning }),
        };
        return { log, text: head + lines.join(eol) + (lastEol ? eol : '') };
      }),
    );
