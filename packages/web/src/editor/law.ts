import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OpenLog } from '@woodlog/language';
import type { Offer } from '@woodlog/language/kernel';
import {
  type LawOfText,
  type LawReply,
  type LawSoFar,
  NO_LAW,
  lawAfterEdit,
  lawInThread,
  withLines,
} from '@woodlog/language/law';

/** Milliseconds without a key before the rules are asked. */
const PAUSE = 80;

/** A page as one file has no worker, so the rules are not asked. */
const hasWorker = (): boolean => typeof Worker !== 'undefined' && document.getElementById('notices') === null;

const openLaw = (): LawOfText =>
  lawInThread((onReply) => {
    const worker = new Worker('law-worker.js', { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<LawReply>) => onReply(data);
    return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
  });

/** The rules for a log in the editor. */
interface LawBeside {
  /** The verdicts so far. */
  readonly soFar: LawSoFar;
  /** Whether the rules have still to say something about this text. */
  readonly isAsked: boolean;
  /** What the rules allow at a place; empty if they cannot tell soon. */
  offers(log: OpenLog, at: number): Promise<readonly Offer[]>;
}

export function useLaw(log: OpenLog | undefined): LawBeside {
  const law = useRef<LawOfText | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly soFar: LawSoFar }>({ text: '', soFar: NO_LAW });
  const text = log?.text ?? '';
  const isHeld = log?.game === 'root' && hasWorker();
  useEffect(() => {
    if (!isHeld) return;
    law.current ??= openLaw();
    const { current } = law;
    const timer = setTimeout(
      () =>
        current.check(text, (lines) =>
          setSaid((before) => ({ text, soFar: withLines(lawAfterEdit(before.soFar, before.text, text), lines) })),
        ),
      PAUSE,
    );
    return () => {
      clearTimeout(timer);
      current.stop();
    };
  }, [text]);
  useEffect(() => () => law.current?.close(), []);
  const soFar = useMemo(
    () => (said.text === text ? said.soFar : lawAfterEdit(said.soFar, said.text, text)),
    [said, text],
  );
  return {
    soFar,
    isAsked: isHeld && said.text !== text,
    offers: async ({ game, text: asked }, at) => (game === 'root' ? law.current?.offers(asked, at) : undefined) ?? [],
  };
}
