// What a caller writes: this file is compiled with declarations by the type check, and run by library-types.test.ts.
import { type Either, isRight } from 'fp-ts/lib/Either.js';
import {
  type CheckedLog,
  type LogPosition,
  type MovesReport,
  type PendingTurn,
  type PlayedTurn,
  type RootFaction,
  type RootMoves,
  type RootSetup,
  type TurnQuestion,
  type Violation,
  check,
  moves,
  nextTurn,
  play,
  positions,
} from 'woodlog';

/** A function that gives what `nextTurn` gives can be declared. */
export const turnOf = (log: string): ReturnType<typeof nextTurn> => nextTurn(log, { seed: 'maple' });

export const answeredTurn = (
  log: string,
  answers: readonly unknown[],
): Promise<Either<Violation, PendingTurn | PlayedTurn>> => nextTurn(log, { answers });

/** What a log says can be kept under its types. */
export interface Looked {
  readonly checked: Either<Violation, CheckedLog>;
  readonly next: Either<Violation, MovesReport>;
  readonly last: LogPosition | undefined;
}

export async function lookAt(log: string): Promise<Looked> {
  const all = await positions(log);
  return {
    checked: await check(log),
    next: await moves(log, { all: true }),
    last: isRight(all) ? all.right.positions.at(-1) : undefined,
  };
}

/** The first of everything: each kind of question has its own fields. */
export function firstAnswer(question: TurnQuestion): unknown {
  switch (question.kind) {
    case 'draw':
      return Array.from({ length: question.count }, () => `card of ${question.from}`);
    case 'roll':
      return Array.from({ length: question.dice }, () => question.faces[0]);
    case 'pick':
      return question.options[0];
    case 'choose':
      return question.options?.[0] ?? question.seat;
  }
}

/** Words of a setup are literal types. */
export const setup: RootSetup = {
  game: 'root',
  map: 'Winter',
  deck: 'E&P',
  seats: [
    { player: 'Ann', faction: 'C', bot: 'mechanical-marquise', difficulties: ['nightmare'] },
    { player: 'Bob', faction: 'E', bot: 'electric-eyrie' },
  ],
};

/** A game played turn by turn, with every question answered by the first of its options. */
export async function firstQuestions(): Promise<readonly TurnQuestion['kind'][]> {
  const kinds = new Set<TurnQuestion['kind']>();
  const log = await play(
    {
      game: 'fuzzy-knights',
      seats: [
        { player: 'a', bot: 'random' },
        { player: 'b', bot: 'random' },
      ],
    },
    'x',
  );
  if (!isRight(log)) return [];
  const [header = ''] = log.right.split('\n\n');
  let answers: readonly unknown[] = [];
  for (let i = 0; i < 30; i++) {
    const turn = await answeredTurn(`${header}\n`, answers);
    if (!isRight(turn) || !('pending' in turn.right)) break;
    kinds.add(turn.right.pending.kind);
    answers = [...turn.right.answers, firstAnswer(turn.right.pending)];
  }
  return [...kinds];
}

/** Factions are literal types, so that a caller's switch over them is whole. */
export const isCats = ({ next, last }: Looked): boolean => {
  const faction: RootFaction | undefined = last?.taker;
  return faction === 'C' && isRight(next) && next.right.faction === 'C';
};

/** So are steps, phases and kinds of moves, once the game is known; an unknown word would not compile. */
export const mustDecree = ({ step, phase, moves: all }: RootMoves): boolean =>
  step === 'Add to the Decree' && phase === 'birdsong' && all.some(({ kind }) => kind === 'add-to-the-decree');

export const awaitsRoll = ({ next }: Looked): boolean =>
  isRight(next) && next.right.game === 'fuzzy-knights' && next.right.phase === 'anchor';
