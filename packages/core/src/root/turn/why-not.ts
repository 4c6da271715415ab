import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { battleUnmet } from '../law/battle.ts';
import { type Players, playerOf } from '../law/context.ts';
import { craftUnmet } from '../law/crafting.ts';
import type { Deed, DeedKind, DeedView, Spot } from '../law/deed.ts';
import type { Refusal } from '../law/faction-law.ts';
import { movingUnmet } from '../law/move.ts';
import type { Turn } from '../law/step.ts';
import { type Unmet, unmet } from '../law/unmet.ts';
import { spotText } from '../words/lists.ts';
import { Desk } from './desk.ts';
import { canLeave } from './moves-and-battles.ts';
import type { Position } from './position.ts';

type CommonRule = (turn: Turn, deed: DeedView) => Unmet | null;

const isClearing = (spot: Spot | undefined): spot is ClearingOrBurrow => typeof spot === 'number';

/** The rules of the deeds that every faction has. */
const COMMON_RULES: Partial<Record<DeedKind, CommonRule>> = {
  move(turn, { from, to }) {
    if (!isClearing(from) || !isClearing(to)) return null;
    if (!canLeave(turn, from)) return unmet('4.2', `they have nothing in ${spotText(from)} to move`);
    return movingUnmet(turn, turn.me, from, to);
  },
  battle(turn, { at, defender = '' }) {
    const other = playerOf(turn, defender);
    return other === undefined || !isClearing(at) ? null : battleUnmet(turn, turn.me, other, at);
  },
  craft: (turn, { card = '' }) => craftUnmet(turn, card),
};

/** The first unmet condition of the rule that would list a deed; null if all are met, or if the rule cannot say. */
export function unmetBy(turn: Turn, deed: DeedView): Unmet | null {
  // Hirelings have rules of their own.
  if (deed.hireling !== undefined) return null;
  const common = COMMON_RULES[deed.kind]?.(turn, deed) ?? null;
  if (common !== null) return common;
  const { rules = [] } = turn.me.phases;
  const all = rules.filter(({ kind }) => kind === deed.kind).map((rule) => rule.unmet(turn, deed));
  // One of several rules is enough.
  return (all.includes(null) ? null : all[0]) ?? spentUnmet(turn, deed);
}

/** Why a deed that its rule allows has no action left for it; those of the section itself end the actions, or bring more. */
export function spentUnmet(turn: Turn, { kind, law }: Pick<DeedView, 'kind' | 'law'>): Unmet | null {
  const spent = turn.me.phases.spent?.(turn) ?? null;
  return spent !== null && (kind === 'move' || kind === 'battle' || law.startsWith(`${spent.law}.`)) ? spent : null;
}

const PHASE_NAMES = { birdsong: 'Birdsong', daylight: 'Daylight', evening: 'Evening' } as const;

/** The phase in which a deed is done, by its section; undefined if none lists it. */
function phaseOf({ me: { phases } }: Turn, law: string): keyof typeof PHASE_NAMES | undefined {
  const names = Object.keys(PHASE_NAMES) as (keyof typeof PHASE_NAMES)[];
  return names.find((name) => {
    const all = [phases[name].law, ...phases[name].steps.map((step) => step.law)];
    return all.some((one) => law === one || law.startsWith(`${one}.`));
  });
}

/**
 * Why a player may not do something now: the unmet condition of its rule, with its section and what would be allowed,
 * or else that it belongs to another phase or step. Null if the current menu offers it.
 *
 * @example whyNot(players, position, { kind: 'move', law: '8.6.1.I', from: 6, to: 9 })?.because
 */
export function whyNot(players: Players, position: Position, deed: Deed): Refusal | null {
  const { table, now } = position;
  if (now === null || now.stage === 'over') return { law: '5.2', because: 'nobody has a turn now' };
  const desk = new Desk(players, { table, now }, true);
  const { menu, turn, step } = desk;
  if (menu?.options?.some((option) => isSame(option as Deed, deed)) === true) return null;
  const failed = unmetBy(turn, deed);
  if (failed !== null) return { law: failed.law, because: failed.because(turn) };
  const { law } = deed;
  const phase = phaseOf(turn, law);
  if (phase !== undefined && phase !== turn.now.stage)
    return { law, because: `that is done in ${PHASE_NAMES[phase]} (${law})` };
  const here = step === null ? '' : `: "${step.name}" (${step.law}) comes now`;
  return { law, because: `that cannot be done now, or not again${here}` };
}

/** Whether an option is this deed, whatever else the option says. */
const isSame = (option: Deed, deed: Deed): boolean =>
  Object.entries(deed).every(([name, value]) => option[name as keyof Deed] === value);
