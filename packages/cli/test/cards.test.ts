import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

test('cards lists a deck: suit, name, Rootlog spelling, cost, item or effect', async () => {
  const { code, out } = await run(['cards']);
  expect(code).toBe(0);
  expect(out).toMatch(/^fox +Anvil +F#anvil +fox +hammer, 2 points$/m);
  expect(out).toMatch(/^bird +Saboteurs \(3\) +B#sabo +any +discard an enemy's crafted card$/m);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(125);
});

test('as JSON, and the standard deck; E&P and Exiles are one', async () => {
  const { out } = await run(['cards', '--deck', 'standard', '--json']);
  const { deck, cards } = JSON.parse(out);
  expect(deck).toBe('Standard');
  expect(cards).toContainEqual({
    suit: 'bird',
    name: 'Sappers',
    copies: 2,
    rootlog: 'B#sap',
    cost: ['mouse'],
    item: null,
    points: 0,
    effect: 'extra hit as defender, once',
  });
  expect(cards.reduce((sum: number, { copies }: { copies: number }) => sum + copies, 0)).toBe(54);
  expect((await run(['cards', '--deck', 'E&P'])).out).toBe((await run(['cards', '--deck', 'exiles'])).out);
  expect(await run(['cards', '--deck', 'forest'])).toMatchObject({ code: 2 });
});

const LOG = `Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\n\nC:t_k->1/w->2+5/b_s->1\nE:b+6w->3/#despot->$\n`;
const log = file('cards.rootlog', LOG);
const turn = (...words: string[]) => run(['turn', log, '--seed', 'maple', ...words]);

test('--draw takes cards by their names, and says what it took them for', async () => {
  const { out } = await turn('--draw', 'F#anvil');
  for (const name of ['Anvil', 'fox ANVIL', 'anv', 'anvul']) {
    const named = await turn('--draw', name);
    expect(named.out, name).toBe(out);
    expect(named.err, name).toContain(`${name}: fox Anvil, F#anvil`);
  }
  expect((await turn('--draw', 'F#anvil')).err).not.toContain('fox Anvil');
});

test('--draw says which cards words leave open', async () => {
  const { code, err } = await turn('--draw', 'root tea');
  expect(code).toBe(2);
  expect(err).toMatch(/root tea is no card of the deck E&P; it may be fox Root Tea \(F#.*\), rabbit Root Tea/);
});

test('--answers takes names, too', async () => {
  const answers = file('named.json', JSON.stringify([['Anvil']]));
  const { out } = await run(['turn', log, '--json', '--seed', 'maple', '--answers', answers]);
  expect(JSON.parse(out)).toMatchObject({ answers: [['F#anvil']] });
});

test('--map and --deck take what the header may say, and so do setups', async () => {
  const bots = 'C=mechanical-marquise,E=electric-eyrie';
  const played = (map: string, deck: string) =>
    run(['play', '--seed', 'oak', '--bots', bots, '--map', map, '--deck', deck]);
  const { out } = await played('fall', 'exiles');
  for (const [map, deck] of [
    ['autumn', 'E&P'],
    ['Autumn', 'Exiles'],
    ['Fall', 'e&p'],
  ] as const)
    expect((await played(map, deck)).out).toBe(out);
  const seats = [
    { player: 'Mechanical Marquise 2.0', faction: 'C', bot: 'mechanical-marquise' },
    { player: 'Electric Eyrie', faction: 'E', bot: 'electric-eyrie' },
  ];
  const setup = file('setup.json', JSON.stringify({ game: 'root', map: 'autumn', deck: 'exiles', seats }));
  expect((await run(['play', '--seed', 'oak', '--setup', setup])).out).toBe(out);
});
