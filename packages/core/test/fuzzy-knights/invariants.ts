import type { Action, State } from '../../src/fuzzy-knights/index.ts';

/** What actions have put on the map and taken from it, counted from the actions alone. */
export interface Ledger {
  items: number;
  resources: number;
  mines: number;
}

export const emptyLedger = (): Ledger => ({ items: 0, resources: 0, mines: 0 });

export function count(ledger: Ledger, action: Action): void {
  if (action.kind === 'drop' || action.kind === 'place') {
    if (action.token === 'item') ledger.items++;
    if (action.token === 'resource') ledger.resources++;
    if (action.token === 'mine') ledger.mines++;
  }
  if (action.kind === 'interact' && action.token === 'resource') ledger.resources--;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** What is wrong with a table: nothing, if the rules are kept. */
export function wrongWith(state: Readonly<State>, ledger: Readonly<Ledger>): readonly string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const { phase, players, tokens, settlements } = state;
  const heroes = players.flatMap((player) => player.heroes.filter((hero) => hero !== null));
  const isItemInHand = phase.name === 'item' || phase.name === 'rarity' ? 1 : 0;
  const owned = sum(heroes.map((hero) => hero.items.length)) + sum(settlements.map((s) => s.armoury.length));
  must(sum(tokens.item) + owned + isItemInHand === ledger.items, 'items are lost or doubled');
  must(sum(tokens.resource) === ledger.resources, 'resources on the map are not those placed less those taken');
  must(state.mines.length === ledger.mines, 'mines are not those placed');
  for (const counts of Object.values(tokens))
    must(
      counts.every((n) => n >= 0 && Number.isInteger(n)),
      'tokens below 0',
    );
  const founded = phase.name === 'drop' || phase.name === 'anchor' || phase.name === 'found';
  must(founded || settlements.length === players.length, 'settlements are neither built nor lost in the game');
  for (const { at, mercenaries, seat } of settlements) {
    must(mercenaries >= 0, 'mercenaries below 0 in a settlement');
    must(!players[seat]?.out, 'a settlement of a player who is out');
    must(settlements.filter((other) => other.at === at).length === 1, 'two settlements on a tile');
  }
  for (const [seat, player] of players.entries()) {
    must(player.coins >= 0 && Number.isInteger(player.coins), 'coins below 0');
    must(player.heroes.length === 2, 'more than two heroes');
    const own = player.heroes.filter((hero) => hero !== null);
    must(
      own.every(({ mercenaries, moves }) => mercenaries >= 0 && moves >= 0),
      'mercenaries or moves below 0',
    );
    if (player.out) must(own.length === 0 && player.coins === 0, 'a player who is out has something left');
    if (!player.out && !founded) {
      must(own.length > 0 || settlements.some((s) => s.seat === seat), 'a player with nothing is still in');
    }
  }
  for (const [a, b] of state.alliances) must(a < b && !players[a]?.out && !players[b]?.out, 'an alliance of the dead');
  if (phase.name === 'turn' || phase.name === 'build' || phase.name === 'pay') {
    must(!players[phase.seat]?.out, 'the turn of a player who is out');
  }
  return wrong;
}
