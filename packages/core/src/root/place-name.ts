/**
 * Places of the table, spelt as Rootlog spells them.
 *
 * | place | what |
 * |---|---|
 * | `1` to `12`, `0` | a clearing, the Burrow |
 * | `2_7_10`, `5_9` | a forest (its clearings, ascending), a path (its two ends) |
 * | `E` | a hand |
 * | `E$`, `h_V$` | a faction board (a hireling's card) |
 * | `E$_r` | a named part of a board: decree column, retinue column `K$_2`, ego track `N$_e`, Id `N$_i` |
 * | `V$s` `V$d` `V$t` | a Vagabond's satchel, damaged items, item tracks |
 * | `Q` | the quests on offer |
 * | `draw`, `*`, `L$_l`, `dominance` | draw pile, discard pile, Lost Souls, dominance cards that can be taken |
 * | `supply:C`, `items`, `ruin:10`, `out` | a supply, the item supply, under a ruin, out of the game |
 * | `discard` | only as an end: wherever the Law sends a discarded card (the discard pile, the Lost Souls, ...) |
 * | `coffin` | the warriors on the Coffin Makers |
 * | `?` | the suspense place of a lenient reading: where missing things come from (D5) |
 *
 * @example
 * const roost: Place = '4'
 * const decree: Place = 'E$_r'
 */
export type PlaceName = string;

/** The supply that the pieces of a faction or hireling come from and return to. */
export function supplyOf(owner: string): PlaceName {
  return `supply:${owner}`;
}

/** The board (for a hireling: the card) of a faction. */
export function boardOf(owner: string): PlaceName {
  return `${owner}$`;
}
