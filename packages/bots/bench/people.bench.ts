// Games of four people who play at random, one seed a game, all maps and both decks; and what one step of them costs: to
// list a menu, to answer a question and go on to the next, to copy a position, and to run a step anew from a copy. Then what a
// search pays for: a view of a position, a deal of what it hides, and a deal played on to its question, or to the end of the
// turn or the round.
import { isLeft } from 'fp-ts/lib/Either.js';
import { type Answerer, fitAnswer, isViolation, start, stream, streams } from '@woodlog/core/kernel';
import { FACTIONS, type RootSetup, type Table, isWon, root, setupTable } from '@woodlog/core/root';
import {
  type Players,
  type Position,
  type RootQuestions,
  type SeatedPlayer,
  beginLine,
  copyPosition,
  everybody,
  legalMoves,
  nextStep,
  redeal,
  runOn,
  stepNow,
  turnAt,
  viewOf,
} from '@woodlog/core/root-law';
import { measure } from '../../../bench/compare.ts';
import { playGame, withSuits } from '../src/root/index.ts';
import { seatPlayers } from '../src/root/shared/compose.ts';

const GAMES = 12;
const MAPS = ['Fall', 'Winter', 'Lake', 'Mountain'] as const;
const DECKS = ['Standard', 'E&P'] as const;

function setupOf(game: number): RootSetup {
  const played = FACTIONS.filter((letter) => letter !== 'N');
  const letters = stream('bench', game, 'tables').shuffle(played).slice(0, 4);
  const seats = letters.map((faction) => ({ player: '', faction, bot: 'random' as const }));
  const [map = 'Fall', deck = 'Standard'] = [MAPS[game % MAPS.length], DECKS[game % DECKS.length]];
  return withSuits({ game: 'root', map, deck, seats }, streams('bench', game));
}

/** Positions with a menu to list, out of the middle of the games, with who sits there. */
interface Sample {
  readonly players: Players;
  readonly position: Position;
}

/** What came up in the games, played once more step by step. */
const seen = { decisions: 0, menus: 0, options: 0, samples: [] as Sample[] };

/** Plays one line step by step; every 40th menu is kept. */
function playLine(players: Players, seat: SeatedPlayer, table: Table, answerer: Answerer<Table, RootQuestions>): void {
  const now = beginLine(seat, false);
  while (now.stage !== 'over') {
    const before = copyPosition({ table, now });
    const step = start(root, (handle) => nextStep(turnAt(players, handle, now)), table);
    let stop = step.proceed();
    while (stop.at === 'question') {
      seen.decisions += 1;
      if (stop.question.kind === 'choose' && stop.question.about === 'menu') {
        seen.options += stop.question.options?.length ?? 0;
        if (seen.menus % 40 === 0) seen.samples.push({ players, position: before });
        seen.menus += 1;
      }
      const fitted = fitAnswer(stop.question, answerer(stop.question, table));
      if (isViolation(fitted)) throw new Error(fitted.message);
      stop = step.proceed(fitted.answer);
    }
    if (stop.at === 'refusal') throw new Error(stop.violation.message);
  }
}

/** Plays some lines out of the middle of each game. */
function collect(): void {
  for (let game = 0; game < GAMES; game++) {
    const setup = setupOf(game);
    const played = playGame(setup, streams('bench', game), { lines: true });
    if (isLeft(played)) throw new Error(played.left.message);
    const opening = setupTable(setup);
    if (isLeft(opening)) throw new Error(opening.left.message);
    const table = opening.right;
    const players = seatPlayers(table);
    for (const { taker, setup: laid, actions } of played.right.lines) {
      if (!laid) break;
      for (const action of [{ kind: 'begin', faction: taker, setup: true }, ...actions, { kind: 'end' }] as const) {
        const plan = root.plan(table, action);
        if ('violation' in plan) throw new Error(plan.message);
        root.enact(table, plan);
      }
    }
    const answerer = everybody(streams('bench', game));
    for (let round = 0; round < 12 && !isWon(table); round++)
      for (const seat of players.seats) if (!isWon(table)) playLine(players, seat, table, answerer);
  }
}

function games(): number {
  let winners = 0;
  for (let game = 0; game < GAMES; game++) {
    const played = playGame(setupOf(game), streams('bench', game), { lines: false });
    if (isLeft(played)) throw new Error(played.left.message);
    winners += played.right.winners.length;
  }
  return winners;
}

const each = (does: (sample: Sample) => unknown) => (): number => {
  let done = 0;
  for (const sample of seen.samples) if (does(sample) !== undefined) done += 1;
  return done;
};

collect();
const operations = seen.samples.length;
console.log(
  `${seen.decisions} decisions, ${seen.menus} menus of ${(seen.options / seen.menus).toFixed(1)} options, ${operations} kept`,
);
measure('a game of four people at random', games, { operations: GAMES, seconds: 4 });
measure(
  'a position, copied',
  each(({ position }) => copyPosition(position)),
  { operations },
);
measure(
  'a step, run anew from a copy to its question',
  each(({ players, position }) => {
    const { table, now } = copyPosition(position);
    return now && start(root, (handle) => nextStep(turnAt(players, handle, now)), table).proceed();
  }),
  { operations },
);
measure(
  'a menu of a person, listed',
  each(({ players, position: { table, now } }) => {
    if (now === null) return undefined;
    const turn = turnAt(players, { state: table }, now);
    return stepNow(turn)?.menu?.(turn);
  }),
  { operations },
);
measure(
  'all moves at a position',
  each(({ players, position }) => legalMoves(players, position)),
  { operations },
);

const views = seen.samples.flatMap(({ players, position }) => {
  const seat = position.now === null ? undefined : players.layout.seatOf.get(position.now.taker);
  return seat === undefined ? [] : [{ players, seat, view: viewOf(position, seat) }];
});
let deals = 0;
const chance = stream('bench', 0, 'deals');

function eachView(does: (sample: (typeof views)[number]) => unknown): () => number {
  return () => {
    for (const sample of views) does(sample);
    deals += views.length;
    return deals;
  };
}

const viewed = { operations: views.length };
measure(
  'a view of a position',
  eachView(({ view, seat }) => viewOf(view, seat)),
  viewed,
);
measure(
  'a deal of what a view hides',
  eachView(({ view, seat }) => redeal(view, seat, chance)),
  viewed,
);
measure(
  'a deal, and the step run to its question',
  eachView(({ players, view, seat }) => {
    const { table, now } = redeal(view, seat, chance).position;
    return now && start(root, (handle) => nextStep(turnAt(players, handle, now)), table).proceed();
  }),
  viewed,
);
for (const until of ['turn', 'round'] as const)
  measure(
    `a deal, and the ${until} played to its end at random`,
    eachView(({ players, view, seat }) => {
      const { position, dealer } = redeal(view, seat, chance);
      runOn(players, position, { chance: everybody(streams('bench', deals), dealer) }, until);
    }),
    viewed,
  );
