import type { Action, Battle, Part } from '../action.ts';
import type { Players } from '../law/context.ts';
import { isWon } from '../result.ts';
import { turnAt } from '../turn/line.ts';
import type { Position } from '../turn/position.ts';
import type { Turn } from '../law/step.ts';
import { type Breach, type Match, notAllowed } from './breach.ts';
import { otherSuit } from './other-suit.ts';
import { END_OF_TURN } from './reasons.ts';
import { mayBeWon } from './beyond-turn.ts';
import type { WrittenLine } from './written-line.ts';
import { partsOf } from '../parts-of.ts';

/**
 * What a line may never do, whatever comes before, in any order and with any cards. After a win everything is allowed
 * (3.1).
 */
export function neverAllowed(
  players: Players,
  { table, now }: Position,
  line: WrittenLine,
  actions: readonly Action[],
): Breach[] {
  if (now === null || isWon(table) || mayBeWon(line, line.whole(), table)) return [];
  const turn = turnAt(players, { state: table }, now);
  const { fought } = line;
  const step = { law: 'G.20', name: END_OF_TURN, forced: false, part: undefined, fought, later: [], rest: undefined };
  return actions.flatMap((action, i): Breach[] =>
    isNeverAllowed(turn, action, line) ? [{ ...notAllowed(turn, action, i, step), isCertain: true }] : [],
  );
}

/**
 * Nobody battles themselves (4.3), or moves to where they are (4.2), except warriors that die there and are saved
 * (6.2.3). A piece with a suit is placed in a clearing of it. Who draws a card takes it (2.1), but for the Alliance's
 * supporters (8.2.3.I). Except for a coalition, no marker leaves the Hostile box (9.2.9.III).
 */
function isNeverAllowed(turn: Turn, action: Action, { fought, actions }: WrittenLine): boolean {
  if (action.kind === 'battle') return isAgainstItself(action);
  const refused = turn.me.law.refuses?.(turn, turn.me, action);
  if (action.kind === 'move')
    return (
      refused?.isCertain === true ||
      action.parts.some(
        (part) =>
          (staysWhereItIs(turn, part) && !fought.has(part.to)) ||
          (part.from === 'draw' && part.to === 'discard' && !mayDiscardDrawn(turn)) ||
          otherSuit(turn, part) !== null,
      )
    );
  return action.kind === 'relate' && !actions.some(isCoalition) && refused != null && refused.isVague !== true;
}

/** Whether somebody may discard a card as it is drawn: bots do, and the Alliance without a base (8.2.3.I). */
const mayDiscardDrawn = ({ layout, me }: Turn): boolean =>
  me.bot || layout.seats.some(({ boardSheet }) => boardSheet.stack);

const staysWhereItIs = ({ layout, me }: Turn, { what, from, to }: Part): boolean =>
  from === to && me.pieces.some((column) => layout.columns[column]?.name === what);

/** A coalition partner is no longer hostile, and may be aided in the same line (9.2.8, 9.2.9.III.d). */
const isCoalition = ({ kind }: Action): boolean => kind === 'marker';

const isAgainstItself = ({ attacker, defender }: Battle): boolean => attacker === defender;

/**
 * The line with battles against whoever loses pieces, instead of battles against oneself, for judging the rest. The
 * same line if nobody loses any.
 */
export function withDefenders({ layout }: Players, actions: readonly Action[]): readonly Action[] {
  return actions.map((action, i) => {
    if (action.kind !== 'battle' || !isAgainstItself(action)) return action;
    const [loser] = actions
      .slice(i)
      .flatMap(partsOf)
      .flatMap(({ what, from, to }) => {
        const owner = layout.columns[layout.columnOf.get(what) ?? -1]?.owner ?? '';
        const isLost = from === action.clearing && to.startsWith('supply') && owner !== action.attacker;
        return isLost && owner !== '' ? [owner] : [];
      });
    return loser === undefined ? action : { ...action, defender: loser };
  });
}

/** Puts these violations before the verdict on the rest of the line. */
export function withNever(match: Match, never: readonly Breach[]): Match {
  if (never.length === 0) return match;
  if (match.verdict !== 'illegal') return { verdict: 'illegal', breaches: never };
  const isNever = ({ action, kind }: Breach): boolean => kind === 'extra' && never.some((one) => one.action === action);
  return { verdict: 'illegal', breaches: [...never, ...match.breaches.filter((one) => !isNever(one))] };
}
