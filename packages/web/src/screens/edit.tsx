import { useEffect, useState } from 'preact/hooks';
import { unpackLog } from '../links.ts';

/** What an empty text begins with. */
const HEADER = 'Map: Fall\nDeck: E&P\nC: \nE: \n\n';

interface EditProps {
  /** A log as it stands in a link; without one a new log is begun. */
  readonly packed: string;
}

type Loaded = typeof import('../editor/editor.tsx') & { readonly text: string };

/** Loads the editor, which is too large for those who only play, and the log of the link. */
export function Edit({ packed }: EditProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void Promise.all([import('../editor/editor.tsx'), packed === '' ? HEADER : unpackLog(packed)]).then(
      ([editor, text]) => setLoaded({ ...editor, text: text ?? HEADER }),
    );
  }, []);
  if (loaded === null) return <main class="page" aria-busy="true" />;
  return <loaded.Editor text={loaded.text} />;
}
