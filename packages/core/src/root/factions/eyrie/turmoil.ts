import { act } from '../../../kernel/index.ts';
import type { RootTurn } from '../../law/questions.ts';
import { lose } from '../../law/score.ts';
import { chooseOne } from '../../law/choose.ts';
import type { Outcome, Turn } from '../../law/step.ts';
import { suitsIn } from './columns.ts';
import { DECREE_COLUMNS, type LeaderName, LEADERS } from '../../data/factions/eyrie.ts';
import { transfer } from '../../law/transfer.ts';

/** The Decree cannot be resolved: the Eyrie lose points, Decree and leader, and Evening begins (7.7). */
export function* fallIntoTurmoil(turn: Turn): RootTurn<Outcome> {
  const { me } = turn;
  const birds = DECREE_COLUMNS.flatMap((column) => suitsIn(turn, column)).filter((suit) => suit === 'B').length;
  turn.cite('7.7.1');
  yield* lose(turn, me, birds);
  turn.cite('7.7.2');
  yield* act({ kind: 'discard-decree', faction: me.letter });
  yield* chooseLeader(turn, '7.7.3');
  turn.cite('7.7.4');
  return 'evening';
}

/** Chooses a face-up leader, with viziers in his columns (7.3.3, 7.7.3). */
export function* chooseLeader(turn: Turn, law: string): RootTurn {
  const { me, state } = turn;
  const options = LEADERS.map(({ spelling }): LeaderName => spelling).filter((name) => !state.deposed.includes(name));
  turn.cite(law);
  const leader = yield* chooseOne(me, law, 'word', 'leader', options);
  yield* transfer(`#${leader}`, 'draw', me.board);
}
