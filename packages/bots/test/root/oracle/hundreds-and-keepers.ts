import { CLEARINGS } from '@woodlog/core/root';
import { matches } from './board.ts';
import { type Here, type Reading, battlesOf, holdsFor, key, movesOf } from './reading.ts';

const WORTH = [1, 2, 2, 3, 4];

export const command: Reading = (here) => {
  const { b, me, memory } = here;
  const items = ['%f', '%b', '%c'].reduce((sum, item) => sum + b.count('H$', item), 0);
  const acts = memory.commanded < (WORTH[Math.min(items, 4)] ?? 0);
  const builds = CLEARINGS.filter(
    (at) => b.supply('Hb') > 0 && b.rules(me, at) && b.openSlots(at) > 0 && b.mayPlace(me, at) && holdsFor(here, at),
  );
  return {
    '14.5.2.I move': acts ? movesOf(here) : [],
    '14.5.2.II battle': acts ? battlesOf(here) : [],
    '14.5.2.III build': acts ? builds.map((at) => key({ what: 'Hb', at })) : [],
  };
};

export const incite: Reading = (here) => {
  const { b, me } = here;
  const may = (at: number): boolean => b.has(at, 'Hw') && !b.has(at, 'Ht') && b.mayPlace(me, at) && holdsFor(here, at);
  return { '14.6.1 incite': b.supply('Ht') > 0 ? CLEARINGS.filter(may).map((at) => key({ at })) : [] };
};

export const decamp: Reading = ({ b, me, memory }) => ({
  '15.4.2 decamp': CLEARINGS.filter(
    (at) => !memory.decamped.includes(at) && b.supply('Kw') > 0 && b.mayPlace(me, at),
  ).flatMap((at) => Object.keys(b.at(at)).flatMap((what) => (what.startsWith('Kb') ? [key({ what, at })] : []))),
});

export const recruitKeepers: Reading = (here) => ({
  '15.4.3 recruit': here.b
    .where('Kb')
    .filter((at) => here.b.supply('Kw') > 0 && here.b.mayPlace('K', at) && holdsFor(here, at))
    .map((at) => key({ at })),
});

/** The cards of a column of the Retinue that have not acted yet. */
function unused({ b, memory }: Here, column: number): string[] {
  const cards = b.cards(`K$_${column}`);
  for (const used of memory.used[`${column}`] ?? []) if (cards.includes(used)) cards.splice(cards.indexOf(used), 1);
  return [...new Set(cards)];
}

const inSuit = ({ b }: Here, card: string): number[] => CLEARINGS.filter((at) => matches(card, b.suit(at)));

export const retinueMoves: Reading = (here) => ({
  '15.5.2.I move': unused(here, 1).flatMap((card) =>
    movesOf(here, inSuit(here, card)).map((one) => `card=${card} ${one}`),
  ),
});

/** 15.5.2.II: a battle where there is somebody to fight; else, where they rule with a warrior, a relic of a forest beside it. */
export const delves: Reading = (here) => {
  const { b, me } = here;
  if (here.memory.underWay !== null) return {};
  const cards = unused(here, 2);
  return {
    '15.5.2.II battle': cards.flatMap((card) =>
      battlesOf(here, inSuit(here, card)).map((one) => one.replace(' defender', ` card=${card} defender`)),
    ),
    '15.5.2.II.a delve': cards.flatMap((card) =>
      inSuit(here, card).flatMap((to) => {
        if (b.battles(me, to).length > 0 || !b.rules(me, to) || !b.has(to, 'Kw') || !b.mayPlace(me, to)) return [];
        return b.map.forests
          .filter(({ clearings }) => clearings.includes(to as 1))
          .flatMap(({ name }) =>
            Object.keys(b.at(name)).flatMap((what) =>
              what.startsWith('Kt') ? [key({ card, from: name, to, what })] : [],
            ),
          );
      }),
    ),
  };
};

export const recovers: Reading = (here) => {
  const { b } = here;
  if (here.memory.underWay !== null) return {};
  const cards = unused(here, 3);
  return {
    '15.5.2.III move': cards.flatMap((card) => movesOf(here, inSuit(here, card)).map((one) => `card=${card} ${one}`)),
    '15.5.2.III.a recover': cards.flatMap((card) =>
      inSuit(here, card).flatMap((from) =>
        Object.keys(b.at(from)).flatMap((what) =>
          what.startsWith('Kt') && b.has(from, `Kb_${what.slice(3, 4)}`) ? [key({ card, from, to: 'K$', what })] : [],
        ),
      ),
    ),
  };
};

/** 14.4.1: mobs with nothing to raze are passed over. */
export const raze: Reading = ({ b, me, memory }) => {
  const finds = (at: number): boolean =>
    (b.at(`ruin:${at}`)['%'] ?? 0) > 0 || b.enemies(me).some((of) => b.has(at, `${of}b`) || b.has(at, `${of}t`));
  const mobs = b.where('Ht').filter((at) => !memory.razed.includes(at) && finds(at));
  return { '14.4.1 raze': mobs.map((at) => key({ at })) };
};

/** 15.4.1: a warrior makes way for a waystation; without warriors and waystations one comes to the map edge. */
export const encamp: Reading = ({ b, me, memory }) => {
  const left = 3 - b.onMap('Kb');
  const isLost = b.onMap('Kw') + b.onMap('Kb') === 0;
  const open = CLEARINGS.filter((at) =>
    isLost ? b.map.clearings[at].edge : b.has(at, 'Kw') && !memory.encamped.includes(at),
  );
  const may = open.filter((at) => left > 0 && b.openSlots(at) > 0 && b.mayPlace(me, at));
  return { '15.4.1 encamp': may.map((at) => key({ at })) };
};
