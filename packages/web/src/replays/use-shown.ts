import { useEffect, useState } from 'preact/hooks';
import { readReplay } from './read.ts';
import type { NotShown, Shown } from './shown.ts';

/** A log as a replay; null until its reader is loaded. `see` removes what not everybody may see from tables of Root. */
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
