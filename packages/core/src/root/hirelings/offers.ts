import type { Choice, Turn } from '../law/step.ts';
import { hirelingLawOf } from './laws.ts';

/** What the taker's hirelings allow: at the start of Birdsong (H.2.3), or once in Daylight (H.2.4). */
export function hirelingOffers(turn: Turn, atStart: boolean): Choice[] {
  const { me, now, flags, state } = turn;
  if (turn.hirelings.length === 0) return [];
  return turn.hirelings.flatMap((hireling) => {
    if (state.hirelings[hireling.letter]?.holder !== me.letter) return [];
    const { law, actions = [] } = hirelingLawOf(turn, hireling);
    return actions.flatMap(({ phase = 'daylight', must, often, choices }, index): Choice[] => {
      const once = `${law}.${index}`;
      if (phase !== now.stage || atStart !== (phase === 'birdsong') || flags.once[once] === true) return [];
      return choices(turn, hireling).map(
        (choice): Choice => ({
          ...choice,
          option: { ...choice.option, hireling: hireling.letter },
          ...(must && { must }),
          *play() {
            if (often !== true) flags.once[once] = true;
            turn.cite(phase === 'birdsong' ? 'H.2.3' : 'H.2.4');
            yield* choice.play();
          },
        }),
      );
    });
  });
}
