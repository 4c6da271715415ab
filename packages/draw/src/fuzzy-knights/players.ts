import { type Hero, type State, placeOf, printPlace } from '@woodlog/core/fuzzy-knights';
import { counted } from '@woodlog/core/kernel';
import { type Box, type NamedBox, framed } from '../kernel/box.ts';
import { type PanelRow, bodyWidth, panelBox, playerHead, rowsBox, textBox } from '../kernel/panel.ts';
import { cutText, label } from '../kernel/text.ts';
import { legendBox } from './legend.ts';
import { seatColour, seatInk } from './palette.ts';

const LABELS = 96;

/** Boxes for the words of a list, so that they can wrap. */
const phrases = (words: readonly string[]): Box[] =>
  words.map((word, i) => textBox(i < words.length - 1 ? `${word},` : word));

function heroRow(state: Readonly<State>, { at: tile, moves, mercenaries, items }: Hero, index: number): PanelRow {
  const followers = mercenaries === 0 ? [] : [counted(mercenaries, 'mercenary', 'mercenaries')];
  const words = [`at ${printPlace(placeOf(state.size, tile))}`, ...followers];
  if (moves > 0) words.push(counted(moves, 'move'));
  return { label: `Hero H${index + 1}`, boxes: phrases([...words, ...items]) };
}

/** A player: coins, heroes, settlements, mines. */
function playerBox(state: Readonly<State>, seat: number, name: string, width: number): Box {
  const { coins, heroes, out } = state.players[seat]!;
  const mines = state.mines.filter(({ owner }) => owner === seat).length;
  const rows: PanelRow[] = heroes.flatMap((hero, index) => (hero ? [heroRow(state, hero, index)] : []));
  for (const { seat: owner, at: tile, tier, ramparts, mercenaries, armoury } of state.settlements) {
    if (owner !== seat) continue;
    const place = `at ${printPlace(placeOf(state.size, tile))}`;
    const garrison = mercenaries > 0 ? [`${mercenaries} in garrison`] : [];
    rows.push({
      label: tier,
      boxes: phrases([place, ...(ramparts === null ? [] : [ramparts]), ...garrison, ...armoury]),
    });
  }
  if (mines > 0) rows.push({ label: 'Mines', boxes: [textBox(String(mines))] });
  if (out) rows.push({ label: 'Eliminated', boxes: [textBox('yes')] });
  const head = playerHead(name, counted(coins, 'coin'), { colour: seatColour(seat), ink: seatInk(seat) }, width);
  return panelBox(head, rowsBox(rows, bodyWidth(width), LABELS), width);
}

/** What is drawn beside the map: the day and the alliances, a panel for each player, and the legend. */
export function boxesBeside(state: Readonly<State>, names: readonly string[], width: number): NamedBox[] {
  const allies = state.alliances.map(([a, b]) => `P${a + 1} and P${b + 1} are allied`);
  const words = [
    state.day === 0 ? 'before the first day' : `day ${state.day}`,
    `items by ${state.rules}`,
    ...allies,
  ].join('; ');
  const day = framed(width, 40, 12, label(14, 20, cutText(words, width - 28, { size: 15 }), { size: 15 }));
  return [
    { name: 'The day', box: day },
    ...names.map((name, seat) => ({ name, box: playerBox(state, seat, name, width) })),
    { name: 'Legend', box: legendBox(width) },
  ];
}
