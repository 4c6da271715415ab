import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, exitCode } from '../exit.ts';
import { GAMES } from '../games/games.ts';
import type { Opened } from '../input/open-log.ts';
import { TablePrompt } from '../prompt/table-prompt.ts';
import { out, say } from '../show/out.ts';
import { refusal } from './position.ts';
import type { Prompter } from './prompter.ts';

interface OneTurn {
  readonly draw: readonly string[] | undefined;
  readonly dice: readonly (readonly number[])[] | undefined;
  /** The chance of bots; people draw and roll at their own table. */
  readonly seed: string | undefined;
  readonly free?: true;
}

/** Asks a person what the next line needs, and prints the line. */
export async function turnAtPrompt(
  { game, name, text }: Opened,
  { draw = [], dice = [], seed, free }: OneTurn,
  prompter: Prompter,
): Promise<ExitCode> {
  const face = await GAMES[game].loadFace();
  const opened = face.play.openSession(text, free ? { free } : {});
  if (isLeft(opened)) throw refusal(name, opened.left);
  const moment = face.play.ask(opened.right);
  const isPersons = face.play.seats(text)[moment.taker]?.person === true;
  const session = seed === undefined || isPersons ? opened.right : { ...opened.right, chance: { seed, index: 0 } };
  const given = { draw: [...draw], dice: dice.map((faces) => faces.join(' ')) };
  const table = new TablePrompt(face, prompter, session, { save: () => {}, oneLine: true, given });
  const left = await table.play();
  if (left.is === 'missing') {
    say(`${left.what}; --json gives the question, --answers takes a list`);
    return exitCode.missing;
  }
  const before = text.trimEnd();
  const lines = table.now.log.slice(before.length).trimStart();
  await out([/[^\n]$/.test(text) ? '\n' : '', lines]);
  return exitCode.fine;
}
