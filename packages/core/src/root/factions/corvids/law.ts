import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import { act } from '../../../kernel/index.ts';
import { preferredPass } from '../../table/landmarks-at.ts';
import { chooseOne } from '../../law/choose.ts';
import { areEnemies } from '../../law/enemies.ts';
import { adjacentFor, byPath } from '../../law/neighbours.ts';
import type { FactionLaw } from '../../law/faction-law.ts';
import { inSupply } from '../../law/pieces.ts';
import { oneAClearing, putWarriors, openToWarriors } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { anytime } from '../../law/triggered.ts';
import { exposures } from './exposure.ts';
import { plotColumn, hasPlot, kindOfPlot } from './plots.ts';
import { plotRefusal } from './refusals.ts';
import type { PieceCount } from '../../law/events.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { removeFrom } from '../../law/remove.ts';

/** Whether a snare holds an enemy there, but not a hireling of the Corvids' own (H.3.2). Bots find out (B.11.7.2). */
function snares(ctx: RulesContext, self: Player, other: Player, clearing: ClearingOrBurrow): string | false {
  if (other.bot || !areEnemies(ctx, self, other) || !hasPlot(ctx, 't_s', clearing)) return false;
  const law = self.bot ? 'B.11.7.2' : '13.7.2';
  ctx.cite(law);
  return law;
}

/** The snare stops a bot from placing or moving pieces of another player, and is removed (B.11.8.2, D36). */
function* spring(ctx: RulesContext, self: Player, other: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  if (!other.bot || other === self || !hasPlot(ctx, 't_s', clearing)) return true;
  ctx.cite('B.11.8.2');
  const pieces: PieceCount[] = [{ column: plotColumn(ctx, 't_s'), count: 1 }];
  yield* removeFrom(ctx, other, self, clearing, pieces);
  return false;
}

/**
 * A removed raid places a warrior in each adjacent clearing (B.11.7.4). A bot begins with the highest priority (B.2.4);
 * a person whose supply is too small chooses (1.5.4).
 */
function* raid(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): RootTurn {
  ctx.cite(self.bot ? 'B.11.7.4' : '13.7.4');
  const left = openToWarriors(ctx, self, byPriority(ctx, self, clearing));
  while (left.length > 0) {
    const few = inSupply(ctx, self.warrior);
    if (few === 0) return;
    const next =
      self.bot || few >= left.length ? left[0]! : yield* chooseOne(self, '1.5.4', 'place', 'clearing to raid', left);
    left.splice(left.indexOf(next), 1);
    yield* putWarriors(ctx, self, next, 1);
  }
}

/** The adjacent clearings from high to low priority; for a bot, the Pass comes first (B.12.2.2). */
function byPriority(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): ClearingOrBurrow[] {
  const pass = preferredPass(ctx.state);
  if (!self.bot) return [...adjacentFor(ctx, self, clearing)];
  const near = byPath(ctx, self, clearing);
  if (pass === null || !near.includes(pass)) return [...near];
  ctx.cite('B.12.2.2');
  return [pass, ...near.filter((other) => other !== pass)];
}

/** What plots and agents do, for the person and the bot (13.2, B.11.2, B.11.7). */
export const PLOTS_LAW: FactionLaw = {
  nimble: 'B.11.2.1',
  /** One plot in a clearing (13.2.2.II). */
  limitsPlacing: oneAClearing('tokens', '13.2.2.II'),
  /** Embedded agents (13.2.5, B.11.2.2). */
  extraHits: (ctx, self, { defender, clearing }) => {
    if (defender !== self || !hasPlot(ctx, 't', clearing)) return 0;
    ctx.cite(self.bot ? 'B.11.2.2' : '13.2.5');
    return 1;
  },
  /** The snare stops people; bots find out (B.11.7.2, B.11.8.2). */
  forbidsPlacing: (ctx, self, placer, clearing) => snares(ctx, self, placer, clearing),
  forbidsMoving: (ctx, self, mover, from) => snares(ctx, self, mover, from),
  beforePlacing: (ctx, self, { placer, clearing }) => spring(ctx, self, placer, clearing),
  beforeMoving: (ctx, self, { mover, from }) => spring(ctx, self, mover, from),
  /** A face-down plot that leaves is revealed only if it is a raid (D26). */
  *leaving(ctx, self, { pieces, clearing }) {
    const hidden = plotColumn(ctx, 't');
    if (pieces.every((some) => some.column !== hidden)) return pieces;
    if ((yield* kindOfPlot(ctx, self, '13.2.2.I', clearing)) !== 't_r') return pieces;
    yield* act({ kind: 'flip', what: 'Pt', at: `${clearing}`, becomes: 'Pt_r' });
    return pieces.map((some) => (some.column === hidden ? { ...some, column: plotColumn(ctx, 't_r') } : some));
  },
  removed: (ctx, self, removals) =>
    removals
      .filter(({ pieces }) => pieces.some((some) => some.column === plotColumn(ctx, 't_r')))
      .map(({ clearing }) => anytime(self, () => raid(ctx, self, clearing))),
};

export const CORVIDS_LAW: FactionLaw = {
  ...PLOTS_LAW,
  nimble: '13.2.3',
  /** Plots craft, face up or face down (13.2.1). */
  crafting: { law: '13.2.1', pieces: (_ctx, self) => self.tokens },
  offers: exposures,
  refuses: plotRefusal,
};
