import { useEffect, useState } from 'preact/hooks';
import { Editor } from '../editor/editor.tsx';
import { unpackLog } from '../links.ts';

/** What an empty text begins with. */
const HEADER = 'Map: Fall\nDeck: E&P\nC: \nE: \n\n';

interface EditProps {
  /** A log as it stands in a link; without one a new log is begun. */
  readonly packed: string;
}

/** The editor with the log of a link. */
export function Edit({ packed }: EditProps) {
  const [text, setText] = useState<string | null>(packed === '' ? HEADER : null);
  useEffect(() => {
    if (text === null) void unpackLog(packed).then((log) => setText(log ?? HEADER));
  }, []);
  return text === null ? <main class="page" aria-busy="true" /> : <Editor text={text} />;
}
