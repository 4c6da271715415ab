import { byChance, putPawn } from '@woodlog/core/root-law';
import type { Step } from '../shared/bot.ts';
import { drawQuest } from './quest.ts';

const placePawn: Step = {
  law: 'B.7.3.2',
  name: 'Place Pawn',
  *play({ me, layout }) {
    const { forests } = layout.map;
    const most = Math.max(...forests.map(({ clearings }) => clearings.length));
    const options = forests.filter(({ clearings }) => clearings.length === most).map(({ name }) => name);
    yield* putPawn(me, (yield* byChance('B.7.3.2', 'place', 'forest to start in', options))!);
  },
};

const getQuests: Step = { law: 'B.7.3.3', name: 'Get Quests', play: (turn) => drawQuest(turn, 'B.7.3.3') };

/** His character is part of his name (B.7.3.1, D22); setup places ruins and starting items (B.7.3.4, B.7.3.5). */
export const SETUP: readonly Step[] = [placePawn, getQuests];
