import { useEffect, useState } from 'preact/hooks';
import { readReplay } from './read.ts';
import type { NotShown, Shown } from './shown.ts';

/** A log as a replay; null until what reads it is loaded. `see` takes out of tables of Root what not all may see. */
export function useShown(log: string, width: number, see?: (table: object) => object): Shown | NotShown | null {
  const [read, setRead] = useState<{ readonly log: string; readonly shown: Shown | NotShown } | null>(null);
  useEffect(() => {
    let left = false;
    void readReplay(log, width, see).then((shown) => {
      if (!left) setRead({ log, shown });
    });
    return () => {
      left = true;
    };
  }, [log]);
  return read?.log === log ? read.shown : null;
}
