import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import type { FactionLaw } from '../faction-law.ts';
import { byPath } from '../../law/neighbours.ts';
import { tokensAt } from '../../law/pieces.ts';
import { mayPlace, place } from '../../law/place.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import { removableAt, remove } from '../../law/remove.ts';
import type { Battle } from '../../law/events.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { clearingRow, countAt, countIn, columnNamed, playerAt } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';

const WARLORD = 'Hw_w';

function warlord({ layout }: RulesContext): ColumnIndex {
  return columnNamed(layout, WARLORD);
}

/** Whether the warlord stands there and is in this mood (14.7). */
function inMood(ctx: RulesContext, self: Player, mood: string, clearing: ClearingOrBurrow): boolean {
  const { layout, state } = ctx;
  if (countIn(clearingRow(state, clearing), warlord(ctx)) === 0) return false;
  return countAt(state, playerAt(layout, self.index).boardRow, columnNamed(layout, `#${mood}`)) > 0;
}

/** The answer of one who keeps his mobs. */
const NOTHING = 'nothing';

/** Mobs where the warlord fights, and beside him, may become warriors at his side (14.7.1). */
function* embitter(ctx: RulesContext, self: Player, { clearing }: Battle): RootTurn {
  const near = [clearing, ...byPath(ctx, self, clearing)];
  let removed = 0;
  for (;;) {
    const options = near.filter((other) => tokensAt(ctx, self, other) > 0);
    if (options.length === 0) break;
    const question = { law: '14.7.1', prompt: 'mob to become a warrior', seat: self.index } as const;
    const chosen = yield* ask({ kind: 'choose', ...question, options: [NOTHING, ...options] });
    const mob = options.find((other) => `${other}` === `${chosen}`);
    if (mob === undefined) break;
    const pieces = [{ column: self.tokens[0]!, count: 1 }];
    yield* remove(ctx, [{ by: self, owner: self, clearing: mob, pieces, battle: null }]);
    removed += 1;
  }
  if (removed === 0) return;
  ctx.report?.('14.7.1');
  if (mayPlace(ctx, self, self.warrior, clearing))
    yield* place(ctx, self, clearing, [{ column: self.warrior, count: removed }]);
}

export const HUNDREDS_LAW: readonly FactionLaw[] = [
  {
    hoards: true,
    /** One mob a clearing (14.6.1); the warlord is placed by Anoint alone (14.2.2). */
    mayPlace: (ctx, self, column, clearing) => !self.tokens.includes(column) || tokensAt(ctx, self, clearing) === 0,
    /** Bitter (14.7.1). */
    *beforeRoll(ctx, self, battle) {
      if (battle.attacker !== self && battle.defender !== self) return;
      if (inMood(ctx, self, 'bitter', battle.clearing)) yield* embitter(ctx, self, battle);
    },
    /** Wrathful (14.7.8). */
    extraHits: (ctx, self, { attacker, clearing }) =>
      attacker === self && inMood(ctx, self, 'wrathful', clearing) ? 1 : 0,
    /** Stubborn (14.7.7). */
    ignoredHits: (ctx, self, { clearing }) => (inMood(ctx, self, 'stubborn', clearing) ? 1 : 0),
    /** The warlord goes in battle only (14.2.2). */
    mayBeRemoved: (ctx, _self, column) => column !== warlord(ctx),
    *fullRemoval(ctx, self, _by, clearing) {
      return removableAt(ctx, self, clearing).filter(({ column }) => column !== warlord(ctx));
    },
  },
];
