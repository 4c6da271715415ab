import type { Player, PlayerRequest } from '@woodlog/core/kernel';
import { type Choices, LOST } from './choices.ts';
import type { Told } from './messages.ts';

export type SeatPlayer = Player<PlayerRequest, unknown>;

/** Custom players by seat. */
export type SeatPlayers = ReadonlyMap<number, SeatPlayer>;

/** Where a seat's choices come from: custom code or a record. */
export interface Source {
  readonly name: string;
  ask(request: PlayerRequest, seed: number): Told;
}

/** Choices after which a player loses the rest of its turn, since it gets nowhere. */
const MOST_CHOICES = 2000;

/** The bound of the seeds given to players. */
const SEEDS = 2 ** 32;

/**
 * The custom players of one game. Records every choice. A source that fails or names no option loses the rest of the
 * turn, which is played at random.
 *
 * @param onLost called for each lost turn
 */
export class GuardedGame {
  readonly players: SeatPlayers;
  private readonly made = new Map<number, string[]>();

  constructor(sources: ReadonlyMap<number, Source>, onLost: (seat: number, trouble: string) => void = () => {}) {
    this.players = new Map(
      [...sources].map(([seat, source]) => {
        const choices: string[] = [];
        this.made.set(seat, choices);
        return [seat, guarded(source, choices, (trouble) => onLost(seat, trouble))];
      }),
    );
  }

  get choices(): Choices {
    return this.made;
  }

  lost(seat: number): number {
    return this.made.get(seat)?.filter((choice) => choice === LOST).length ?? 0;
  }
}

function guarded(source: Source, choices: string[], onLost: (trouble: string) => void): SeatPlayer {
  let lostTurn: number | null = null;
  let thisTurn = -1;
  let inTurn = 0;
  return {
    name: source.name,
    choose(request) {
      const { options, chance, turn } = request;
      if (options.length === 1) return options[0];
      // Drawn in any case, so that a replay draws as often.
      const seed = chance.int(SEEDS);
      if (turn === lostTurn) return chance.pick(options);
      inTurn = turn === thisTurn ? inTurn + 1 : 0;
      thisTurn = turn;
      const answer =
        inTurn < MOST_CHOICES
          ? fitted(source.ask(request, seed), options.length)
          : { trouble: `${MOST_CHOICES} choices and no end of the turn` };
      if ('index' in answer) {
        choices.push(`${answer.index}`);
        if (answer.value !== undefined) request.tellValue?.(answer.value);
        return options[answer.index];
      }
      choices.push(LOST);
      lostTurn = turn;
      onLost(answer.trouble);
      return chance.pick(options);
    },
  };
}

/** Refuses an answer that is not the index of an option. */
function fitted(answer: Told, options: number): Told {
  if ('trouble' in answer) return answer;
  const { index } = answer;
  const fits = Number.isInteger(index) && index >= 0 && index < options;
  return fits ? answer : { trouble: `option ${index} of ${options}` };
}

/** Replays recorded choices instead of custom code. */
export function recorded(choices: Choices): ReadonlyMap<number, Source> {
  return new Map(
    [...choices].map(([seat, list]) => {
      let next = 0;
      const source: Source = {
        name: 'recorded choices',
        ask() {
          const choice = list[next++];
          if (choice === undefined) return { trouble: 'the record ends here' };
          return choice === LOST ? { trouble: 'a turn was lost here' } : { index: Number(choice) };
        },
      };
      return [seat, source];
    }),
  );
}
