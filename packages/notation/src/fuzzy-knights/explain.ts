import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type Action,
  type Effect,
  type Holder,
  type MapSize,
  type Place,
  placeOf,
  printPlace,
  type Target,
} from '@woodlog/core/fuzzy-knights';
import { isViolation } from '@woodlog/core/kernel';
import { lineStartsOf, positionAt } from '../kernel/positions.ts';
import { implicationOf } from './implication.ts';
import { type Log, takerOf } from './log.ts';
import { openingOf, steps } from './replay/replay.ts';
import { isTree, type Tree } from './tree.ts';

/** An action in plain English. */
export interface Explained {
  /** The number of the line of steps, from 1. */
  readonly turn: number;
  /** Line of the text, from 1; 0 where there is no text. */
  readonly line: number;
  readonly taker: string;
  readonly text: string;
  /** What the step brings about and does not say; or why it is refused. */
  readonly implied: readonly { readonly what: string; readonly law: string }[];
}

/** Each action of a log in plain English, with what follows from it. */
export function* explain(source: Tree | Log): Generator<Explained> {
  const opening = openingOf(source);
  if (isLeft(opening)) return;
  const { table } = opening.right;
  const starts = isTree(source) ? lineStartsOf(source.text) : [];
  for (const { turn, taker, action, span, plan } of steps(source, table)) {
    const line = span ? positionAt(starts, span.start).line : 0;
    const text = `${taker === '' ? '' : `${taker} `}${sentenceOf(action)}`;
    if (isViolation(plan)) {
      yield { turn, line, taker, text, implied: [{ what: `refused: ${plan.message}`, law: plan.law ?? '' }] };
      continue;
    }
    const law = LAWS[action.kind];
    const implied = plan.effects.flatMap((effect) => {
      const what = consequenceOf(effect, action, table.size);
      return what === null ? [] : [{ what, law }];
    });
    const { phase } = plan;
    if (phase.name === 'over') {
      const winners = phase.winners.map(takerOf).join(' and ');
      implied.push({ what: winners === '' ? 'the days are over: a draw' : `${winners} won the game`, law: 'Victory' });
    }
    yield { turn, line, taker, text, implied };
  }
}

/** The section that each kind of step rests on. */
const LAWS: Readonly<Record<Action['kind'], string>> = {
  drop: 'Board Setup 2',
  daybreak: 'Daybreak 1',
  roll: 'Dice',
  construct: 'Settlement',
  pay: 'Daybreak 2',
  unpaid: 'Hero Death',
  'recruit-hero': 'Daybreak 3.B',
  recruit: 'Daybreak 3.B',
  place: 'Daybreak 4',
  move: 'Hero Movement',
  interact: 'Multiply-Occupied Tiles',
  draw: 'Items',
  capture: 'Mines',
  engage: 'Battle',
  defect: 'Monsters',
  bribe: 'Monsters',
  form: 'Squads',
  attack: 'Battle',
  lose: 'Battle',
  retreat: 'Hero Death',
  deposit: 'Garrisoned Heroes',
  withdraw: 'Garrisoned Heroes',
  offer: 'Alliance',
  propose: 'Items',
  reply: 'Alliance',
  vote: 'Voting',
  break: 'Alliance',
  end: 'Elimination',
};

const at = (place: Place) => printPlace(place);
const heroName = (hero: number) => `H${hero + 1}`;
const squadName = (name: string) =>
  /^\d$/.test(name) ? `squad ${name}` : name === 'settlement' ? 'the settlement' : name;
const what = (held: number | string) => (typeof held === 'number' ? `${held} mercenaries` : `the ${held}`);

function foeName(target: Target): string {
  if (typeof target === 'object') return `${takerOf(target.seat)}'s ${heroName(target.hero)}`;
  return target === 'monster' ? 'the monsters' : 'the settlement';
}

/** An action as a sentence without its subject. */
function sentenceOf(action: Action): string {
  switch (action.kind) {
    case 'drop':
      return `${action.token} on ${at(action.at)}`;
    case 'daybreak':
      return `day ${action.day} begins`;
    case 'roll': {
      const bonus = Number(/([+-]\d+)$/.exec(action.dice)?.[1] ?? 0);
      const meaning = implicationOf(action.for, action.sum, bonus).toLowerCase();
      return `rolls ${action.dice} for ${action.for}: ${action.sum}${meaning && meaning !== String(action.sum) ? `, so ${meaning}` : ''}`;
    }
    case 'construct':
      return `builds ${action.building} at ${at(action.at)}`;
    case 'pay':
      return 'pays the heroes';
    case 'unpaid':
      return `cannot pay ${heroName(action.hero)}, who dies`;
    case 'recruit-hero':
      return `recruits a hero at ${at(action.at)}`;
    case 'recruit':
      return `recruits ${action.count} mercenaries at ${at(action.at)}`;
    case 'place':
      return `places a new ${action.token} on ${at(action.at)}`;
    case 'move':
      return `moves ${heroName(action.hero)} to ${at(action.to)}`;
    case 'interact':
      return `claims the ${action.token} with ${heroName(action.hero)}`;
    case 'draw':
      return `draws a ${action.card}`;
    case 'capture':
      return `tries to capture the mine with ${heroName(action.hero)}`;
    case 'engage':
      return `engages ${foeName(action.target)} with ${heroName(action.hero)}`;
    case 'defect':
      return `takes on ${action.count} monsters that defect`;
    case 'bribe':
      return `bribes ${action.count} monsters`;
    case 'form':
      return `forms squads of ${action.squads.join(', ')}`;
    case 'attack':
      return `attacks ${squadName(action.on)} with ${action.squads.map(squadName).join(', ')}`;
    case 'lose':
      return `loses ${squadName(action.squad)}`;
    case 'retreat':
      return 'gives the battle up';
    case 'deposit':
      return `leaves ${what(action.what)} of ${heroName(action.hero)} in the settlement`;
    case 'withdraw':
      return `gives ${heroName(action.hero)} ${what(action.what)} from the settlement`;
    case 'offer':
      return `offers ${takerOf(action.to)} an alliance`;
    case 'propose':
      return `proposes to play items by ${action.rules}`;
    case 'reply':
      return action.yes ? 'accepts' : 'declines';
    case 'vote':
      return `votes ${action.yes ? 'yes' : 'no'}`;
    case 'break':
      return `breaks the alliance with ${takerOf(action.with)}`;
    case 'end':
      return 'is done';
  }
}

const signed = (by: number) => (by > 0 ? `+${by}` : String(by));

/** A change of the table in words; null where the action says it already. */
function consequenceOf(effect: Effect, action: Action, size: MapSize): string | null {
  const place = (tile: number) => at(placeOf(size, tile));
  const holder = (of: Holder) =>
    'settlement' in of ? `the settlement at ${place(of.settlement)}` : `${takerOf(of.seat)}.${heroName(of.hero)}`;
  switch (effect.kind) {
    case 'coins':
      return `${takerOf(effect.seat)}: coins ${signed(effect.by)}`;
    case 'token':
      return action.kind === 'drop' || action.kind === 'place'
        ? null
        : `${effect.token} tokens at ${place(effect.at)}: ${signed(effect.by)}`;
    case 'mine':
      if (action.kind === 'drop') return null;
      return effect.owner === null
        ? `the mine at ${place(effect.at)} is nobody's`
        : `${takerOf(effect.owner)} owns the mine at ${place(effect.at)}`;
    case 'conquer':
      return `${takerOf(effect.seat)} takes the settlement at ${place(effect.at)}`;
    case 'mercenaries':
      return action.kind === 'deposit' || action.kind === 'withdraw'
        ? null
        : `mercenaries of ${holder(effect.of)}: ${signed(effect.by)}`;
    case 'item':
      return action.kind === 'deposit' || action.kind === 'withdraw' || effect.by < 0
        ? null
        : `${effect.item} to ${holder(effect.of)}`;
    case 'dies':
      return `${takerOf(effect.seat)}.${heroName(effect.hero)} dies`;
    case 'out':
      return `${takerOf(effect.seat)} is eliminated`;
    case 'alliance':
      return `${takerOf(effect.seats[0])} and ${takerOf(effect.seats[1])} are ${effect.allied ? 'allied' : 'no longer allied'}`;
    case 'rules':
      return `items are played by ${effect.rules}`;
    case 'anchor':
      return `${takerOf(effect.seat)} is the anchor`;
    case 'moves': {
      // Each step's own cost is no news; a turn's new moves are.
      const isNews = action.kind !== 'move' && action.kind !== 'interact';
      return isNews ? `${takerOf(effect.seat)}.${heroName(effect.hero)} may move ${effect.left} tiles` : null;
    }
    case 'supply':
    case 'settle':
    case 'build':
    case 'hero':
    case 'walk':
    case 'day':
      return null;
  }
}
