import { CLEARINGS } from '@woodlog/core/root';
import { type Board, matches } from './board.ts';
import { type Expected, type Here, type Reading, battlesOf, craftable, holdsFor, key, movesOf } from './reading.ts';

/** 6.5.4.II: wood in the clearing and wherever it is linked with through clearings that she rules. */
function woodFor({ b, me, now: { flags } }: Here, clearing: number): number {
  const found = new Set([clearing]);
  for (const one of found)
    for (const next of b.beside(me, one, flags.riverboats)) if (b.rules(me, next)) found.add(next);
  return [...found].reduce((sum, one) => sum + (b.at(one)['Ct'] ?? 0), 0);
}

const WOOD = [0, 1, 2, 3, 3, 4];

export const marquise: Reading = (here) => {
  const { b, me, memory, hand } = here;
  const acts = memory.actions > 0;
  const builds = ['Cb_s', 'Cb_w', 'Cb_r'].flatMap((what) => {
    const left = b.supply(what);
    if (left === 0) return [];
    const cost = WOOD[6 - left] ?? 0;
    return CLEARINGS.filter(
      (at) => b.rules(me, at) && b.openSlots(at) > 0 && b.mayPlace(me, at) && woodFor(here, at) >= cost,
    ).map((at) => key({ what, at }));
  });
  const recruits = b.where('Cb_r').some((at) => b.mayPlace(me, at)) && b.supply('Cw') > 0 && !memory.recruited;
  const overworks = b.where('Cb_s').filter((at) => b.mayPlace(me, at) && b.supply('Ct') > 0 && holdsFor(here, at));
  return {
    '6.5.1 battle': acts ? battlesOf(here) : [],
    '6.5.2 move': acts || memory.march > 0 ? movesOf(here) : [],
    '6.5.3 recruit': acts && recruits ? [''] : [],
    '6.5.4 build': acts ? builds : [],
    '6.5.5 overwork': acts ? overworks.map((at) => key({ at })) : [],
    '6.5 spend-bird': hand.some((card) => card.startsWith('B')) ? [''] : [],
  };
};

/** 7.5.2: the leftmost column with cards left; each of them in any order, and turmoil for one that cannot be done. */
export const eyrie: Reading = (here) => {
  const { b, me, memory } = here;
  const left = (column: string): string[] => {
    const cards = b.cards(`E$_${column}`).map((card) => card.slice(0, 1));
    for (const done of memory.done[column] ?? []) cards.splice(cards.indexOf(done), 1);
    return [...new Set(cards)];
  };
  const column = ['r', 'm', 'x', 'b'].find((one) => left(one).length > 0);
  const none: Expected = {
    '7.5.2.I recruit': [],
    '7.5.2.II move': [],
    '7.5.2.III battle': [],
    '7.5.2.IV build': [],
    '7.7 turmoil': [],
  };
  if (column === undefined) return none;
  const charismatic = b.at('E$')['#charismatic'] === 1;
  const warriors = b.supply('Ew');
  const name = { r: '7.5.2.I recruit', m: '7.5.2.II move', x: '7.5.2.III battle', b: '7.5.2.IV build' }[column] ?? '';
  const all: string[] = [];
  let stuck = false;
  for (const card of left(column)) {
    const fits = CLEARINGS.filter((at) => matches(card, b.suit(at)));
    const able = fits.flatMap((at): string[] => {
      switch (column) {
        case 'r':
          return b.has(at, 'Eb') && b.mayPlace(me, at) && warriors >= (charismatic ? 2 : 1) ? [key({ at, card })] : [];
        case 'm':
          return movesOf(here, [at]).map((one) => `card=${card} ${one}`);
        case 'x':
          return battlesOf(here, [at]).map((one) => one.replace(' defender', ` card=${card} defender`));
        default:
          return !b.has(at, 'Eb') && b.rules(me, at) && b.openSlots(at) > 0 && b.mayPlace(me, at) && b.supply('Eb') > 0
            ? [key({ what: 'Eb', at, card })]
            : [];
      }
    });
    if (able.length === 0) stuck = true;
    all.push(...able);
  }
  return { ...none, [name]: all, '7.7 turmoil': stuck ? [key({ column })] : [] };
};

const SYMPATHY = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];

const supportersFor = (b: Board, at: number): number =>
  b.supporters().filter((card) => matches(card, b.suit(at))).length;

/** 8.4.1: two supporters, a base left of the suit, and a slot once all enemies are gone. */
export const revolt: Reading = ({ b, me }) => ({
  '8.4.1 revolt': CLEARINGS.filter((at) => {
    const enemies = b.enemies(me);
    const freed = enemies.reduce((sum, of) => sum + b.count(at, `${of}b`), 0);
    return (
      b.has(at, 'At') &&
      !b.has(at, 'Ab') &&
      b.supply(`Ab_${b.suit(at).toLowerCase()}`) > 0 &&
      supportersFor(b, at) >= 2 &&
      b.openSlots(at) + freed > 0 &&
      !b.scorched(at)
    );
  }).map((at) => key({ at })),
});

/** 8.4.2: beside sympathy, or anywhere without any; one supporter more for three warriors of another (8.4.2.II.a). */
export const spread: Reading = ({ b, me, now: { flags } }) => ({
  '8.4.2 spread': CLEARINGS.filter((at) => {
    const left = b.supply('At');
    if (left === 0 || b.has(at, 'At') || !b.mayPlace(me, at)) return false;
    const near = b.onMap('At') === 0 || b.beside(me, at, flags.riverboats).some((other) => b.has(other, 'At'));
    const martial = b.letters.some((other) => other !== me && b.count(at, `${other}w`) >= 3);
    return near && supportersFor(b, at) >= (SYMPATHY[10 - left] ?? 0) + (martial ? 1 : 0);
  }).map((at) => key({ at })),
});

export const alliance: Reading = ({ b, hand }) => ({
  '8.5.2 mobilize': hand.length > 0 ? [''] : [],
  '8.5.3 train':
    b.supply('Aw') > 0 && b.where('Ab').some((at) => hand.some((card) => matches(card, b.suit(at)))) ? [''] : [],
});

export const officers: Reading = (here) => {
  const { b, me, memory } = here;
  const acts = memory.taken < (b.at('A$')['Aw'] ?? 0);
  const recruits = b.where('Ab').filter((at) => b.mayPlace(me, at) && b.supply('Aw') > 0);
  const organizes = b.where('Aw').filter((at) => !b.has(at, 'At') && b.mayPlace(me, at) && b.supply('At') > 0);
  return {
    '8.6.1.I move': acts ? movesOf(here) : [],
    '8.6.1.II battle': acts ? battlesOf(here) : [],
    '8.6.1.III recruit': acts ? recruits.map((at) => key({ at })) : [],
    '8.6.1.IV organize': acts ? organizes.map((at) => key({ at })) : [],
  };
};

/** Where the pawn is: a clearing, or a forest by its name. */
const pawnAt = (b: Board): string =>
  [...CLEARINGS.map(String), ...b.map.forests.map(({ name }) => name)].find((at) => b.has(at, 'Vp')) ?? '';

const ready = (b: Board, item: string): number => (b.at('V$s')[`%${item}`] ?? 0) + (b.at('V$t')[`%${item}`] ?? 0);

const isHostile = (b: Board, of: string): boolean => b.table.relationships['V']?.[of] === 'h';

/** 9.5: items are exhausted for what is done. */
export const vagabond: Reading = ({ b, me, now: { flags }, hand }) => {
  // The Jailor's cards stand for items (V.12.2): that is not read a second time.
  if (b.has('V$', '#jailor')) return {};
  const at = pawnAt(b);
  const forest = b.map.forests.find(({ name }) => name === at);
  const clearing = Number(at);
  const enemies = b.enemies(me);
  const snared = forest === undefined && enemies.includes('P') && b.has(at, 'Pt_s');
  const near: number[] = forest === undefined ? b.beside(me, clearing, flags.riverboats) : [...forest.clearings];
  if (forest === undefined && !flags.ferried && b.has(at, 'ferry'))
    near.push(...b.map.coastalClearings.filter((one) => one !== clearing && !near.includes(one)));
  const boots = (to: number): number =>
    b.letters.some((of) => of !== me && isHostile(b, of) && b.has(to, `${of}w`)) ? 2 : 1;
  const from = forest === undefined ? clearing : at;
  const moves = near
    .filter((to) => !snared && !b.scorched(to) && ready(b, 'f') >= boots(to))
    .map((to) => key({ from, to }));
  if (forest !== undefined) {
    const none = { '9.5.2 battle': [], '9.5.3 explore': [], '9.5.4 aid': [], '9.5.6 strike': [], '9.5.8 craft': [] };
    return { '9.5.1 move': moves, ...none };
  }
  const suit = b.suit(clearing);
  const anyReady = ['f', 'r', 's', 'h', 't', 'c', 'b', 'x', 'u'].some((item) => ready(b, item) > 0);
  const aids = b.letters.filter((of) => of !== me && ['w', 'b', 't', 'p'].some((kind) => b.has(at, `${of}${kind}`)));
  const pieces = (of: string, kind: string): string[] =>
    Object.keys(b.at(at)).filter((name) => name.startsWith(of) && name.slice(1).startsWith(kind));
  const strikes = enemies.flatMap((of) =>
    pieces(of, 'w').length > 0 ? pieces(of, 'w') : [...pieces(of, 'b'), ...pieces(of, 't')],
  );
  const crafts = craftable({ b, me, now: { flags }, hand } as Here, () => 99).filter((spelling) => {
    const cost = b.deckCard(spelling)?.cost ?? [];
    return cost.length <= ready(b, 'h') && cost.every((icon) => icon === 'any' || icon === suit);
  });
  return {
    '9.5.1 move': moves,
    '9.5.2 battle': ready(b, 's') > 0 ? b.battles(me, clearing).map((defender) => key({ at: clearing, defender })) : [],
    '9.5.3 explore': ready(b, 'r') > 0 && (b.at(`ruin:${at}`)['%'] ?? 0) > 0 ? [''] : [],
    '9.5.4 aid': anyReady && hand.some((card) => matches(card, suit)) ? aids.map((whom) => key({ whom })) : [],
    // The warlord falls in battle alone (14.2.2).
    '9.5.6 strike': ready(b, 'x') > 0 ? strikes.filter((what) => what !== 'Hw_w').map((what) => key({ what })) : [],
    '9.5.7 repair': ready(b, 'h') > 0 && Object.keys(b.at('V$d')).length > 0 ? [''] : [],
    '9.5.8 craft': crafts.map((card) => key({ card })),
  };
};

/** 9.4.2: into an adjacent clearing or forest. */
export const slip: Reading = ({ b, me, now: { flags }, memory }) => {
  const at = pawnAt(b);
  const forest = b.map.forests.find(({ name }) => name === at);
  if (memory.slipped) return { '9.4.2 slip': [] };
  const to =
    forest === undefined
      ? [
          ...b.beside(me, Number(at), flags.riverboats),
          ...(b.has(at, 'ferry') && !flags.ferried ? b.map.coastalClearings : []),
        ]
      : [...forest.clearings];
  const clearings = [...new Set(to)].filter((one) => `${one}` !== at && !b.scorched(one));
  const forests =
    forest === undefined
      ? b.map.forests.filter(({ clearings: around }) => around.includes(Number(at) as 1)).map(({ name }) => name)
      : [...forest.adjacentForests];
  return {
    '9.4.2 slip': [...clearings, ...forests].map((one) =>
      key({ from: forest === undefined ? Number(at) : at, to: one }),
    ),
  };
};
