// `npm run measure -- sessions [--turns N] [--kills N] [--seed TEXT]`: turns of all factions at random through the session,
// as people at a table would play them. Counts labels with codes in them, options that are refused, lines that are not legal,
// and games that ask something else after they were killed and resumed from their log and answers.
import { parseArgs } from 'node:util';
import { seatPlayers } from '@woodlog/bots/root';
import { stream } from '@woodlog/core/kernel';
import { copyTable } from '@woodlog/core/root';
import { beginLine, matchLine } from '@woodlog/core/root-law';
import { parse, replay } from '@woodlog/notation/root';
import { answer, ask, openSession, startSession } from '@woodlog/session/root-play';

/** Whether an `Either` is a violation. */
const isLeft = ({ _tag }) => _tag === 'Left';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'sessions' },
  },
});
const turns = Number(values.turns);
const kills = Number(values.kills);
const chance = stream(values.seed, 0, 'answers');

/** What Rootlog writes and people do not say. */
const CODE = /[%$#_@]|\b(?:h_)?[A-Z][wtbp]\b|\b[a-z]_[a-z]\b|->|undefined|\[object/;
/** Everybody sits at one of these tables, the second Vagabond too. */
const TABLES = ['CEA', 'VGK', 'LOD', 'PHE', 'KVC', 'LAO', 'HDG', 'PVE'];
/** Lines of one game. */
const LINES = 25;

const counts = {
  games: 0,
  turns: 0,
  questions: 0,
  options: 0,
  codes: 0,
  refused: 0,
  notLegal: 0,
  kills: 0,
  changed: 0,
};
const odd = new Set();

function verdictOf(before, after) {
  const here = replay(parse(before));
  if (isLeft(here)) return 'no table';
  const last = parse(after).lines.findLast((line) => line.kind === 'turn');
  const { table } = here.right;
  const players = seatPlayers(table);
  const me = players.seats.find(({ letter }) => letter === last.taker);
  const setup = last.setup === true || !/\n\n\w:[^\n]*\n(?:.*\n)*\n/.test(before);
  const actions = last.actions.flatMap(({ action }) => action ?? []);
  for (const isSetup of [setup, !setup]) {
    const match = matchLine(players, { table: copyTable(table), now: beginLine(me, isSetup) }, actions);
    if (match.verdict !== 'illegal') return match.verdict;
  }
  return 'illegal';
}

const asked = (session) => {
  const { table: _, steps: __, ...rest } = ask(session);
  return JSON.stringify(rest);
};

for (let game = 0; counts.turns < turns; game++) {
  const seats = [...TABLES[game % TABLES.length]].map((faction) => ({ player: `Ann ${faction}`, faction }));
  const dealt = game % 2 === 0 ? {} : { chance: { seed: values.seed, index: game } };
  const begun = startSession({ game: 'root', map: 'Fall', deck: 'E&P', seats }, dealt);
  if (isLeft(begun)) throw new Error(begun.left.message);
  counts.games++;
  let session = begun.right;
  while (session.past.length < LINES && counts.turns < turns) {
    const moment = ask(session);
    if (moment.kind === 'over') break;
    let given = null;
    if (moment.kind === 'asked') {
      const options = moment.question.groups.flatMap((group) => group.options);
      counts.questions++;
      counts.options += options.length;
      for (const text of [moment.question.prompt, moment.step, ...options.map(({ label }) => label)])
        if (CODE.test(text)) {
          counts.codes++;
          odd.add(`code: ${text}`);
        }
      given = chance.pick(options).answer;
      if (counts.kills < kills && chance.int(20) === 0) {
        counts.kills++;
        // As the file has it: the log, and the answers of the line under way.
        const { log, answers } = JSON.parse(JSON.stringify(session));
        const opened = openSession(log, dealt);
        if (isLeft(opened) || asked({ ...opened.right, answers }) !== asked(session)) {
          counts.changed++;
          odd.add(`changed: ${moment.question.prompt}`);
        }
      }
    }
    const after = answer(session, given);
    if ('refused' in after) {
      counts.refused++;
      odd.add(`refused: ${JSON.stringify(given)} ${after.refused}`);
      break;
    }
    if (after.log !== session.log) {
      counts.turns++;
      const verdict = verdictOf(session.log, after.log);
      if (verdict === 'illegal') {
        counts.notLegal++;
        odd.add(`illegal: ${after.log.trimEnd().split('\n').at(-1)}`);
      }
    }
    session = after;
  }
}
for (const line of odd) console.log(line);
for (const [what, count] of Object.entries(counts)) console.log(`${what.padEnd(10)} ${count}`);
process.exitCode = counts.codes + counts.refused + counts.notLegal + counts.changed > 0 ? 1 : 0;
