import { expect, test } from 'vitest';
import { playerOf } from '@woodlog/core/root-law';
import { during, logWith, steps } from '../../../test/root/position.ts';
import { nothing } from './steps.ts';
import { buyCard, market } from './market.ts';
import { OWN_WARRIORS } from './services.ts';

const table = (cards: string): string =>
  logWith('C: Mechanical Marquise 2.0 (advanced services)', 'E: Rowan', 'O: Sorrel', '')(`O:${cards}->O`);

test('ROOT-258, ROOT-261 to 263: a card at random, each copy as likely as each other card', () => {
  const asked: unknown[] = [];
  during(table('(2B#sap+B#royal)'), 'C', (turn) => {
    const [step] = buyCard(turn, 'ROOT-261', OWN_WARRIORS, market(turn, playerOf(turn, 'O')!));
    asked.push(step);
    return nothing();
  });
  const options = ['B#sap', 'B#sap', 'B#royal'];
  expect(asked).toEqual([{ ask: { kind: 'pick', law: 'ROOT-261', about: 'card', prompt: 'card to buy', options } }]);
});

test('ROOT-261: copies of one card leave nothing to chance', () => {
  expect(steps(table('2B#sap'), 'C', ['B.4.4.1', 'B.4.4.2'], { draw: 'R#bank' }).text).toBe(
    'R#bank->$/2w->O$/B#sapO->$/R#bank$->',
  );
});
