import { act } from '../../kernel/index.ts';
import { SUITS } from '../data/vocabulary.ts';
import { piecesAt } from '../law/pieces.ts';
import { score } from '../law/score.ts';
import { maySpend, spendCard } from './hand.ts';
import type { Choice, Turn } from '../law/step.ts';

const OPENED = 'M.4.3';

/** Once in Daylight, a card opens a closed path for a player with pieces at one of its ends, for a point (M.4.3). */
export function openPath(turn: Turn): Choice[] {
  const { me, layout, state, flags } = turn;
  if (layout.map.closedPaths.length === 0 || turn.now.stage !== 'daylight' || flags.once[OPENED] === true) return [];
  if (!maySpend(turn, me, SUITS)) return [];
  return layout.map.closedPaths
    .filter(({ name, a, b }) => !state.openPaths.includes(name) && piecesAt(turn, me, a) + piecesAt(turn, me, b) > 0)
    .map(({ name }) => ({
      option: { kind: 'open-path', law: OPENED, at: name },
      *play() {
        flags.once[OPENED] = true;
        yield* spendCard(turn, OPENED, SUITS);
        yield* act({ kind: 'open-path', path: name });
        yield* score(turn, me, 1);
      },
    }));
}
