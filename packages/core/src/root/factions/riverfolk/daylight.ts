import { type Clearing, CLEARING_SUITS, CLEARINGS, type ClearingOrBurrow } from '../../data/vocabulary.ts';
import { canDraw, drawToHand } from '../../law/cards.ts';
import { activate, type Craftable, craftable, craftChoices } from '../../law/crafting.ts';
import { inSupply, oneOfEach } from '../../law/pieces.ts';
import { place, placingUnmet, putWarriors, newPieceUnmet } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { rulingPlayer } from '../../law/rule.ts';
import { columnOf, nameOf } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import type { Player } from '../../law/context.ts';
import { type DeedRule, type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { theOwner } from '../../words/names.ts';
import { chooseFund, commit, funds, fundsOf, kindsOfFunds, spendFunds } from './funds.ts';
import { POST_FUNDS } from '../../data/factions/riverfolk.ts';
import { transfer } from '../../law/transfer.ts';
import { choicesAt, choice } from '../../turn/choices-at.ts';
import { scorePlaced } from '../../law/score.ts';

/** Everything that funds can be committed to or spent on, in any order and number (11.5). */
export function fundChoices(turn: Turn): Choice[] {
  if (funds(turn, turn.me) === 0) return [];
  const committed = (): void => commit(turn);
  return [
    ...moveChoices(turn, '11.5.1', committed),
    ...battleChoices(turn, '11.5.2', committed),
    ...craftChoices(turn),
    ...exportChoices(turn),
    ...drawChoices(turn),
    ...recruitChoices(turn),
    ...postChoices(turn),
  ];
}

/** Crafts a card only for a warrior in Payments (11.5.3.I), whatever its benefit would need (D95). */
function exportChoices(turn: Turn): Choice[] {
  const isCrafted = ({ printed: { kind } }: Craftable): boolean => kind !== 'ambush' && kind !== 'dominance';
  return craftable(turn)
    .filter(isCrafted)
    .map(({ card, printed, certain }) =>
      choice({ kind: 'export', law: '11.5.3.I', card, ...(!certain && { requires: 'hand' }) }, function* () {
        const { me } = turn;
        yield* activate(turn, printed.cost);
        yield* transfer(card, me.letter, 'discard');
        if (inSupply(turn, me.warrior) > 0) yield* transfer('Ow', me.supply, me.board);
      }),
    );
}

function drawChoices(turn: Turn): Choice[] {
  if (!canDraw(turn)) return [];
  return [choice({ kind: 'draw', law: '11.5.4' }, () => draw(turn))];
}

function* draw(turn: Turn): RootTurn {
  commit(turn);
  yield* drawToHand(turn, '11.5.4', turn.me, 1);
}

/** Spends a fund for a warrior in a clearing on a river (11.5.5). */
function recruitChoices(turn: Turn): Choice[] {
  const { me } = turn;
  // The last warriors may be among the funds: then one of those is spent.
  const kinds = kindsOfFunds(turn, me).filter((column) => inSupply(turn, me.warrior) > 0 || column === me.warrior);
  if (kinds.length === 0) return [];
  return choicesAt(turn, RECRUIT, CLEARINGS, (at) => recruit(turn, at, kinds));
}

function* recruit(turn: Turn, at: Clearing, kinds: readonly ColumnIndex[]): RootTurn {
  const { me } = turn;
  const column = yield* chooseFund(turn, me, '11.5.5', 'fund to spend', kinds);
  yield* spendFunds(turn, me, column, 1);
  yield* putWarriors(turn, me, at, 1);
}

/** A trade post and a warrior in a ruled clearing, for two funds of its ruler (11.5.6). */
function postChoices(turn: Turn): Choice[] {
  const posts = CLEARING_SUITS.map((suit) => columnOf(turn, `Ot_${suit.toLowerCase()}`)).filter(
    (post) => inSupply(turn, post) > 0,
  );
  const found: Choice[] = [];
  for (const at of CLEARINGS) {
    const ruler = rulingPlayer(turn, at);
    if (ruler === undefined || payUnmet(turn, ruler) !== null) continue;
    for (const post of posts)
      if (postUnmet(turn, at, post, ruler) === null)
        found.push(
          choice({ kind: 'establish', law: '11.5.6', at, what: nameOf(turn, post) }, () =>
            establish(turn, at, post, ruler.warrior),
          ),
        );
  }
  return found;
}

/** Why no trade post can be established in a clearing. */
function postUnmet(
  turn: Turn,
  at: ClearingOrBurrow,
  post: ColumnIndex,
  ruler: Player | undefined = rulingPlayer(turn, at),
): Unmet | null {
  const { me } = turn;
  const blocked = placingUnmet(turn, me, me.warrior, at) ?? newPieceUnmet(turn, post, at);
  return blocked ?? payUnmet(turn, ruler);
}

/** Why the ruler there cannot be paid. */
function payUnmet(turn: Turn, ruler: Player | undefined): Unmet | null {
  if (ruler === undefined || ruler.warrior < 0) return NOBODY_RULES;
  const has = fundsOf(turn, turn.me, ruler.warrior);
  return has >= POST_FUNDS ? null : tooFewFunds(ruler, has);
}

const tooFewFunds = ({ letter }: Player, has: number): Unmet =>
  unmet('11.5.6', () => `it costs ${POST_FUNDS} funds of ${theOwner(letter)}, who rule it, and they have ${has}`);

const NOBODY_RULES = unmet('11.5.6', 'no player whose warriors are funds rules it');

const NO_RIVER = unmet('11.5.5', 'it is not on a river');

/** Why no warrior can be recruited in a clearing. */
const RECRUIT = ruleAt('recruit', '11.5.5', 'Ow', (turn, at) => {
  const { me, layout } = turn;
  if (at === 0 || !layout.map.clearings[at].river) return NO_RIVER;
  return placingUnmet(turn, me, me.warrior, at);
});

export const FUND_RULES: readonly DeedRule[] = [
  RECRUIT,
  ruleAt('establish', '11.5.6', 'Ot_', (turn, at, { what = '' }) => postUnmet(turn, at, columnOf(turn, what))),
];

function* establish(turn: Turn, at: (typeof CLEARINGS)[number], post: ColumnIndex, warrior: ColumnIndex): RootTurn {
  const { me } = turn;
  yield* spendFunds(turn, me, warrior, POST_FUNDS);
  if ((yield* place(turn, me, at, oneOfEach([post, me.warrior]))) === 0) return;
  turn.cite('11.5.6.III');
  yield* scorePlaced(turn, me, post);
}
