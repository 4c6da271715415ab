import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from '../replays/shown.ts';
import { type ViewerOptions, mountViewer } from '../viewer/mount.ts';

interface ReplayViewProps extends ViewerOptions {
  readonly shown: Shown;
}

/** A log turn by turn, with the board after each step: the viewer of replay pages as a part of this page. */
export function ReplayView({ shown, ...options }: ReplayViewProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current === null ? undefined : mountViewer(root.current, shown, options)), [shown]);
  return <div ref={root} class="replay" />;
}
