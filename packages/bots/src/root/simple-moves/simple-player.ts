import { act, assert } from '@woodlog/core/kernel';
import {
  type ClearingOrBurrow,
  CLEARINGS,
  HAND_LIMIT,
  type Item,
  PROTECTIONISM,
  SUITS,
  rowAt,
  clearingRow,
  countAt,
  pileAt,
  columnAt,
  columnNamed,
  placeNamed,
  playerAt,
  type ColumnIndex,
} from '@woodlog/core/root';
import {
  type RootTurn,
  type SeatedPlayer,
  type Phases,
  type PieceCount,
  type RulesContext,
  ask,
  askForCard,
  battle,
  byPath,
  defendersAt,
  destinations,
  drawCards,
  inSupply,
  isInPlay,
  mayPlace,
  move,
  moveCard,
  piecesAt,
  place,
  placeWhatFits,
  warriorsAt,
} from '@woodlog/core/root-law';
import { freeCorner } from '../shared/corners.ts';
import { PUPPET_SHEETS } from './sheets.ts';

/**
 * Stands in for a person: simple moves that the common law allows, chosen at random, so that what only people trigger
 * comes about. It knows nothing of how its faction scores or pays.
 */
const LAW = 'puppet';
const MOVES = 2;

/** The whole turn is one step: nothing in it is asked of the law. */
export const SIMPLE_PHASES: Phases = {
  setup: { law: LAW, steps: [{ law: LAW, name: 'Setup', play: (turn) => simpleSetup(turn, turn.me) }] },
  birdsong: { law: LAW, steps: [] },
  daylight: { law: LAW, steps: [{ law: LAW, name: 'Turn', play: (turn) => simpleTurn(turn, turn.me) }] },
  evening: { law: LAW, steps: [] },
};

/** Sets its pieces out: in a corner and around it, or anywhere. */
function* simpleSetup(ctx: RulesContext, self: SeatedPlayer): RootTurn {
  yield* takeOwnCard(ctx, self);
  if (self.pawns.length > 0) {
    yield* setOutPawn(ctx, self);
    return;
  }
  const { corner, adjacent, scattered, cornerBuilding = [] } = PUPPET_SHEETS[self.letter];
  if (scattered !== undefined) {
    for (let n = 0; n < scattered; n++) yield* placeSomewhere(ctx, self, self.warrior);
    return;
  }
  const start = yield* freeCorner(ctx, self, LAW);
  yield* placeThere(ctx, self, start, corner);
  const building = cornerBuilding.find((name) => mayPlace(ctx, self, columnNamed(ctx.layout, name), start));
  if (building !== undefined) yield* placeThere(ctx, self, start, { [building]: 1 });
  if (adjacent === undefined) return;
  for (const clearing of byPath(ctx, self, start)) {
    if (clearing !== 0 && mayPlace(ctx, self, self.warrior, clearing)) yield* placeThere(ctx, self, clearing, adjacent);
  }
}

/** What may lie there: where all corners are taken, that is not everything (5.1.7). */
function* placeThere(
  ctx: RulesContext,
  self: SeatedPlayer,
  clearing: ClearingOrBurrow,
  pieces: Readonly<Record<string, number>>,
): RootTurn {
  const some = Object.entries(pieces).map(([name, count]) => ({ column: columnNamed(ctx.layout, name), count }));
  yield* placeWhatFits(ctx, self, clearing, some);
}

/** A character that no other Vagabond is, and whose items another has not taken (9.3.5), or a mood (14.7). */
function* takeOwnCard({ state, layout }: RulesContext, self: SeatedPlayer): RootTurn {
  const { ownCards } = PUPPET_SHEETS[self.letter];
  if (ownCards === undefined) return;
  const taken = (card: string): boolean =>
    layout.seats.some(
      ({ boardRow, character }) => card === `#${character}` || countAt(state, boardRow, columnNamed(layout, card)) > 0,
    );
  const box = rowAt(state, layout.boxRow);
  const inBox = (items: readonly Item[]): boolean =>
    items.every((item) => box[layout.items[item].refreshed]! >= items.filter((one) => one === item).length);
  const options = ownCards.filter(({ card, items }) => !taken(card) && inBox(items)).map(({ card }) => card);
  const what = yield* choose(self, 'card of its own', options);
  yield* act({ kind: 'move', parts: [{ count: 1, what, from: 'draw', to: self.board }] });
}

/** A Vagabond's pawn, in a forest (9.3). */
function* setOutPawn(ctx: RulesContext, self: SeatedPlayer): RootTurn {
  const options = ctx.layout.map.forests.map(({ name }) => name);
  const forest = yield* choose(self, 'forest to start in', options);
  yield* act({ kind: 'move', parts: [{ count: 1, what: `${self.letter}p`, from: null, to: forest }] });
}

/** A turn: craft, build, recruit, move, battle, draw. */
function* simpleTurn(ctx: RulesContext, self: SeatedPlayer): RootTurn {
  yield* payProtectionism(ctx, self);
  yield* leaveForest(ctx, self);
  if (yield* agrees(self, 'craft a card')) yield* craftSomething(ctx, self);
  for (const name of new Set(PUPPET_SHEETS[self.letter].builds)) {
    if (yield* agrees(self, `place ${name}`)) yield* placeSomewhere(ctx, self, columnNamed(ctx.layout, name));
  }
  if (self.warrior >= 0) {
    for (let n = 0; n < MOVES; n++) yield* placeSomewhere(ctx, self, self.warrior);
  }
  for (let n = 0; n < MOVES; n++) yield* moveSome(ctx, self);
  yield* battleSomewhere(ctx, self);
  yield* drawCards(ctx, LAW, self.letter, 1);
  yield* discardDown(ctx, self);
}

/** What the ledger would enter with the next action, written: what is placed after it is counted right (11.4.1, D62). */
function* payProtectionism({ state, layout }: RulesContext, self: SeatedPlayer): RootTurn {
  if (state.turn.due.length === 0) return;
  const count = Math.min(PROTECTIONISM, countAt(state, layout.supplyRow, self.warrior));
  if (count === 0) return;
  const what = columnAt(layout, self.warrior).name;
  yield* act({ kind: 'move', parts: [{ count, what, from: self.supply, to: self.board }] });
}

function* chooseNamed<T extends { readonly name: string }>(
  self: SeatedPlayer,
  prompt: string,
  options: readonly T[],
): RootTurn<T> {
  const names = options.map(({ name }) => name);
  const chosen = options[names.indexOf(yield* choose(self, prompt, names))];
  assert(chosen !== undefined, `${prompt}: the answer is none of the options`);
  return chosen;
}

function* choose<T extends string | number>(self: SeatedPlayer, prompt: string, options: readonly T[]): RootTurn<T> {
  return (yield* ask({ kind: 'choose', law: LAW, prompt, seat: self.index, options })) as T;
}

function* agrees(self: SeatedPlayer, prompt: string): RootTurn<boolean> {
  return (yield* choose(self, prompt, ['no', 'no', 'yes'])) === 'yes';
}

/** A card with a lasting effect, whatever it costs; one of which it has another goes (4.1.4). */
function* craftSomething(ctx: RulesContext, self: SeatedPlayer): RootTurn {
  const wanted = { suits: SUITS, lasting: true, optional: true } as const;
  const card = yield* askForCard(ctx, LAW, 'card to craft', self, wanted);
  if (card === null) return;
  if (isInPlay(ctx.state, ctx.layout, self.index, card)) yield* moveCard(card, self.letter, 'discard');
  else yield* act({ kind: 'craft', what: card });
}

/** Where it has pieces, or anywhere while it has none. */
function* placeSomewhere(ctx: RulesContext, self: SeatedPlayer, column: ColumnIndex): RootTurn {
  if (inSupply(ctx, column) === 0) return;
  const may = CLEARINGS.filter((clearing) => mayPlace(ctx, self, column, clearing));
  const mine = may.filter((clearing) => piecesAt(ctx, self, clearing) > 0);
  const options = mine.length > 0 && self.letter !== 'A' ? mine : may;
  if (options.length === 0) return;
  yield* place(ctx, self, yield* choose(self, 'clearing to place in', options), [{ column, count: 1 }]);
}

function* leaveForest({ state, layout }: RulesContext, self: SeatedPlayer): RootTurn {
  const pawn = self.pawns[0];
  if (pawn === undefined) return;
  const forest = layout.map.forests.find(({ name }) => countAt(state, placeNamed(layout, name).row, pawn) > 0);
  if (forest === undefined) return;
  const to = yield* choose(self, 'clearing to slip into', forest.clearings);
  yield* act({ kind: 'move', parts: [{ count: 1, what: `${self.letter}p`, from: null, to: `${to}` }] });
}

function* moveSome(ctx: RulesContext, self: SeatedPlayer): RootTurn {
  const moves = CLEARINGS.flatMap((from) =>
    movable(ctx, self, from).length === 0
      ? []
      : destinations(ctx, self, from).map((to) => ({ from, to, name: `${from}>${to}` })),
  );
  if (moves.length === 0) return;
  const { from, to } = yield* chooseNamed(self, 'move', moves);
  const pieces: PieceCount[] = [];
  for (const { column, count } of movable(ctx, self, from)) {
    const most = Array.from({ length: count }, (_, n) => n + 1);
    pieces.push({ column, count: yield* choose(self, 'how many', most) });
  }
  yield* move(ctx, { mover: self, from, to, pieces });
}

function movable(ctx: RulesContext, self: SeatedPlayer, clearing: ClearingOrBurrow): PieceCount[] {
  const row = clearingRow(ctx.state, clearing);
  return [...self.warriors, ...self.pawns].flatMap((column) =>
    row[column]! > 0 ? [{ column, count: row[column]! }] : [],
  );
}

function* battleSomewhere(ctx: RulesContext, self: SeatedPlayer): RootTurn {
  const battles = CLEARINGS.flatMap((clearing) =>
    warriorsAt(ctx, self, clearing) + self.pawns.length === 0
      ? []
      : defendersAt(ctx, self, clearing).map((foe) => ({ clearing, foe, name: `${clearing}x${foe.index}` })),
  );
  if (battles.length === 0) return;
  const { clearing, foe } = yield* chooseNamed(self, 'battle', battles);
  yield* battle(ctx, self, foe, clearing);
}

function* discardDown(ctx: RulesContext, self: SeatedPlayer): RootTurn {
  const { handPile } = playerAt(ctx.layout, self.index);
  while (pileAt(ctx.state, handPile).length > HAND_LIMIT) {
    const card = yield* askForCard(ctx, LAW, 'card to discard', self, { suits: SUITS });
    if (card === null) return;
    yield* moveCard(card, self.letter, 'discard');
  }
}
