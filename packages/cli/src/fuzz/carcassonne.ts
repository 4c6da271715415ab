import { isLeft } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { play, botsOf } from '@woodlog/bots/carcassonne';
import { EXPANSIONS, carcassonne } from '@woodlog/core/carcassonne';
import { type GameSetup, type Stream, advance, fingerprint, streams } from '@woodlog/core/kernel';
import * as notation from '@woodlog/notation/carcassonne';
import { openingOf, parse, playedMoves, print, recordOf } from '@woodlog/notation/carcassonne';
import {
  PRODUCTIONS,
  RECORD_LAWS,
  STEPS,
  TEXT_LAWS,
  type WrittenRecord,
  mutated,
  noise,
  productionsOf,
  writtenRecords,
  wildLog,
} from '@woodlog/notation/carcassonne-properties';
import { type BrokenLaw, firstBroken } from '@woodlog/notation/kernel-properties';
import { carcassonnePlay } from '../games/carcassonne/play.ts';
import { type GameValue, gameValues, shrinkGame } from './game-value.ts';
import { type Kind, type LoadFuzz, anyKind } from './kind.ts';
import { brokenLog } from './log-laws.ts';
import { brokenRules } from './rules-laws.ts';
import { textKind, textKinds } from './text-kinds.ts';

const records = fc.oneof({ weight: 2, arbitrary: wildLog() }, wildLog(true));
const spelled = fc.oneof(
  { weight: 2, arbitrary: writtenRecords(wildLog()) },
  wildLog(true).map((log) => ({ log, text: print(log) })),
);

const record: Kind<WrittenRecord> = {
  name: 'record',
  batch: 8,
  values: spelled,
  try(value, reached) {
    for (const production of productionsOf(value.log)) reached.production(production);
    return firstBroken(RECORD_LAWS, value) ?? firstBroken(TEXT_LAWS.slice(0, CHEAP), value.text);
  },
};

/** Laws that are cheaper than replaying. */
const CHEAP = 6;

function anySetup(chance: Stream): GameSetup {
  const seats = carcassonnePlay.randomSeats(chance, chance.pick(carcassonnePlay.sizes));
  const expansions = EXPANSIONS.filter(() => chance.int(3) === 0);
  return { game: 'carcassonne', seats, ...(expansions.length > 0 && { options: { expansions } }) };
}

const game: Kind<GameValue> = {
  name: 'game',
  batch: 1,
  values: gameValues(anySetup),
  shrink: shrinkGame(),
  try({ setup, seed }, reached) {
    const bots = botsOf(setup);
    if (isLeft(bots)) return { law: 'game-plays', how: bots.left.message };
    const played = play(setup, streams(seed, 0), bots.right);
    if (isLeft(played)) return { law: 'game-plays', how: played.left.message };
    const { actions, state } = played.right;
    if (state.scores.some((points) => points < 0)) return { law: 'game-scores', how: state.scores.join(', ') };
    const log = recordOf(setup, actions);
    for (const step of productionsOf(log)) if (STEPS.includes(step)) reached.step(step);
    const broken = brokenLog(notation, print(log), log) ?? brokenReplay(log, fingerprint(carcassonne.canonical(state)));
    if (broken !== null) return broken;
    const opening = carcassonne.setup(setup);
    return isLeft(opening) ? null : brokenRules(carcassonne, opening.right, actions);
  },
};

/** Replaying the text gives the tables of the game. */
function brokenReplay(log: ReturnType<typeof recordOf>, table: string): BrokenLaw | null {
  const tree = parse(print(log));
  const [read, meant] = [openingOf(tree), openingOf(log)];
  if (isLeft(read) || isLeft(meant)) return { law: 'game-replay', how: 'there is no table' };
  let last = '';
  let number = 0;
  for (const { table: state } of playedMoves(tree, read.right.table)) {
    for (const action of log.turns[number]?.actions ?? []) {
      if (action.kind === 'lay' || action.kind === 'drop' || action.kind === 'unplaced') continue;
      const refused = advance(carcassonne, meant.right.table, action);
      if (refused !== null) return { law: 'game-replay', how: refused.message };
    }
    last = fingerprint(carcassonne.canonical(state));
    const isEnd = number >= log.turns.length || state.end !== null;
    if (!isEnd && fingerprint(carcassonne.canonical(meant.right.table)) !== last)
      return { law: 'game-replay', how: `move ${number} leads to another table` };
    number++;
  }
  return last === table ? null : { law: 'game-replay', how: 'the record ends with another table' };
}

export const carcassonneFuzz: LoadFuzz = (corpus) => ({
  game: 'carcassonne',
  kinds: [
    anyKind(record),
    ...textKinds({ laws: TEXT_LAWS, noise, logs: records.map((log) => print(log)), corpus, mutated }).map(anyKind),
    anyKind(game),
  ],
  text: textKind(TEXT_LAWS),
  productions: PRODUCTIONS,
  steps: STEPS,
});
