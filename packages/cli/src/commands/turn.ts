import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { readJson } from '../files/json.ts';
import { nameOf, readText } from '../files/read.ts';
import type { PlayedTurn, Reply } from '../games/root-turn.ts';
import { jsonText } from '../show/json.ts';
import { out, say } from '../show/out.ts';
import { type GameOption, inputPath, openLog } from './input.ts';
import { exitFor, report } from './report.ts';

interface TurnOptions extends GameOption {
  readonly faction?: string;
  readonly draw?: string;
  readonly dice?: string;
  readonly answers?: string;
  readonly seed?: string;
  readonly explain?: true;
  readonly json?: true;
}

/**
 * `woodlog turn`: the next turn of a bot at the position that a log ends in. What flags and files leave open a seed
 * decides, a person at the terminal, or, with `--json`, whoever reads the pending question.
 */
export async function turn(path: string | undefined, options: TurnOptions): Promise<ExitCode> {
  const log = await openLog(inputPath(path), options);
  if (log.game !== 'root') throw new UsageError(`turn plays the bots of Root; ${log.name} is a log of another game`);
  const { playNextTurn } = await import('../games/root-turn.ts');
  report(log, log.reading.diagnostics);
  if (exitFor(log.reading.diagnostics) !== exitCode.fine) {
    throw new InputError(`${log.name} has errors: the position it ends in is not sure`);
  }
  const request = {
    draw: listed(options.draw),
    dice: parseDice(options.dice),
    answers: await readAnswers(options.answers),
    ...(options.faction !== undefined && { faction: options.faction }),
    ...seedOf(options),
  };
  const played = await playNextTurn(log.text, request, askAt(options));
  if (isLeft(played)) throw new InputError(`${log.name}: ${played.left.message} [${played.left.violation}]`);
  if ('pending' in played.right) {
    if (options.json) await out(jsonText(played.right));
    else
      say(`an answer is missing: ${describe(played.right.pending)}; --json gives the question, --answers takes a list`);
    return exitCode.missing;
  }
  if (options.json) await out(jsonText({ done: true, ...played.right }));
  else await out([`${played.right.line}\n`, ...(options.explain ? explained(played.right) : [])]);
  return exitCode.fine;
}

/** Without `--json` chance needs no answer: a seed is made up, and told. */
function seedOf({ seed, json }: TurnOptions): { seed?: string } {
  if (seed !== undefined) return { seed };
  if (json) return {};
  const made = randomUUID();
  say(`chance by --seed ${made}`);
  return { seed: made };
}

const listed = (words: string | undefined): readonly string[] =>
  (words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Reads `3,1;2,2`: two dice a roll. */
function parseDice(words: string | undefined): readonly (readonly number[])[] {
  const rolls = (words ?? '')
    .split(';')
    .map((roll) => roll.trim())
    .filter((roll) => roll !== '');
  return rolls.map((roll) => {
    const faces = roll.split(',').map((face) => Number(face.trim() || Number.NaN));
    if (faces.length !== 2 || !faces.every((face) => [0, 1, 2, 3].includes(face))) {
      throw new UsageError(
        `--dice: ${roll} is no roll; write two faces from 0 to 3, rolls separated by ;, such as '3,1;2,2'`,
      );
    }
    return faces;
  });
}

async function readAnswers(path: string | undefined): Promise<readonly unknown[]> {
  if (path === undefined) return [];
  const text = await readText(path);
  const read = await readJson(text);
  const name = nameOf(path);
  if ('problem' in read) {
    report({ name, text }, [read.problem]);
    throw new InputError(`${name} has no answers`);
  }
  const { json } = read;
  const answers = Array.isArray(json) ? json : (json as { answers?: unknown } | null)?.answers;
  if (!Array.isArray(answers))
    throw new InputError(`${name}: expected a list of answers, or the JSON of a pending turn`);
  return answers;
}

/** A person at the terminal is asked; nobody else is. */
function askAt({ json }: TurnOptions): Reply {
  if (json || !process.stdin.isTTY || !process.stderr.isTTY) return async () => undefined;
  return async (question, refused) => {
    if (refused !== null) say(refused.message);
    const { options } = question as { options?: readonly unknown[] };
    for (const [i, option] of options?.entries() ?? []) say(`  ${i + 1} ${String(option)}`);
    const line = createInterface({ input: process.stdin, output: process.stderr });
    const words = (await line.question(`${describe(question)}: `)).trim();
    line.close();
    const chosen = options?.[Number(words) - 1];
    return chosen ?? words;
  };
}

function describe({
  kind,
  law,
  prompt,
}: {
  readonly kind: string;
  readonly law: string;
  readonly prompt?: string;
}): string {
  return `${prompt ?? kind} (${law})`;
}

/** The actions, each group of them after the sections that led to it. */
function explained({ parts }: PlayedTurn): string[] {
  const rows: { laws: string; actions: string }[] = [];
  let laws: string[] = [];
  for (const { law, actions } of parts) {
    if (law !== null && !laws.includes(law)) laws.push(law);
    if (actions.length === 0) continue;
    rows.push({ laws: laws.join(' '), actions: actions.join('/') });
    laws = [];
  }
  return rows.map((row) => `  ${row.actions}\n      ${row.laws}\n`);
}
