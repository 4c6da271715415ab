import { act } from '../../../kernel/index.ts';
import { FULL_REMOVAL_DAMAGE } from './sheet.ts';
import { type Item, ITEMS } from '../../data/vocabulary.ts';
import type { FactionLaw } from '../faction-law.ts';
import { agrees } from '../../law/effects/use.ts';
import { countPieces, powersOf } from '../../law/powers.ts';
import { enlist } from './arbiter.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import { countKind, rewarded } from '../../law/remove.ts';
import { score } from '../../law/score.ts';
import type { Battle } from '../../law/events.ts';
import type { Owner, Player, RulesContext } from '../../law/context.ts';
import { rowAt, clearingRow, countAt, countIn, columnNamed, placeNamed, playerAt } from '../../table/look-up.ts';

/** The answer of one who does nothing when invited to. */
const NOTHING = 'nothing';

/** Undamaged items of a type, in the satchel and on their track. */
export function undamaged({ state, layout }: RulesContext, self: Player, item: Item): number {
  const { refreshed, exhausted } = layout.items[item];
  let count = 0;
  for (const area of ['s', 't']) {
    const row = rowAt(state, placeNamed(layout, `${self.board}${area}`).row);
    count += countIn(row, refreshed) + countIn(row, exhausted);
  }
  return count;
}

/** Whether he plays this character. */
function isCharacter({ state, layout }: RulesContext, self: Player, character: string): boolean {
  return countAt(state, playerAt(layout, self.index).boardRow, columnNamed(layout, `#${character}`)) > 0;
}

/** Whether these warriors fought for somebody else: hired, they do not make their faction hostile (11.2.7.III.b). */
function isHiredHand({ letter }: Owner, battle: Battle | null): boolean {
  return battle !== null && letter !== battle.attacker.letter && letter !== battle.defender.letter;
}

/** Each hit damages an item of his choice (9.2.7). */
function* damage(ctx: RulesContext, self: Player, law: string, hits: number): RootTurn {
  for (let n = 0; n < hits; n++) {
    const options = ITEMS.filter((item) => undamaged(ctx, self, item) > 0);
    if (options.length === 0) return;
    const item = yield* ask({ kind: 'choose', law, prompt: 'item to damage', seat: self.index, options });
    yield* act({ kind: 'move', parts: [{ count: 1, what: `%${item}`, from: self.board, to: `${self.board}d` }] });
  }
}

/** A sword is exhausted for an extra hit, once in a battle (V.9.2). */
function* swiftStrike({ state, layout, report }: RulesContext, self: Player, battle: Battle): RootTurn {
  const satchel = rowAt(state, placeNamed(layout, `${self.board}s`).row);
  if (countIn(satchel, layout.items.s.refreshed) === 0) return;
  if (!(yield* agrees(self, 'V.9.2', 'exhaust a sword for an extra hit?'))) return;
  report?.('V.9.2');
  const sword = { count: 1, what: '%s', from: self.board, to: self.board, turn: 'e' } as const;
  yield* act({ kind: 'move', parts: [sword] });
  if (battle.attacker === self) battle.attackerExtra += 1;
  else battle.defenderExtra += 1;
}

/** He repairs a damaged item, refreshes an exhausted one, or neither (Chmd.5.3). */
function* repairOrRefresh(ctx: RulesContext, self: Player): RootTurn<boolean> {
  const { layout, state } = ctx;
  const has = (areas: readonly string[], sides: readonly ('refreshed' | 'exhausted')[]) =>
    ITEMS.filter((item) =>
      areas.some((area) => {
        const row = rowAt(state, placeNamed(layout, `${self.board}${area}`).row);
        return sides.some((side) => countIn(row, layout.items[item][side]) > 0);
      }),
    );
  const repairs = has(['d'], ['refreshed', 'exhausted']).map((item) => `repair ${item}`);
  const refreshes = has(['s', 't'], ['exhausted']).map((item) => `refresh ${item}`);
  const options = [NOTHING, ...repairs, ...refreshes];
  if (options.length === 1) return false;
  const what = yield* ask({ kind: 'choose', law: 'Chmd.5.3', prompt: 'repair or refresh?', seat: self.index, options });
  if (what === NOTHING) return false;
  const [verb, item] = what.split(' ');
  const part = { count: 1, what: `%${item}` };
  const { board } = self;
  yield* act({
    kind: 'move',
    parts: [
      verb === 'repair'
        ? { ...part, from: `${board}d`, to: `${board}s` }
        : { ...part, from: board, to: board, turn: 'r' },
    ],
  });
  return true;
}

export const VAGABOND_LAW: readonly FactionLaw[] = [
  {
    nimble: '9.2.3',
    maximumHits: (ctx, self) => undamaged(ctx, self, 's'),
    defenseless: (ctx, self) => undamaged(ctx, self, 's') === 0,
    *takeHits(ctx, self, _battle, hits) {
      yield* damage(ctx, self, '9.2.7', hits);
      return [];
    },
    *fullRemoval(ctx, self) {
      yield* damage(ctx, self, '9.2.2.I', FULL_REMOVAL_DAMAGE);
      return [];
    },
    /** The Arbiter protects with his swords (V.5.2). */
    *beforeRoll(ctx, self, battle) {
      if (isCharacter(ctx, self, 'arbiter')) yield* enlist(ctx, self, battle, 'V.5.2', undamaged(ctx, self, 's'));
    },
    /** Where the Scoundrel left a torch nobody comes any more, himself neither (V.6.2, D11). */
    closes: (ctx, self, clearing) =>
      isCharacter(ctx, self, 'scoundrel') &&
      countPieces(clearingRow(ctx.state, clearing), powersOf(ctx.layout).items) > 0,
    /** The Ronin strikes once more for a sword that he exhausts (V.9.2). */
    *afterRoll(ctx, self, battle) {
      if (isCharacter(ctx, self, 'ronin')) yield* swiftStrike(ctx, self, battle);
    },
    gentrified: repairOrRefresh,
    *damaged(ctx, self) {
      if (ITEMS.every((item) => undamaged(ctx, self, item) === 0)) return false;
      yield* damage(ctx, self, 'Chmd.7.2', 1);
      return true;
    },
    /** A faction that loses a warrior to him becomes hostile (9.2.9.III); a hostile one's pieces are infamy (9.2.9.III.a). */
    *removes(ctx, self, { owner, pieces, battle }) {
      const hostile = ctx.state.relationships[self.letter]?.[owner.letter];
      if (hostile === undefined) return;
      const prizes = rewarded(ctx, owner, pieces);
      let infamy = countKind(ctx, prizes, 'building') + countKind(ctx, prizes, 'token');
      const warriors = countKind(ctx, pieces, 'warrior');
      infamy += warriors;
      if (hostile !== 'h') {
        if (warriors === 0 || isHiredHand(owner, battle)) return;
        yield* act({ kind: 'relate', vagabond: self.letter, factions: [owner.letter], status: 'h' });
        infamy -= 1;
      }
      if (battle !== null && ctx.taker === self) yield* score(ctx, self, infamy);
    },
  },
];
