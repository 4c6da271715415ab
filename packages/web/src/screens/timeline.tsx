import { useMemo } from 'preact/hooks';
import type { Session } from '@woodlog/session/kernel';
import { packLog } from '../links.ts';
import { goBackTo, openlyShown } from '../game/current.ts';
import type { Playable } from '../plays/playable.ts';
import { useShown } from '../replays/use-shown.ts';
import { goTo } from '../router.ts';
import { boardWidth } from '../viewer/board-width.ts';
import { button } from '../viewer/dom.ts';
import { ReplayView } from './replay-view.tsx';

/** The end of each line of a log, by its number from 1. */
function endOfLine(log: string, line: number): number {
  let end = -1;
  for (let i = 0; i < line; i++) {
    end = log.indexOf('\n', end + 1);
    if (end < 0) return log.length;
  }
  return end + 1;
}

interface TimelineProps {
  readonly session: Session;
  readonly play: Playable;
  /** Hands are not for everybody's eyes. */
  readonly openly: boolean;
}

/** All finished turns of a game: tap to look, and to go back. */
export function Timeline({ session, play, openly }: TimelineProps) {
  const { log, past } = session;
  const whole = useShown(log, boardWidth(), openly ? play.openlySeen : undefined);
  const shown = useMemo(
    () => (whole === null || 'problem' in whole || !openly ? whole : openlyShown(whole, play)),
    [whole],
  );
  if (shown === null) return <main class="page" aria-busy="true" />;
  if ('problem' in shown) return <main class="page">{shown.problem}</main>;
  return (
    <ReplayView
      shown={shown}
      heading="Timeline"
      links={openly ? [] : [button('Edit', async () => goTo(`#edit=${await packLog(log)}`))]}
      actions={(turn) => {
        if (turn.line === null) return null;
        const length = endOfLine(log, turn.line);
        const lost = past.filter((line) => line.length >= length).length;
        if (lost === 0) return null;
        const words = `Back to the end of this turn: takes back ${lost === 1 ? 'one turn' : `${lost} turns`}`;
        return button(words, async () => {
          await goBackTo(length);
          goTo(location.hash.replace('tab=timeline', 'tab=play'));
        });
      }}
    />
  );
}
