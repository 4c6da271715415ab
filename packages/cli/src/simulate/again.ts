import { type GameSetup, isSameJson } from '@woodlog/core/kernel';
import type { GameId } from '../games/game-ids.ts';
import type { PlayAdapter } from '../games/play-adapter.ts';
import { quoted } from '../show/quoted.ts';

/**
 * A command line that replays a game from anywhere: with flags if they can describe the setup, or else with the setup
 * itself. It begins like `woodlog play --seed maple --index 17 --map winter --deck`.
 *
 * @example playLine(rootPlay, setup, 'maple', 17)
 */
export function playLine(adapter: PlayAdapter, setup: GameSetup, seed: string, index: number): string {
  const words = ['woodlog play', `--seed ${quoted(seed)}`, `--index ${index}`];
  const wordOf = (known: Readonly<Record<string, string>>, name: string | undefined): string | undefined =>
    Object.keys(known).find((word) => known[word] === name);
  const { budget, expansions } = setup.options ?? {};
  const request = {
    bots: adapter.printBots(setup.seats),
    ...optional('map', wordOf(adapter.maps, setup.map)),
    ...optional('deck', wordOf(adapter.decks, setup.deck)),
    ...(typeof budget === 'number' && { budget }),
    ...(Array.isArray(expansions) && { expansions: expansions.join(',') }),
  };
  if (!says(adapter, request, setup))
    return `printf %s ${quoted(JSON.stringify(setup))} | ${words.join(' ')} --setup -`;
  const game = setup.game as GameId;
  if (game !== 'root') words.push(`--game ${game}`);
  return [...words, ...Object.entries(request).map(([flag, word]) => `--${flag} ${quoted(String(word))}`)].join(' ');
}

const optional = (key: string, word: string | undefined): Readonly<Record<string, string>> =>
  word === undefined ? {} : { [key]: word };

/** Whether the flags mean this very setup. */
function says(adapter: PlayAdapter, request: Parameters<PlayAdapter['setup']>[0], setup: GameSetup): boolean {
  try {
    return isSameJson(adapter.setup(request), setup);
  } catch {
    // A person's name stands where a bot's would.
    return false;
  }
}
