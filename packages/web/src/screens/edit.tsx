import { useEffect, useState } from 'preact/hooks';
import { Editor } from '../editor/editor.tsx';
import { unpackLog } from '../links.ts';

/** A new log's text. */
const HEADER = 'Map: Fall\nDeck: E&P\nC: \nE: \n\n';

interface EditProps {
  /** A log from a link; empty for a new log. */
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
