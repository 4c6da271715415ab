import { CLEARINGS, SUITS } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { askForCard } from '../../law/cards.ts';
import { inSupply, piecesAt, tokensAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { columnAt, pileAt, playerAt } from '../../table/look-up.ts';
import { chooseOne, numbers } from '../../law/choose.ts';
import type { Choice, Turn } from '../../law/step.ts';
import type { Purse } from '../../law/faction-law.ts';
import { PRICES, type Service, SERVICES } from '../../data/factions/riverfolk.ts';
import { transfer } from '../../law/transfer.ts';
import { choice } from '../../turn/choices-at.ts';

/** Pays with warriors from the supply into Payments (11.2.6.I). */
const WARRIORS: Purse = {
  means: (ctx, self) => (self.warrior < 0 ? 0 : inSupply(ctx, self.warrior)),
  *pay({ layout }, self, seller, count) {
    const what = columnAt(layout, self.warrior).name;
    yield* transfer(what, self.supply, seller.board, count);
  },
};

const SECTIONS: Readonly<Record<Service, string>> = { h: '11.2.7.I', r: '11.2.7.II', m: '11.2.7.III' };

/** One service in a turn, and one more for each clearing with a trade post and the buyer's pieces (11.2.6.II). */
function mostServices(ctx: RulesContext, self: Player, buyer: Player): number {
  const posts = CLEARINGS.filter((at) => tokensAt(ctx, self, at) > 0 && piecesAt(ctx, buyer, at) > 0);
  return 1 + posts.length;
}

/** Whether a service would still have an effect: once each, but a card as often as the hand has one. */
function isOpen({ state, layout, flags, me }: Turn, self: Player, service: Service): boolean {
  if (service === 'h') return pileAt(state, playerAt(layout, self.index).handPile).length > 0;
  if (service === 'r') return !flags.riverboats;
  // Vagabonds hire nobody (11.2.7.III.b).
  return !flags.hired && me.warrior >= 0;
}

/** What another person may buy at the start of Birdsong (11.2.6). A price missing in the log may be any. */
export function servicesOf(turn: Turn, self: Player): Choice[] {
  const { me, state, flags, now } = turn;
  if (me === self || me.bot || now.stage !== 'birdsong') return [];
  const purse = me.law.purse ?? WARRIORS;
  const means = purse.means(turn, me);
  if (flags.services >= mostServices(turn, self, me)) return [];
  return SERVICES.filter((one) => (state.prices[one] ?? PRICES.least) <= means && isOpen(turn, self, one)).map(
    (service) =>
      choice({ kind: 'service', law: SECTIONS[service], service, at: self.board, price: state.prices[service] }, () =>
        buy(turn, self, purse, service),
      ),
  );
}

function* buy(turn: Turn, self: Player, purse: Purse, service: Service): RootTurn {
  const { me, flags, state } = turn;
  const known = state.prices[service];
  const all = numbers(PRICES.least, Math.min(PRICES.most, purse.means(turn, me)));
  const price = known ?? (yield* chooseOne(me, '11.2.6.I', 'price', 'price', all));
  flags.services += 1;
  yield* purse.pay(turn, me, self, price);
  if (service === 'r') flags.riverboats = true;
  else if (service === 'm') flags.hired = true;
  else {
    const wanted = { suits: SUITS, place: self.letter, to: me.letter, held: true } as const;
    const card = yield* askForCard(turn, SECTIONS.h, 'card to buy', me, wanted);
    if (card !== null) yield* transfer(card, self.letter, me.letter);
  }
}
