import { type Groups, groupsHere } from './groups.ts';
import { GuardedGame } from './guarded.ts';
import { isProgram } from './own-player.ts';
import { RemotePlayer } from './remote-player.ts';

/** The default time limit for an answer, in seconds. */
export const USUAL_SECONDS = 10;

/** What a run has to know about custom code. */
export interface OwnSettings {
  /** The time limit for an answer. */
  readonly seconds: number;
  /** Where programs' process groups are entered; this thread's by default. */
  readonly groups?: Groups;
}

/** Starts custom players. A module is loaded once and plays all games; a program is started for each. */
export class OwnPlayers {
  private readonly game: string;
  private readonly limit: number;
  private readonly groups: Groups;
  private readonly modules = new Map<string, RemotePlayer>();

  constructor(game: string, { seconds, groups = groupsHere() }: OwnSettings) {
    this.game = game;
    this.limit = seconds * 1000;
    this.groups = groups;
  }

  /** Plays a game with its seats' players, and ends their programs afterwards. */
  during<Result>(
    words: ReadonlyMap<number, string>,
    onLost: (seat: number, trouble: string) => void,
    play: (game: GuardedGame) => Result,
  ): Result {
    const sources = new Map([...words].map(([seat, word]) => [seat, this.playerOf(seat, word)]));
    try {
      return play(new GuardedGame(sources, onLost));
    } finally {
      for (const source of sources.values()) if (isProgram(source.name)) source.end();
    }
  }

  end(): void {
    for (const player of this.modules.values()) player.end();
  }

  private playerOf(seat: number, word: string): RemotePlayer {
    const key = `${seat} ${word}`;
    const player = this.modules.get(key) ?? new RemotePlayer(word, this.game, this.limit, this.groups);
    if (!isProgram(word)) this.modules.set(key, player);
    return player;
  }
}
