import { type Groups, groupsHere } from './groups.ts';
import { GuardedGame } from './guarded.ts';
import { isProgram } from './own-player.ts';
import { RemotePlayer } from './remote-player.ts';

/** How long a player may take for an answer, in seconds, unless it is said otherwise. */
export const USUAL_SECONDS = 10;

/** What a run needs to know of code of one's own. */
export interface OwnSettings {
  /** Seconds for an answer. */
  readonly seconds: number;
  /** Where the process groups of programs are entered: those of this thread, unless given. */
  readonly groups?: Groups;
}

/** Starts players of one's own. A module is loaded once, and plays all games; a program is started for each. */
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

  /** Plays a game with the players of its seats, and ends their programs with it. */
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
