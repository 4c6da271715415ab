import type { PlaceName } from '../place-name.ts';
import type { Action, Part } from '../action.ts';
import { ITEM_NAMES } from '../data/items.ts';
import { type Clearing, CLEARINGS, type Item } from '../data/vocabulary.ts';
import { mayBattle } from '../law/battle.ts';
import { isInPlay } from '../law/effects/play-area.ts';
import { areEnemies } from '../law/enemies.ts';
import { mayMoveBetween } from '../law/move.ts';
import { neighbours } from '../law/neighbours.ts';
import { inSupply } from '../law/pieces.ts';
import { mayPlace } from '../law/place.ts';
import { openSlots } from '../law/slots.ts';
import { playerOf } from '../law/context.ts';
import type { Turn } from '../turn/step.ts';

/** A section, and in one sentence what it says to what was done. */
export interface Reason {
  readonly law: string;
  readonly because: string;
}

/** The step at which something was written that it does not allow. */
interface AtStep {
  readonly law: string;
  readonly name: string;
  /** Something must be done in it first. */
  readonly forced: boolean;
}

/** Why an action is not allowed here: the rule of the common law that it breaks, else that the step has no such action. */
export function whyNot(turn: Turn, action: Action, step: AtStep): Reason {
  return commonReason(turn, action) ?? notInStep(turn, step);
}

function notInStep(turn: Turn, { law, name, forced }: AtStep): Reason {
  const who = turn.me.letter;
  return {
    law,
    because: forced
      ? `${who} must do this first: ${name}`
      : name === 'end of the turn'
        ? `nothing in ${who}'s turn allows this, or not so often`
        : `${name} does not allow this here, or not so often`,
  };
}

function commonReason(turn: Turn, action: Action): Reason | null {
  switch (action.kind) {
    case 'move':
      for (const part of action.parts) {
        const reason = pieceReason(turn, part);
        if (reason !== null) return reason;
      }
      return null;
    case 'battle':
      return battleReason(turn, action.attacker, action.defender, action.clearing);
    case 'craft':
      return isInPlay(turn.state, turn.layout, turn.me.index, action.what)
        ? { law: '4.1.4', because: `${action.what} is in ${turn.me.letter}'s play area already` }
        : null;
    case 'score':
      return {
        law: '3.2',
        because: `nothing done here scores ${action.points} ${Math.abs(action.points) === 1 ? 'point' : 'points'} for ${action.faction}`,
      };
    default:
      return null;
  }
}

const clearingOf = (place: string | null): Clearing | null => CLEARINGS.find((one) => `${one}` === place) ?? null;

function pieceReason(turn: Turn, { what, from, to }: Part): Reason | null {
  const column = turn.layout.columnOf.get(what);
  const end = clearingOf(to);
  const board = turn.layout.seats.find(({ faction }) => `${faction}$` === to);
  if (column !== undefined && board !== undefined && board.faction !== turn.me.letter)
    return {
      law: '11.2.6',
      because: `${turn.me.letter} can buy no service of ${board.faction} for that, or not so many`,
    };
  if (column === undefined || end === null || !turn.me.pieces.includes(column)) return null;
  const start = clearingOf(from);
  const { letter } = turn.me;
  if (start !== null) {
    if (!neighbours(turn, turn.me, start).includes(end))
      return { law: '4.2', because: `clearing ${end} is not adjacent to clearing ${start}` };
    if (!mayMoveBetween(turn, turn.me, start, end))
      return { law: '4.2.1', because: `${letter} rules neither clearing ${start} nor clearing ${end}` };
    return null;
  }
  const { kind } = turn.layout.columns[column] ?? {};
  if (kind === 'building' && openSlots(turn.state, end) <= 0)
    return { law: '2.2.3', because: `clearing ${end} has no open building slot` };
  if (inSupply(turn, column) > 0 && !mayPlace(turn, turn.me, column, end))
    return { law: 'G.20', because: `${letter} cannot place ${what} in clearing ${end}` };
  return null;
}

function battleReason(turn: Turn, attacker: string, defender: string, at: PlaceName): Reason | null {
  const [one, other] = [playerOf(turn, attacker), playerOf(turn, defender)];
  const clearing = at === '0' ? 0 : clearingOf(at);
  if (one === undefined || other === undefined || clearing === null) return null;
  if (!areEnemies(turn, one, other)) return { law: '4.3', because: `${defender} is no enemy of ${attacker}` };
  if (!mayBattle(turn, one, other, clearing))
    return {
      law: '4.3',
      because: `${attacker} and ${defender} do not both have pieces in clearing ${clearing} to battle with`,
    };
  return null;
}

/** What was due and is not written; `drawn` are the cards that were. */
export function whyMissing(turn: Turn, step: string, due: Action, drawn?: number): string {
  const text = drawn === undefined ? dueText(turn, due) : drawText(due, drawn);
  return `${turn.me.letter} ${text} (${step}): not done, or not written`;
}

/** `drew 2 cards of 3`. */
function drawText(due: Action, drawn: number): string {
  const missing = due.kind === 'move' ? countOf(due.parts) : 0;
  return drawn === 0 ? `draws ${counted(missing, 'card')}` : `drew ${counted(drawn, 'card')} of ${drawn + missing}`;
}

const countOf = (parts: readonly Part[]): number => parts.reduce((sum, { count }) => sum + count, 0);

const counted = (count: number, name: string): string =>
  `${count} ${name}${count === 1 || /^wood|s$|sympathy$/.test(name) ? '' : 's'}`;

function dueText(turn: Turn, due: Action): string {
  switch (due.kind) {
    case 'score':
      return `${due.points < 0 ? 'loses' : 'scores'} ${counted(Math.abs(due.points), 'point')}`;
    case 'move': {
      const [part] = due.parts;
      return part === undefined ? 'has something left to do' : moveText(turn, part, countOf(due.parts));
    }
    case 'craft':
      return `crafts ${due.what}`;
    case 'battle':
      return `battles ${due.defender} in clearing ${due.clearing}`;
    case 'relate':
      return `moves the marker of ${due.factions.join(', ')} to ${due.status}`;
    case 'outcast':
      return 'names the outcast';
    case 'discard-decree':
      return 'discards the Decree';
    default:
      return 'has something left to do';
  }
}

function moveText(turn: Turn, part: Part, count: number): string {
  const { what, from, to, turn: turned } = part;
  const item = ITEM_NAMES[what.slice(1) as Item] ?? what;
  if (what.startsWith('%')) {
    if (turned === 'e') return `exhausts ${counted(count, item)}`;
    if (turned === 'r') return `refreshes ${counted(count, item)}`;
    if (`${from}`.endsWith('$d')) return `repairs ${counted(count, item)}`;
    return to.endsWith('$d') ? `damages ${counted(count, item)}` : `takes ${counted(count, item)}`;
  }
  if (what.includes('#')) {
    const cards = counted(count, 'card');
    if (from === 'draw') return `draws ${cards}`;
    return to === 'discard' ? `discards ${cards}` : `moves ${cards} from ${from} to ${to}`;
  }
  const pieces = counted(count, pieceName(turn, what));
  if (`${from}`.startsWith('supply')) return `places ${pieces} ${inPlace(to)}`;
  if (to.startsWith('supply')) return `removes ${pieces} ${inPlace(`${from}`).replace(/^(in|on)/, 'from')}`;
  return `moves ${pieces} from ${from} to ${to}`;
}

const inPlace = (place: PlaceName): string => (clearingOf(place) === null ? `on ${place}` : `in clearing ${place}`);

function pieceName({ layout }: Turn, what: string): string {
  const owner = layout.columns[layout.columnOf.get(what) ?? -1]?.owner ?? '';
  const sheet = layout.playerOf.get(owner)?.sheet;
  return sheet?.pieces.find(({ piece }) => `${owner}${piece}` === what)?.name ?? what;
}
