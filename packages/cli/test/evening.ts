import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type UnderWay, playOn } from '../src/turn/carry-on.ts';
import { readAnswers } from '../src/turn/log-head.ts';
import type { Prompter } from '../src/turn/prompter.ts';
import { typing } from './typing.ts';

let files = 0;

/** Plays a game at the prompt with what somebody types, who then leaves: the log, and what was said. */
export async function evening(
  folder: string,
  lines: readonly string[],
  begun: Partial<UnderWay> & Pick<UnderWay, 'text'>,
  told: Partial<Prompter> = {},
) {
  vi.stubEnv('NO_COLOR', '1');
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const path = join(folder, `evening${++files}.log`);
  const { text, answers } = readAnswers(begun.text);
  const person = { ...typing(lines), ...told };
  let code: number | null = null;
  try {
    code = await playOn(
      { game: 'root', chance: undefined, file: path, made: undefined, budget: undefined, ...begun, text, answers },
      person,
    );
  } finally {
    err.mockRestore();
    vi.unstubAllEnvs();
  }
  return { code, log: readFileSync(path, 'utf8'), said: person.said() };
}
