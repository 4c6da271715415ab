import type { Item } from '../../data/vocabulary.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne } from '../../law/choose.ts';
import type { Step } from '../../law/step.ts';
import { countAt, columnOf } from '../../table/look-up.ts';
import type { VagabondMemory, VagabondTurn } from './cost.ts';
import { putPawn } from './moves.ts';
import { nameQuests } from './quest.ts';
import { CHARACTERS } from '../../data/factions/vagabond.ts';
import { transfer } from '../../law/transfer.ts';

/**
 * A character whose card and starting items are available (9.3.1, 9.3.5), or the one dealt with a setup card
 * (A.8.2.III).
 */
function* chooseCharacter(turn: VagabondTurn): RootTurn {
  const { me, state, layout } = turn;
  const dealt = me.setup.character;
  const inBox = (items: readonly Item[]): boolean =>
    items.every((item) => {
      const wanted = items.filter((one) => one === item).length;
      return countAt(state, layout.boxRow, layout.items[item].refreshed) >= wanted;
    });
  const isTaken = (card: string): boolean =>
    layout.seats.some(
      ({ boardRow, character }) => card === `#${character}` || countAt(state, boardRow, columnOf(turn, card)) > 0,
    );
  const options = CHARACTERS.flatMap(({ spelling, items }) =>
    isTaken(`#${spelling}`) || !inBox(items) ? [] : [`#${spelling}`],
  );
  const what = dealt === undefined ? yield* chooseOne(me, '9.3.1', 'word', 'character', options) : `#${dealt}`;
  yield* transfer(what, 'draw', me.board);
}

/** A Vagabond sets up (9.3); the items under ruins are already there. */
export const vagabondSetup: readonly Step<VagabondMemory>[] = [
  { law: '9.3.1', name: 'Choose a character', play: chooseCharacter },
  {
    law: '9.3.2',
    name: 'Place the pawn',
    *play(turn) {
      const forests = turn.layout.map.forests.map(({ name }) => name);
      yield* putPawn(turn.me, yield* chooseOne(turn.me, '9.3.2', 'place', 'forest for the pawn', forests));
    },
  },
  { law: '9.3.3', name: 'Get quests', play: (turn) => nameQuests(turn, '9.3.3') },
];
