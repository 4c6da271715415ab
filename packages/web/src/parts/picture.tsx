import { type Box, el, round } from '@woodlog/draw/kernel';

/** A picture of a table; its texts are escaped where it is drawn. */
export function Picture({ box, name }: { readonly box: Box; readonly name: string }) {
  const svg = el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${round(box.width)} ${round(box.height)}`,
      role: 'img',
      'aria-label': name,
    },
    box.draw(0, 0),
  );
  return <div class="picture" dangerouslySetInnerHTML={{ __html: svg }} />;
}
