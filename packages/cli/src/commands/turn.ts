import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT, nameOf } from '../files/read.ts';
import { readJsonFile } from '../input/json-file.ts';
import { type GameOption, inputPath, openLog } from '../input/open-log.ts';
import { jsonText } from '../show/json.ts';
import { outColours, talkColours } from '../show/colours.ts';
import { out, say } from '../show/out.ts';
import { isTerminal, withPerson } from '../show/prompter.ts';
import { visible } from '../show/visible.ts';
import { namingSeed, positionOf, refusal } from '../turn/position.ts';
import { turnAtPrompt } from '../turn/turn-at-prompt.ts';
import { turnInWords } from '../turn/turn-in-words.ts';
import type { PendingTurn, PlayedTurn } from '../turn/turn-adapter.ts';

interface TurnOptions extends GameOption {
  readonly faction?: string;
  readonly bot?: string;
  readonly budget?: number;
  readonly draw?: string;
  readonly dice?: string;
  readonly answers?: string;
  readonly seed?: string;
  readonly real?: true;
  readonly free?: true;
  readonly explain?: true;
  readonly json?: true;
}

/**
 * `woodlog turn`: plays the next turn after a log. What flags and files leave open is decided by a seed, a person at
 * the terminal or, with `--json`, whoever answers the pending question.
 */
export async function turn(path: string | undefined, options: TurnOptions): Promise<ExitCode> {
  const { json } = options;
  const draw = listed(options.draw, ',');
  const dice = parseDice(options.dice);
  const person = json !== true && isTerminal();
  if (options.real && !person) throw new UsageError('--real asks a person at a terminal; --json asks a program');
  const from = inputPath(path);
  if (from === STANDARD_INPUT && options.answers === STANDARD_INPUT)
    throw new UsageError('the log and its answers cannot both come from standard input');
  const log = await openLog(from, options);
  const position = await positionOf(log, options);
  const seed = seedOf(options);
  const request = {
    ...(draw && { draw }),
    ...(dice && { dice }),
    answers: await readAnswers(options.answers),
    tell: say,
    ...(options.faction !== undefined && { faction: options.faction }),
    ...(options.bot !== undefined && { bot: options.bot }),
    ...(options.budget !== undefined && { budget: options.budget }),
    ...(seed !== undefined && { seed }),
    parts: json === true || options.explain === true,
  };
  // Turns with prepared answers, or of another seat or bot, need no prompt.
  const isPlain = [options.answers, options.faction, options.bot, options.budget, options.json].every(
    (one) => one === undefined,
  );
  const asks = person && isPlain && (options.real === true || (draw ?? dice) === undefined);
  if (asks && (options.real === true || position.next?.person === true || seed === undefined))
    return withPerson((prompter) => turnAtPrompt(log, { ...options, draw, dice, seed }, prompter));
  const played = await namingSeed(position.play(request), seed);
  if (asks && !isLeft(played) && 'pending' in played.right)
    return withPerson((prompter) => turnAtPrompt(log, { ...options, draw, dice, seed }, prompter));
  if (isLeft(played)) throw refusal(toBlame(log.name, played.left, options), played.left);
  if (options.seed === undefined && seed !== undefined && played.right.answers.length > 0)
    say(`chance by --seed ${seed}`);
  // Appending the turn to the file (>>) must not continue an unfinished last line.
  const opens = from !== STANDARD_INPUT && /[^\n]$/.test(log.text);
  return show(played.right, options, opens);
}

/** Whether the answers or the log are at fault. */
const toBlame = (log: string, { violation: code }: Violation, { answers }: TurnOptions): string =>
  answers !== undefined && code.startsWith('answer/') ? nameOf(answers) : log;

async function show(
  turn: PendingTurn | PlayedTurn,
  { json, explain, draw, dice }: TurnOptions,
  opens: boolean,
): Promise<ExitCode> {
  if ('pending' in turn) {
    const { soFar = [], ...pending } = turn;
    if (json) await out(jsonText(pending));
    else {
      say(turnInWords(soFar, talkColours()).join('').trimEnd());
      const { pending: asked } = turn;
      const what = ('prompt' in asked ? asked.prompt : undefined) ?? asked.kind;
      say(`an answer is missing: ${visible(what)} (${asked.law}); --json gives the question, --answers takes a list`);
    }
    return exitCode.missing;
  }
  if (json) await out(jsonText({ done: true, ...turn }));
  else await out([opens ? '\n' : '', turn.text.trimStart(), ...(explain ? turnInWords(turn.parts, outColours()) : [])]);
  const { unused } = turn;
  if (draw !== undefined && unused.draw > 0) say(`--draw: ${unused.draw} of the cards were not drawn`);
  if (dice !== undefined && unused.dice > 0) say(`--dice: ${unused.dice} of the rolls were not made`);
  return exitCode.fine;
}

/** Makes up a seed, unless `--json` or `--real` wants chance to be asked for. */
function seedOf({ seed, json, real }: TurnOptions): string | undefined {
  return seed ?? (json || real ? undefined : randomUUID());
}

function listed(words: string | undefined, separator: string): readonly string[] | undefined {
  return words
    ?.split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Parses `3,1;2,2`: dice faces, with `;` between rolls. */
function parseDice(words: string | undefined): readonly (readonly number[])[] | undefined {
  return listed(words, ';')?.map((roll) => {
    const faces = roll.split(',').map((face) => face.trim());
    if (faces.every((face) => /^\d{1,3}$/.test(face))) return faces.map(Number);
    throw new UsageError(`--dice: ${visible(roll)} is no roll; write faces, and ; between rolls, such as '3,1;2,2'`);
  });
}

async function readAnswers(path: string | undefined): Promise<readonly unknown[]> {
  if (path === undefined) return [];
  const json = await readJsonFile(path, 'has no answers');
  const answers = Array.isArray(json) ? json : (json as { answers?: unknown } | null)?.answers;
  if (!Array.isArray(answers))
    throw new InputError(`${nameOf(path)}: expected a list of answers, or the JSON of a pending turn`);
  return answers;
}
