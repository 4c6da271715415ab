import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A part of the page that is loaded when first shown.
 *
 * @example const Replay = lazy(async () => (await import('./screens/replay.tsx')).Replay);
 */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  meanwhile: VNode | null = <main class="page" aria-busy="true" />,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  return (props) => {
    const [, setIsHere] = useState(loaded !== undefined);
    useEffect(() => {
      if (loaded === undefined)
        void load().then((part) => {
          loaded = part;
          setIsHere(true);
        });
    }, []);
    const Part = loaded;
    return Part === undefined ? meanwhile : <Part {...props} />;
  };
}
