import { act } from '../../../kernel/index.ts';
import { FULL_REMOVAL_DAMAGE } from './sheet.ts';
import { ITEMS } from '../../data/vocabulary.ts';
import type { Battle } from '../../law/battle.ts';
import type { FactionLaw } from '../faction-law.ts';
import { agrees } from '../../law/effects/use.ts';
import { countPieces, powersOf } from '../../law/powers.ts';
import { enlist } from './arbiter.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import { countKind, rewarded } from '../../law/remove.ts';
import { score } from '../../law/score.ts';
import type { Owner, Seat, Woodland } from '../../law/context.ts';

/** The answer of one who does nothing when invited to. */
const NOTHING = 'nothing';

/** Undamaged items of a type, in the satchel and on their track. */
export function undamaged({ state, layout }: Woodland, self: Seat, item: string): number {
  const { refreshed, exhausted } = layout.items[item]!;
  let count = 0;
  for (const area of ['s', 't']) {
    const row = state.rows[layout.spotOf.get(`${self.board}${area}`)!.row]!;
    count += row[refreshed]! + row[exhausted]!;
  }
  return count;
}

/** Whether he plays this character. */
function isCharacter({ state, layout }: Woodland, self: Seat, character: string): boolean {
  return state.rows[layout.seats[self.index]!.boardRow]![layout.columnOf.get(`#${character}`)!]! > 0;
}

/** Whether these warriors fought for somebody else: hired, they do not make their faction hostile (11.2.7.III.b). */
function isHiredHand({ letter }: Owner, battle: Battle | null): boolean {
  return battle !== null && letter !== battle.attacker.letter && letter !== battle.defender.letter;
}

/** Each hit damages an item of his choice (9.2.7). */
function* damage(wood: Woodland, self: Seat, law: string, hits: number): RootTurn {
  for (let n = 0; n < hits; n++) {
    const options = ITEMS.filter((item) => undamaged(wood, self, item) > 0);
    if (options.length === 0) return;
    const item = yield* ask({ kind: 'choose', law, prompt: 'item to damage', seat: self.index, options });
    yield* act({ kind: 'move', parts: [{ count: 1, what: `%${item}`, from: self.board, to: `${self.board}d` }] });
  }
}

/** A sword is exhausted for an extra hit, once in a battle (V.9.2). */
function* swiftStrike({ state, layout, report }: Woodland, self: Seat, battle: Battle): RootTurn {
  const satchel = state.rows[layout.spotOf.get(`${self.board}s`)!.row]!;
  if (satchel[layout.items['s']!.refreshed] === 0) return;
  if (!(yield* agrees(self, 'V.9.2', 'exhaust a sword for an extra hit?'))) return;
  report?.('V.9.2');
  const sword = { count: 1, what: '%s', from: self.board, to: self.board, turn: 'e' } as const;
  yield* act({ kind: 'move', parts: [sword] });
  if (battle.attacker === self) battle.attackerExtra += 1;
  else battle.defenderExtra += 1;
}

/** He repairs a damaged item, refreshes an exhausted one, or neither (Chmd.5.3). */
function* repairOrRefresh(wood: Woodland, self: Seat): RootTurn<boolean> {
  const { layout, state } = wood;
  const has = (areas: readonly string[], sides: readonly ('refreshed' | 'exhausted')[]) =>
    ITEMS.filter((item) =>
      areas.some((area) => {
        const row = state.rows[layout.spotOf.get(`${self.board}${area}`)!.row]!;
        return sides.some((side) => row[layout.items[item]![side]]! > 0);
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
    maximumHits: (wood, self) => undamaged(wood, self, 's'),
    defenseless: (wood, self) => undamaged(wood, self, 's') === 0,
    *takeHits(wood, self, _battle, hits) {
      yield* damage(wood, self, '9.2.7', hits);
      return [];
    },
    *fullRemoval(wood, self) {
      yield* damage(wood, self, '9.2.2.I', FULL_REMOVAL_DAMAGE);
      return [];
    },
    /** The Arbiter protects with his swords (V.5.2). */
    *beforeRoll(wood, self, battle) {
      if (isCharacter(wood, self, 'arbiter')) yield* enlist(wood, self, battle, 'V.5.2', undamaged(wood, self, 's'));
    },
    /** Where the Scoundrel left a torch nobody comes any more, himself neither (V.6.2, D11). */
    closes: (wood, self, clearing) =>
      isCharacter(wood, self, 'scoundrel') && countPieces(wood.state.rows[clearing]!, powersOf(wood.layout).items) > 0,
    /** The Ronin strikes once more for a sword that he exhausts (V.9.2). */
    *afterRoll(wood, self, battle) {
      if (isCharacter(wood, self, 'ronin')) yield* swiftStrike(wood, self, battle);
    },
    gentrified: repairOrRefresh,
    *damaged(wood, self) {
      if (ITEMS.every((item) => undamaged(wood, self, item) === 0)) return false;
      yield* damage(wood, self, 'Chmd.7.2', 1);
      return true;
    },
    /** A faction that loses a warrior to him becomes hostile (9.2.9.III); a hostile one's pieces are infamy (9.2.9.III.a). */
    *removes(wood, self, { owner, pieces, battle }) {
      const hostile = wood.state.relationships[self.letter]?.[owner.letter];
      if (hostile === undefined) return;
      const prizes = rewarded(wood, owner, pieces);
      let infamy = countKind(wood, prizes, 'building') + countKind(wood, prizes, 'token');
      const warriors = countKind(wood, pieces, 'warrior');
      infamy += warriors;
      if (hostile !== 'h') {
        if (warriors === 0 || isHiredHand(owner, battle)) return;
        yield* act({ kind: 'relate', vagabond: self.letter, factions: [owner.letter], status: 'h' });
        infamy -= 1;
      }
      if (battle !== null && wood.taker === self) yield* score(wood, self, infamy);
    },
  },
];
