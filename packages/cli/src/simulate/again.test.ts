import { expect, test } from 'vitest';
import { carcassonnePlay } from '../games/carcassonne/play.ts';
import { rootPlay } from '../games/root/play.ts';
import { playLine } from './again.ts';

const bots = 'C=mechanical-marquise:nightmare+blitz,V=vagabot/thief:advanced-services,A=random';

test('flags, where they can say the setup', () => {
  const setup = rootPlay.setup({ bots, map: 'winter', deck: 'standard' });
  expect(playLine(rootPlay, setup, 'maple', 17)).toBe(
    `woodlog play --seed maple --index 17 --bots ${bots} --map winter --deck standard`,
  );
  expect(playLine(carcassonnePlay, carcassonnePlay.setup({}), "ann's", 0)).toBe(
    String.raw`woodlog play --seed 'ann'\''s' --index 0 --game carcassonne --bots A=greedy,B=greedy`,
  );
  expect(playLine(carcassonnePlay, carcassonnePlay.setup({ expansions: 'inns,river' }), 'maple', 2)).toBe(
    'woodlog play --seed maple --index 2 --game carcassonne --bots A=greedy,B=greedy --expansions river,inns',
  );
});

test('the setup itself, where they cannot', () => {
  const setup = { ...rootPlay.setup({ bots }), landmarks: ['Tower'] };
  expect(playLine(rootPlay, setup, 'maple', 17)).toBe(
    `printf %s '${JSON.stringify(setup)}' | woodlog play --seed maple --index 17 --setup -`,
  );
  const named = {
    game: 'carcassonne',
    seats: [
      { player: 'Ann', bot: 'greedy' },
      { player: 'Bob', bot: 'random' },
    ],
  };
  expect(playLine(carcassonnePlay, named, 'maple', 1)).toContain('"player":"Ann"');
});

test('is one line, whatever the seed', () => {
  expect(playLine(rootPlay, rootPlay.setup({}), 'two\nlines', 1)).toMatch(
    /^woodlog play --seed \$'two\\u000alines' .*$/,
  );
});
