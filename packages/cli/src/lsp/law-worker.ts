// A thread of `lsp`: holds one text to the rules of its game and posts what they say.
import { parentPort, workerData } from 'node:worker_threads';
import { type GameId, GAMES } from '../games/games.ts';

const { text, game } = workerData as { readonly text: string; readonly game: GameId };
const audit = await GAMES[game].loadAudit?.();
parentPort?.postMessage(audit?.(text)?.diagnostics ?? []);
