import { CLEARINGS } from '@woodlog/core/root';
import { type Board, matches } from './board.ts';
import {
  type Expected,
  type Here,
  type Reading,
  SUITS,
  battlesOf,
  craftable,
  holdsFor,
  key,
  movesOf,
} from './reading.ts';

export const conspiracies: Reading = (here) => {
  const { b, me } = here;
  const { outcast, hated } = b.table;
  const acolytes = b.at('L$')['Lw'] ?? 0;
  const pays = (cost: number): boolean => acolytes >= cost - (hated ? 1 : 0);
  const there = CLEARINGS.filter((at) => b.suit(at) === outcast);
  const of = (at: number, kind: string): string[] =>
    Object.keys(b.at(at)).filter((name) => b.enemies(me).includes(name.slice(0, 1)) && name.slice(1).startsWith(kind));
  const open = there.filter((at) => b.mayPlace(me, at));
  return {
    '10.4.3.I battle': pays(2) ? battlesOf(here, there) : [],
    '10.4.3.I move': pays(2) ? movesOf(here, there) : [],
    '10.4.3.II convert': pays(2)
      ? open.flatMap((at) => of(at, 'w').flatMap((what) => (what === 'Hw_w' ? [] : [key({ at, what })])))
      : [],
    '10.4.3.III sanctify':
      pays(3) && b.supply(`Lb_${`${outcast}`.toLowerCase()}`) > 0
        ? open.flatMap((at) => of(at, 'b').map((what) => key({ at, what })))
        : [],
  };
};

/** 10.5, 10.2.2: birds are not wild; each ritual reveals a card of the suit. */
export const rituals: Reading = ({ b, me, hand, memory }) => {
  const suits = SUITS.filter((suit) => hand.some((card) => card.startsWith(suit)));
  const at = (suit: string): number[] => CLEARINGS.filter((one) => b.suit(one) === suit && b.mayPlace(me, one));
  const garden = (suit: string): string => `Lb_${suit.toLowerCase()}`;
  return {
    '10.5.1 build': suits.flatMap((suit) =>
      at(suit)
        .filter((one) => b.rules(me, one) && b.openSlots(one) > 0 && b.supply(garden(suit)) > 0)
        .map((one) => key({ at: one, suit, what: garden(suit) })),
    ),
    '10.5.2 recruit': suits.flatMap((suit) =>
      b.supply('Lw') > 0 ? at(suit).map((one) => key({ at: one, suit })) : [],
    ),
    '10.5.3 score': suits
      .filter((suit) => b.onMap(garden(suit)) > 0 && !memory.scored.includes(suit))
      .map((suit) => key({ suit })),
    '10.5.4 sacrifice': b.supply('Lw') > 0 && hand.some((card) => card.startsWith('B')) ? [key({ at: 'L$' })] : [],
  };
};

export const assembly: Reading = (here) => {
  const { b, me, memory } = here;
  const acts = memory.actions > 0;
  const builds = ['Db_c', 'Db_m'].flatMap((what) =>
    CLEARINGS.filter(
      (at) => b.supply(what) > 0 && b.rules(me, at) && b.openSlots(at) > 0 && b.mayPlace(me, at) && holdsFor(here, at),
    ).map((at) => key({ what, at })),
  );
  const digs = CLEARINGS.filter((at) => !b.has(at, 'Dt') && b.has(0, 'Dw') && b.mayPlace(me, at) && holdsFor(here, at));
  return {
    '12.5.1.I build': acts ? builds : [],
    '12.5.1.II recruit': acts && b.supply('Dw') > 0 ? [key({ at: 0 })] : [],
    '12.5.1.III move': acts ? movesOf(here) : [],
    '12.5.1.IV battle': acts ? battlesOf(here) : [],
    '12.5.1.V dig': acts ? digs.map((at) => key({ at })) : [],
  };
};

const RANKS: Readonly<Record<string, readonly [rank: string, cards: number]>> = {
  foremole: ['squire', 2],
  captain: ['squire', 2],
  marshal: ['squire', 2],
  brigadier: ['noble', 3],
  banker: ['noble', 3],
  mayor: ['noble', 3],
  duchessofmud: ['lord', 4],
  baronofdirt: ['lord', 4],
  earlofstone: ['lord', 4],
};

/** The most cards that can be revealed, one for each clearing of its suit with a piece of the Duchy (12.5.3.II). */
function mostRevealed(b: Board, cards: readonly string[], clearings: readonly number[]): number {
  const [card, ...rest] = cards;
  if (card === undefined) return 0;
  let best = mostRevealed(b, rest, clearings);
  // Clearings of one suit are alike, so the first of each is enough.
  const tried = new Set<string>();
  for (const at of clearings) {
    if (!matches(card, b.suit(at)) || tried.has(b.suit(at))) continue;
    tried.add(b.suit(at));
    best = Math.max(
      best,
      1 +
        mostRevealed(
          b,
          rest,
          clearings.filter((one) => one !== at),
        ),
    );
  }
  return best;
}

export const sway: Reading = ({ b, hand, memory }) => {
  if (memory.swayed) return { '12.5.3.I sway': [] };
  const there = CLEARINGS.filter((at) => ['Dw', 'Db', 'Dt'].some((piece) => b.has(at, piece)));
  const most = mostRevealed(b, hand, there);
  const swayed = (name: string): boolean => (b.at('D$')[`#${name}`] ?? 0) > 0;
  const crowns = (rank: string): number =>
    3 -
    Object.entries(RANKS).filter(([name, [of]]) => of === rank && swayed(name)).length -
    b.table.lostCrowns.filter((one) => one === rank).length;
  return {
    '12.5.3.I sway': Object.entries(RANKS)
      .filter(([name, [rank, cards]]) => !swayed(name) && crowns(rank) > 0 && most >= cards)
      .map(([name]) => key({ what: `#${name}` })),
  };
};

export const recruitCorvids: Reading = ({ b, me, hand, memory }) => ({
  '13.4.3 recruit':
    memory.recruited || b.supply('Pw') === 0
      ? []
      : SUITS.filter(
          (suit) =>
            hand.some((card) => matches(card, suit)) &&
            CLEARINGS.some((at) => b.suit(at) === suit && b.mayPlace(me, at)),
        ).map((suit) => key({ suit })),
});

export const flips: Reading = ({ b }) => ({
  '13.4.2 flip': CLEARINGS.filter((at) => (b.at(at)['Pt'] ?? 0) > 0 && b.has(at, 'Pw')).map((at) => key({ at })),
});

export const corvidActions = (acts: boolean, here: Here): Expected => {
  const { b, me, memory } = here;
  const plots = CLEARINGS.filter(
    (at) => !b.has(at, 'Pt') && b.count(at, 'Pw') >= 1 + memory.plotted && b.supply('Pt') > 0 && b.mayPlace(me, at),
  );
  const faceUp = (at: number): boolean => (b.at(at)['Pt'] ?? 0) === 0;
  const placed = b.where('Pt');
  const pairs = placed.flatMap((at) =>
    placed.filter((other) => other > at && faceUp(at) === faceUp(other)).map((other) => key({ at, with: other })),
  );
  return {
    '13.5.1 move': acts ? movesOf(here) : [],
    '13.5.2 plot': acts ? plots.map((at) => key({ at })) : [],
    '13.5.3 battle': acts ? battlesOf(here) : [],
    '13.5.4 trick': acts ? pairs : [],
  };
};

/** 11.5: a fund for each; a trade post of the clearing's suit, for two funds of whoever rules it. */
export const funds: Reading = (here) => {
  const { b, me, now } = here;
  // What was exported in this turn lies in Payments (11.5.3.I).
  const paid = Math.max(0, b.table.payments);
  const own = b.letters.map((of) => [of, (b.at('O$')[`${of}w`] ?? 0) - (of === me ? paid : 0)] as const);
  const left = own.reduce((sum, [, count]) => sum + count, 0) - now.flags.committed;
  const recruits = CLEARINGS.filter(
    // A warrior of the supply, or the own fund that has just returned there.
    (at) =>
      b.map.clearings[at].river &&
      left > 0 &&
      b.mayPlace(me, at) &&
      (b.supply('Ow') > 0 || (b.at('O$')['Ow'] ?? 0) > paid),
  );
  return {
    '11.5.1 move': left > 0 ? movesOf(here) : [],
    '11.5.2 battle': left > 0 ? battlesOf(here) : [],
    '11.5.4 draw': left > 0 && b.table.draw > 0 ? [''] : [],
    '11.5.5 recruit': recruits.map((at) => key({ at })),
    '11.5.6 establish': CLEARINGS.flatMap((at) => {
      const what = `Ot_${b.suit(at).toLowerCase()}`;
      if (b.has(at, 'Ot') || b.supply(what) === 0 || !b.mayPlace(me, at) || left < 2) return [];
      return own.some(([of, count]) => count >= 2 && b.rules(of, at)) ? [key({ at, what })] : [];
    }),
  };
};

/** 11.2.1: a fund for each icon, on empty spaces of the trade posts' tracks. */
export const craftWithFunds: Reading = (here) => {
  const { b, now } = here;
  const paid = Math.max(0, b.table.payments);
  const left = b.letters.reduce((sum, of) => sum + (b.at('O$')[`${of}w`] ?? 0), 0) - paid - now.flags.committed;
  const spaces = (suit: string): number =>
    TRADE_POSTS - b.supply(`Ot_${suit.toLowerCase()}`) - (now.flags.activated[suit] ?? 0);
  const may = craftable(here, spaces).filter((spelling) => (b.deckCard(spelling)?.cost.length ?? 0) <= left);
  return { '11.2.1 craft': may.map((card) => key({ card })) };
};

const TRADE_POSTS = 3;

export const parliament: Reading = (here) => {
  const { b, me, hand, memory } = here;
  const acts = (name: string): boolean => (b.at('D$')[`#${name}`] ?? 0) > 0 && !memory.acted.includes(name);
  const builds = ['Db_c', 'Db_m'].flatMap((what) =>
    CLEARINGS.filter(
      (at) => hand.length > 0 && b.supply(what) > 0 && b.rules(me, at) && b.openSlots(at) > 0 && b.mayPlace(me, at),
    ).map((at) => key({ what, at })),
  );
  const second = memory.second?.law === '12.5.2.IV' ? memory.second.kind : null;
  return {
    '12.5.2.I build': acts('foremole') ? builds : [],
    '12.5.2.II battle': acts('captain') ? battlesOf(here) : [],
    '12.5.2.III move': acts('marshal') ? movesOf(here) : [],
    '12.5.2.IV move': acts('brigadier') || second === 'move' ? movesOf(here) : [],
    '12.5.2.IV battle': acts('brigadier') || second === 'battle' ? battlesOf(here) : [],
  };
};
