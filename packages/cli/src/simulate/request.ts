import { randomUUID } from 'node:crypto';
import manifest from '../../package.json' with { type: 'json' };
import type { GameSetup } from '@woodlog/core/kernel';
import { InputError, UsageError } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { refuseAdvancedSetup, refuseBudget, refuseExpansions } from '../games/bots.ts';
import { type GameId, GAME_IDS, isGameId } from '../games/game-ids.ts';
import { ownAsked, playersIn } from '../players/line-up.ts';
import { moduleHashes } from '../players/module-hashes.ts';
import { GAMES } from '../games/games.ts';
import type { PlayAdapter } from '../games/play-adapter.ts';
import { visible } from '../show/visible.ts';
import { RANDOM, type RunConfiguration, configurationHash, configurationProblem } from './configuration.ts';
import type { Share } from './ranges.ts';
import { LONGEST_SEED } from './run-file.ts';
import type { RunFile } from './run-of-games.ts';

/** The flags of `simulate` about a run. */
export interface RunRequest {
  readonly game?: GameId;
  readonly bots?: readonly string[];
  /** Words separated by commas; may include `random`. */
  readonly map?: string;
  readonly deck?: string;
  readonly budget?: number;
  /** Of Carcassonne, separated by commas. */
  readonly expansions?: string;
  /** Root: people set up by setup cards. */
  readonly advancedSetup?: true;
  readonly rotate?: true;
  readonly games?: number;
  readonly seed?: string;
  readonly shard?: Share;
  readonly chunk?: number;
  readonly keepLogs?: number;
  readonly keepDecisions?: number;
  /** `SEAT=PLAYER`, each for one seat. */
  readonly player?: readonly string[];
}

const USUAL_GAMES = 1000;
const USUAL_CHUNK = 1000;

/** A single table, and its file. */
export interface SetupFile {
  readonly path: string;
  readonly setup: GameSetup;
}

/**
 * The run that flags ask for, with a new seed if none is given. Throws a `UsageError` for flags that cannot be played,
 * and an `InputError` for such a setup.
 */
export async function runOf(
  request: RunRequest,
  file: SetupFile | undefined,
  givenSeed: string | undefined,
): Promise<RunFile> {
  if (givenSeed === undefined && request.shard !== undefined)
    throw new UsageError('--shard is for parts of one run: give --seed, the same for each of them');
  const seed = givenSeed ?? randomUUID();
  if (seed.length > LONGEST_SEED) throw new UsageError(`--seed: a seed has at most ${LONGEST_SEED} characters`);
  const configuration = file === undefined ? await crossed(request) : fixed(file, request.rotate === true);
  const adapter = await GAMES[configuration.game].loadPlay();
  const problem = configurationProblem(configuration, adapter);
  if (problem !== null) throw file === undefined ? new UsageError(problem.message) : wrongSetup(file, problem.message);
  const {
    games = USUAL_GAMES,
    chunk = USUAL_CHUNK,
    shard = { part: 1, parts: 1 },
    keepLogs = 0,
    keepDecisions = 0,
  } = request;
  const { versions } = adapter;
  const hash = configurationHash(configuration, seed, versions);
  const modules = moduleHashes(configuration.players ?? {});
  const named = Object.keys(modules).length > 0 ? { modules } : {};
  return {
    ...{ woodlog: manifest.version, versions, hash, seed, games, chunk, ...shard, keepLogs },
    ...(keepDecisions > 0 && { keepDecisions }),
    ...{ configuration, ...named },
  };
}

async function crossed({
  game = 'root',
  bots,
  map,
  deck,
  rotate,
  player = [],
  ...request
}: RunRequest): Promise<RunConfiguration> {
  const { budget, expansions, advancedSetup } = request;
  refuseBudget(budget, game);
  refuseExpansions(expansions, game);
  refuseAdvancedSetup(advancedSetup, game);
  const adapter = await GAMES[game].loadPlay();
  const usual = adapter.printBots(adapter.setup({}).seats);
  if (player.length > 0 && bots?.includes(RANDOM))
    throw new UsageError('--player needs a line-up that names its seats, not --bots random');
  const lineups = (bots ?? [undefined]).map((words) => {
    if (words === RANDOM) return RANDOM;
    const asked = player.length === 0 ? words : playersIn(words, player, usual).bots;
    return adapter.setup(asked === undefined ? {} : { bots: asked }).seats;
  });
  const own = ownAsked(player);
  const options = {
    ...(budget !== undefined && { budget }),
    ...(expansions !== undefined && { expansions }),
    ...(advancedSetup && { advancedSetup }),
  };
  const maps = wordsOf('map', map, adapter);
  const decks = wordsOf('deck', deck, adapter);
  const { game: _, seats: __, map: ___, deck: ____, ...common } = adapter.setup(options);
  return {
    game,
    lineups,
    ...(maps.length > 0 && { maps }),
    ...(decks.length > 0 && { decks }),
    ...(rotate && { rotate }),
    ...(Object.keys(own).length > 0 && { players: own }),
    ...(Object.keys(common).length > 0 && { common }),
  };
}

/** The words of a flag as in a setup; the game's defaults if omitted. */
function wordsOf(flag: 'map' | 'deck', words: string | undefined, adapter: PlayAdapter): readonly string[] {
  const list: readonly (string | undefined)[] = words?.split(',').map((word) => word.trim()) ?? [undefined];
  const twice = list.find((word, i) => list.indexOf(word) < i);
  if (twice !== undefined) throw new UsageError(`--${flag}: ${twice} stands there twice`);
  return list.flatMap((word) => {
    if (word === RANDOM && Object.keys(adapter[`${flag}s`]).length > 0) return [RANDOM];
    const name = adapter.setup(word === undefined ? {} : { [flag]: word })[flag];
    return name === undefined ? [] : [name];
  });
}

/** One table, as `--setup` gives it. */
function fixed(file: SetupFile, rotate: boolean): RunConfiguration {
  const { game, seats, map, deck, ...common } = file.setup;
  if (!isGameId(game)) throw wrongSetup(file, `games are ${GAME_IDS.join(', ')}, not ${game}`);
  return {
    game,
    lineups: [seats],
    ...(map !== undefined && { maps: [map] }),
    ...(deck !== undefined && { decks: [deck] }),
    ...(rotate && { rotate }),
    ...(Object.keys(common).length > 0 && { common }),
  };
}

const wrongSetup = ({ path }: SetupFile, message: string): InputError =>
  new InputError(`${nameOf(path)}: ${visible(message)}`);
