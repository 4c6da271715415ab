import { describe, expect, it } from 'vitest';
import { chapters } from './chapters/chapters.ts';
import { semanticsPage } from './page.ts';
import { play } from './play.ts';

for (const [heading, cases] of chapters) {
  describe(heading, () => {
    for (const { says, source, players, header, log, places = {}, scores, table = {}, wrong = [] } of cases) {
      it(`${says} (${source})`, () => {
        const played = play(players, log, header);
        for (const [place, contents] of Object.entries(places)) {
          expect({ [place]: played.places[place] ?? null }).toEqual({ [place]: contents });
        }
        if (scores) expect(played.scores).toEqual(scores);
        expect(played.table).toMatchObject(table);
        expect(played.wrong).toEqual(wrong);
      });
    }
  });
}

describe('docs/notation-semantics.md', () => {
  it('lists these tests and no others', async () => {
    await expect(semanticsPage()).toMatchFileSnapshot('../../../../docs/notation-semantics.md');
  });
});
