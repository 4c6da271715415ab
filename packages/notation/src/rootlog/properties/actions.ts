import fc from 'fast-check';
import {
  type Action,
  DECKS,
  type Deck,
  FACTIONS,
  ITEMS,
  type Shown,
  SUITS,
  cardNames,
  readCardName,
} from '@woodlog/core/root';
import { card, faction, factionBoard, hireling, ownTokens, path } from './components.ts';
import { itemMove } from './item-moves.ts';
import { type Written, mixedMove, plainMove } from './moves.ts';
import { type Tokens, all, arrow, countTokens, mostly, spaced } from './spelling.ts';

const owner = fc.oneof({ weight: 4, arbitrary: faction }, { weight: 1, arbitrary: hireling });

const written =
  (action: Action, ...forms: string[]) =>
  (text: string): Written => ({ action, text, forms });

/** Tokens that end in an arrow, and what follows it. */
const pointing = (tokens: Tokens, ...after: Tokens): fc.Arbitrary<string> =>
  arrow.chain((arrow) => spaced([...tokens, arrow, ...after]));

const battle = (taker: string): fc.Arbitrary<Written> => {
  const suit = fc.constantFrom(...SUITS, null);
  const rolls = fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), { nil: undefined });
  return fc
    .tuple(owner, owner, fc.integer({ min: 0, max: 12 }), fc.array(suit, { maxLength: 2 }), rolls)
    .chain(([attacker, defender, clearing, ambushes, rolls]) =>
      fc.tuple(ownTokens(attacker, taker), ...ambushes.map(() => mostly('@', 'a'))).chain(([by, ...marks]) => {
        // The letter of a hireling that is not a faction counts only if the next letter shows it.
        const attackers: Tokens = by.length === 1 && /^[STJ]$/.test(by[0]!) ? [`h_${by[0]}`] : by;
        const played = ambushes.flatMap((suit, i) => (suit === null ? ['@'] : [suit, marks[i] as string]));
        const dice = rolls ? ['(', String(rolls[0]), ',', String(rolls[1]), ')'] : [];
        return spaced([...attackers, 'X', defender, String(clearing), ...played, ...dice]).map(
          written(
            { kind: 'battle', attacker, defender, clearing: String(clearing), ambushes, ...(rolls && { rolls }) },
            `battle with ${ambushes.length} ambushes`,
            rolls ? 'rolls' : 'no rolls',
          ),
        );
      }),
    );
};

const reveal = (taker: string, deck: Deck): fc.Arbitrary<Written> => {
  const to = fc.option(faction, { nil: null });
  const hand = fc
    .tuple(faction, to)
    .chain(([by, to]) =>
      ownTokens(by, taker).chain((own) =>
        spaced([...own, '^', ...(to ?? '')]).map(written({ kind: 'reveal', by, cards: [], to }, 'reveal a hand')),
      ),
    );
  const term = fc.tuple(fc.integer({ min: 1, max: 9 }), card(deck), faction);
  const cards = fc.tuple(fc.array(term, { minLength: 1, maxLength: 4 }), to).chain(([terms, to]) =>
    all(terms.map(([count, , by]) => fc.tuple(countTokens(count), ownTokens(by, taker)))).chain((writtenActions) => {
      const cards = terms.map(([count, { name }, by]): Shown => ({ count, what: name, by }));
      const tokens = terms.flatMap(([, { tokens }], i) => [
        ...(i ? ['+'] : []),
        ...writtenActions[i]![0],
        ...tokens,
        ...writtenActions[i]![1],
      ]);
      return spaced([...tokens, '^', ...(to ?? '')]).map(
        written({ kind: 'reveal', by: cards[0]!.by, cards, to }, 'reveal cards'),
      );
    }),
  );
  return fc.oneof(hand, cards);
};

const craft = (deck: Deck): fc.Arbitrary<Written> => {
  const anItem = fc
    .constantFrom(...ITEMS)
    .chain((letter) =>
      mostly<Tokens>(['Z', `%${letter}`], ['Z', letter]).chain((tokens) =>
        spaced(tokens).map(written({ kind: 'craft', what: `%${letter}` }, 'craft an item')),
      ),
    );
  const words = cardNames(deck).filter((word) => {
    const name = readCardName(deck, word)!;
    return name.pile === 'deck' && word !== '@';
  });
  const aCard = fc.constantFrom(...words).chain((word) => {
    const name = readCardName(deck, word)!;
    const suits = 'cards' in name ? [...new Set(name.cards.map(({ suit }) => suit as string))] : [];
    const only = suits.length === 1 ? suits[0]! : '';
    const bare = written({ kind: 'craft', what: `${only}#${name.spelling}` }, 'craft a card');
    const suited = fc
      .constantFrom(...suits)
      .map((suit) => ({ tokens: ['Z', suit, '#', word], what: `${suit}#${name.spelling}` }));
    return fc.oneof(
      { weight: 3, arbitrary: spaced(['Z', word]).map(bare) },
      {
        weight: 1,
        arbitrary: suited.chain(({ tokens, what }) =>
          spaced(tokens).map(written({ kind: 'craft', what }, 'craft a card of a suit')),
        ),
      },
    );
  });
  return fc.oneof(anItem, aCard);
};

const score = (taker: string): fc.Arbitrary<Written> =>
  fc.tuple(faction, fc.integer({ min: -99, max: 99 })).chain(([faction, drawn]) => {
    const points = drawn + 0;
    return fc
      .tuple(ownTokens(faction, taker), countTokens(Math.abs(points)))
      .chain(([own, count]) =>
        spaced([...own, points < 0 ? '--' : '++', ...count]).map(
          written({ kind: 'score', faction, points }, points < 0 ? 'lose points' : 'score'),
        ),
      );
  });

const marker = (taker: string): fc.Arbitrary<Written> =>
  fc
    .tuple(faction, factionBoard(taker))
    .chain(([faction, board]) =>
      ownTokens(faction, taker).chain((own) =>
        pointing([...own, '++'], ...board.tokens).map(
          written({ kind: 'marker', faction, board: board.name }, 'marker'),
        ),
      ),
    );

const relate = (taker: string): fc.Arbitrary<Written> =>
  fc
    .tuple(
      fc.constantFrom('V', 'G'),
      fc.array(faction, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('h', '0', '1', '2', 'a'),
    )
    .chain(([vagabond, factions, status]) =>
      ownTokens(vagabond, taker).chain((own) =>
        pointing(
          factions.flatMap((faction, i) => [...(i ? ['+'] : []), ...own, `$_${faction}`]),
          status,
        ).map(
          written({ kind: 'relate', vagabond, factions, status }, `relate ${factions.length > 1 ? 'several' : 'one'}`),
        ),
      ),
    );

const set = (name: string, to: string, action: Action, ...owners: string[]): fc.Arbitrary<Written> =>
  mostly<Tokens>([], ...owners.map((owner) => [owner])).chain((own) =>
    pointing([...own, name], to).map(written(action, action.kind)),
  );

const settings: fc.Arbitrary<Written> = fc.oneof(
  fc
    .tuple(fc.subarray(['h', 'r', 'm'] as const, { minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 4 }))
    .chain(([services, price]) =>
      set(services.map((service) => `$_${service}`).join('+'), String(price), { kind: 'price', services, price }, 'O'),
    ),
  fc
    .tuple(fc.constantFrom('$_', '$'), fc.integer({ min: 1, max: 4 }))
    .chain(([name, price]) => set(name, String(price), { kind: 'price', services: ['h', 'r', 'm'], price }, 'O')),
  fc.integer({ min: 0, max: 99 }).chain((funds) => set('$_f', String(funds), { kind: 'funds', funds }, 'O')),
  fc
    .tuple(fc.constantFrom('F', 'M', 'R'), fc.boolean())
    .chain(([suit, hated]) => set(hated ? '$_ho' : '$_o', suit, { kind: 'outcast', suit, hated }, 'L')),
  fc.integer({ min: 1, max: 5 }).chain((space) => set('$_c', String(space), { kind: 'conspiracy', space }, 'L')),
);

const plots = fc.constantFrom('t_b', 't_e', 't_r', 't_s');
const inClearing = fc.integer({ min: 1, max: 12 }).map(String);

const guess: fc.Arbitrary<Written> = fc
  .tuple(plots, inClearing, fc.constantFrom<Tokens>(['P'], []))
  .chain(([plot, clearing, own]) =>
    mostly<Tokens>(['?', ...own, plot, clearing], ['?', ...own, 't', clearing, '^', plot]).chain((tokens) =>
      spaced(tokens).map(written({ kind: 'guess', plot: `P${plot}`, clearing }, 'guess')),
    ),
  );

const flip = (taker: string): fc.Arbitrary<Written> => {
  const plot = fc
    .tuple(plots, inClearing, fc.constantFrom('', 'P'))
    .chain(([face, at, again]) =>
      ownTokens('P', taker).chain((own) =>
        spaced([...own, 't', at, '^', ...again, face]).map(
          written({ kind: 'flip', what: 'Pt', at, becomes: `P${face}` }, 'flip a plot'),
        ),
      ),
    );
  const relic = fc
    .tuple(fc.constantFrom('t_f', 't_t', 't_j'), fc.integer({ min: 1, max: 3 }), inClearing)
    .chain(([type, value, at]) =>
      ownTokens('K', taker).chain((own) =>
        mostly<Tokens>(
          [type, at, '^', String(value)],
          [type, at, '^', `${type}_${value}`],
          ['t', at, '^', `t_${value}_${type.charAt(2)}`],
          ['t', at, '^', `${type}_${value}`],
        ).chain((tokens) =>
          spaced([...own, ...tokens]).map(
            written({ kind: 'flip', what: `K${type}`, at, becomes: `K${type}_${value}` }, 'flip a relic'),
          ),
        ),
      ),
    );
  return fc.oneof(plot, relic);
};

const trick = (taker: string): fc.Arbitrary<Written> =>
  fc
    .tuple(inClearing, inClearing)
    .chain(([one, two]) =>
      ownTokens('P', taker).chain((own) =>
        spaced([...own, 't', one, '<->', ...own, 't', two]).map(
          written({ kind: 'trick', clearings: [one, two] }, 'trick'),
        ),
      ),
    );

const hire = (taker: string): fc.Arbitrary<Written> =>
  fc
    .tuple(hireling, factionBoard(taker), fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }), fc.boolean())
    .chain(([hireling, board, markers, demoted]) =>
      pointing(
        [demoted ? `${hireling}d` : hireling],
        ...board.tokens,
        ...(markers === null ? [] : [String(markers)]),
      ).map(
        written(
          { kind: 'hire', hireling, board: board.name, markers, ...(demoted && { demoted }) },
          'hire',
          ...(markers === null ? [] : ['hire with markers']),
          ...(demoted ? ['hire demoted'] : []),
        ),
      ),
    );

/** Any action that a log can write in a line of the taker, in one of its spellings. */
export const anyAction = (taker: string, deck: Deck): fc.Arbitrary<Written> =>
  fc.oneof(
    { weight: 8, arbitrary: plainMove(taker, deck) },
    { weight: 5, arbitrary: itemMove(taker) },
    { weight: 1, arbitrary: mixedMove(taker, deck) },
    { weight: 2, arbitrary: battle(taker) },
    { weight: 2, arbitrary: reveal(taker, deck) },
    { weight: 2, arbitrary: craft(deck) },
    score(taker),
    marker(taker),
    path.chain(({ name, tokens }) => pointing(tokens).map(written({ kind: 'open-path', path: name }, 'open path'))),
    ownTokens('E', taker).chain((own) =>
      pointing([...own, '$_']).map(written({ kind: 'discard-decree', faction: 'E' }, 'discard decree')),
    ),
    relate(taker),
    { weight: 2, arbitrary: settings },
    guess,
    flip(taker),
    trick(taker),
    hire(taker),
  );

/** An action in a line of the taker, in a game with this deck. */
export interface WrittenAction extends Written {
  readonly taker: string;
  readonly deck: Deck;
}

/** Any action in anybody's line. */
export const writtenActions: fc.Arbitrary<WrittenAction> = fc
  .tuple(fc.constantFrom(...FACTIONS), fc.constantFrom(...DECKS))
  .chain(([taker, deck]) => anyAction(taker, deck).map((written) => ({ taker, deck, ...written })));
