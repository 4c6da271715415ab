import type { RootMap } from '@woodlog/core/root';
import { type Svg, at, el, group, title } from '../kernel/svg.ts';
import { type Ground, middle } from './ground.ts';

/** All paths, with rubble on closed ones (M.4.1). */
export function drawPaths(map: RootMap, ground: Ground, openPaths: readonly string[]): Svg {
  const ways = map.paths.map((path) => {
    const [a, b] = [ground.clearing(path.a), ground.clearing(path.b)];
    const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y, 'stroke-linecap': 'round' };
    const shut = path.closed && !openPaths.includes(path.name);
    return {
      edge: el('line', { ...line, class: 's-path-edge', 'stroke-width': 17, opacity: shut ? 0.5 : undefined }),
      way: el('line', {
        ...line,
        class: 's-path',
        'stroke-width': 12,
        'stroke-dasharray': shut ? '3 15' : undefined,
      }),
      rubble: shut ? rubble(path.name, ground, path.a, path.b) : '',
    };
  });
  return (['edge', 'way', 'rubble'] as const).map((layer) => ways.map((way) => way[layer]).join('')).join('');
}

function rubble(name: string, ground: Ground, a: number, b: number): Svg {
  const { x, y } = middle(ground.clearing(a), ground.clearing(b));
  const stone = { class: 'f-ruin s-rim', 'stroke-width': 2, 'stroke-linejoin': 'round' };
  return at(
    x,
    y,
    1,
    title(`closed path ${name}`),
    group(
      {},
      el('path', { d: 'M-22 12-17-3-4-6 2 12Z', ...stone }),
      el('path', { d: 'M-3 12 2-9 17-7 23 12Z', ...stone }),
      el('path', { d: 'M-11-4-5-17 6-15 9-3Z', ...stone }),
    ),
  );
}
