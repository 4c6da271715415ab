import { isLeft } from 'fp-ts/lib/Either.js';
import { vi } from 'vitest';
import type { GameId } from '../src/games/game-ids.ts';
import { GAMES } from '../src/games/games.ts';
import type { TableManner } from '../src/prompt/table-now.ts';
import { TablePrompt } from '../src/prompt/table-prompt.ts';
import type { Prompter } from '../src/turn/prompter.ts';
import { typing } from './typing.ts';

interface Manner extends Partial<TableManner> {
  readonly game?: GameId;
  /** The chance of the line; without, cards and dice are those of a table. */
  readonly seed?: string;
  readonly free?: true;
  readonly person?: Partial<Prompter>;
}

/** One line at the prompt with what somebody types, who then leaves. */
export async function atPrompt(log: string, lines: readonly string[], manner: Manner = {}) {
  vi.stubEnv('NO_COLOR', '1');
  const { game = 'root', seed, free, person: told, ...more } = manner;
  const face = await GAMES[game].loadFace();
  const person = { ...typing(lines), ...told };
  const opened = face.play.openSession(log, {
    ...(seed !== undefined && { chance: { seed, index: 0 } }),
    ...(free && { free }),
  });
  if (isLeft(opened)) throw new Error(opened.left.message);
  const table = new TablePrompt(face, person, opened.right, { save: () => {}, oneLine: true, ...more });
  const left = await table.play();
  const { now } = table;
  const line = now.log.slice(log.trimEnd().length).trimStart();
  const steps = left.is === 'line' ? face.play.lastSteps(now) : face.play.ask(now).steps;
  const actions = steps.map(({ text }) => text);
  vi.unstubAllEnvs();
  return { left, session: now, line, actions, said: person.said() };
}
