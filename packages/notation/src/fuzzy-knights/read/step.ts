import { type Action, type LooseToken, RULE_SETS, SQUADS } from '@woodlog/core/fuzzy-knights';
import type { Span } from '../../kernel/diagnostic.ts';
import { TOKEN_WORDS, type Word } from '../lexicon.ts';
import type { ActionNode } from '../tree.ts';
import { Reader, type Slip } from './reader.ts';
import { readRoll } from './roll.ts';
import type { Piece } from './scan.ts';

/** A step as read: its actions, one for each place of a path, or a slip. */
export type StepRead =
  | { readonly actions: readonly ActionNode[]; readonly warnings: readonly Slip[] }
  | { readonly slip: Slip };

const MOST_PILES = 99;

/** Reads one step of a seat (null: of the table). */
export function readStep(text: string, pieces: readonly Piece[], seat: number | null): StepRead {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return { slip: { start: 0, end: 0, message: 'an empty step' } };
  const whole = { start: first.start, end: last.end };
  const reader = new Reader(text, pieces, whole);
  try {
    const actions = seat === null ? tableStep(reader, whole) : seatStep(reader, seat, whole);
    return { actions, warnings: reader.warnings };
  } catch (slip) {
    if (!(slip instanceof Error)) return { slip: slip as Slip };
    throw slip;
  }
}

/** The actions of a path or of a list of places: the first has the words before it, the last the rest of the step. */
function places(reader: Reader, whole: Span, make: (at: readonly [number, number]) => Action): ActionNode[] {
  const nodes: ActionNode[] = [];
  for (let { start } = whole; ; ) {
    const action = make(reader.place());
    const end = reader.offset;
    reader.skip(',');
    const next = reader.here?.start ?? whole.end;
    const isLast = reader.peek() === undefined;
    nodes.push({ start, end: isLast ? whole.end : end, action });
    if (isLast) return nodes;
    start = next;
  }
}

function tableStep(reader: Reader, whole: Span): readonly ActionNode[] {
  if (reader.skip('drop')) {
    const token = reader.oneOf(TOKEN_WORDS, 'a token: ITEM, RESOURCE, MONSTER or MINE');
    return places(reader, whole, (at) => ({ kind: 'drop', token, at }));
  }
  if (reader.skip('daybreak')) {
    // `☀️ Daybreak 3`
    reader.skip('daybreak');
    const day = reader.number('the number of the day', 1);
    reader.end();
    return [{ ...whole, action: { kind: 'daybreak', day } }];
  }
  return reader.fail('expected DROP or DAYBREAK', whole, 'the steps of a player begin with the player, such as P1:');
}

function seatStep(reader: Reader, seat: number, whole: Span): readonly ActionNode[] {
  if (reader.skip('move')) {
    const hero = reader.hero();
    return places(reader, whole, (to) => ({ kind: 'move', seat, hero, to }));
  }
  const action = reader.skip('roll') ? readRoll(reader, seat) : oneStep(reader, seat);
  reader.end();
  return [{ ...whole, action }];
}

const VERBS = [
  'construct',
  'pay',
  'unpaid',
  'recruit',
  'place',
  'interact',
  'draw',
  'capture',
  'engage',
  'defect',
  'bribe',
  'form',
  'attack',
  'lose',
  'retreat',
  'deposit',
  'withdraw',
  'offer',
  'accept',
  'decline',
  'break',
  'propose',
  'vote',
  'end',
] as const satisfies readonly Word[];

function oneStep(reader: Reader, seat: number): Action {
  const verb = reader.oneOf(VERBS, 'a step such as MOVE or END');
  switch (verb) {
    case 'construct': {
      const building = reader.building();
      return { kind: 'construct', seat, building, at: reader.place() };
    }
    case 'pay':
    case 'retreat':
    case 'end':
      return { kind: verb, seat };
    case 'unpaid':
    case 'capture':
      return { kind: verb, seat, hero: reader.hero() };
    case 'recruit': {
      if (reader.skip('hero')) return { kind: 'recruit-hero', seat, at: reader.place() };
      const count = reader.number('HERO or a number of mercenaries', 1);
      reader.skip('mercenaries');
      return { kind: 'recruit', seat, count, at: reader.place() };
    }
    case 'place': {
      const token: LooseToken = reader.oneOf(['item', 'resource', 'monster'], 'a token: ITEM, RESOURCE or MONSTER');
      return { kind: 'place', seat, token, at: reader.place() };
    }
    case 'interact': {
      const hero = reader.hero();
      return { kind: 'interact', seat, hero, token: reader.oneOf(['item', 'resource'], 'ITEM or RESOURCE') };
    }
    case 'draw':
      return { kind: 'draw', seat, card: reader.kind() };
    case 'engage': {
      const hero = reader.hero();
      return { kind: 'engage', seat, hero, target: reader.target() };
    }
    case 'defect':
    case 'bribe': {
      const count = reader.number('how many join');
      if (!reader.skip('monster')) reader.skip('mercenaries');
      return { kind: verb, seat, count };
    }
    case 'form': {
      const squads = [reader.number('the size of a squad', 1)];
      while (reader.skip('+') || reader.skip(',') || reader.peek()) {
        squads.push(reader.number('the size of a squad', 1));
        if (squads.length > MOST_PILES) reader.fail(`at most ${MOST_PILES} squads can be read`);
      }
      // Squads are named by their size.
      return { kind: 'form', seat, squads: squads.sort((a, b) => b - a) };
    }
    case 'attack': {
      const squads = new Set([reader.squad()]);
      while (reader.skip('+') || reader.skip(',') || (reader.peek() && reader.peek()?.word !== 'on')) {
        squads.add(reader.squad());
      }
      if (!reader.skip('on')) return reader.fail('expected on and the squad that is attacked');
      return { kind: 'attack', seat, squads: SQUADS.filter((squad) => squads.has(squad)), on: reader.squad() };
    }
    case 'lose':
      return { kind: 'lose', seat, squad: reader.squad() };
    case 'deposit':
    case 'withdraw': {
      const hero = reader.hero();
      if (reader.peek()?.number === undefined) return { kind: verb, seat, hero, what: reader.item() };
      const what = reader.number('how many mercenaries', 1);
      reader.skip('mercenaries');
      return { kind: verb, seat, hero, what };
    }
    case 'offer':
      reader.skip('alliance');
      return { kind: 'offer', seat, to: reader.seat() };
    case 'accept':
    case 'decline':
      return { kind: 'reply', seat, yes: verb === 'accept' };
    case 'break':
      reader.skip('alliance');
      return { kind: 'break', seat, with: reader.seat() };
    case 'propose':
      reader.skip('rules');
      return { kind: 'propose', seat, rules: reader.oneOf(RULE_SETS, `rules: ${RULE_SETS.join(', ')}`) };
    case 'vote':
      return { kind: 'vote', seat, yes: reader.oneOf(['yes', 'no'], 'YES or NO') === 'yes' };
  }
}
