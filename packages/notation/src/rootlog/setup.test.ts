import { describe, expect, test } from 'vitest';
import { logOf } from './meaning.ts';
import { print } from './print.ts';
import { parse } from './read/parse.ts';
import { advancedSetupComment, setupOf } from './setup.ts';

const setup = (text: string) => setupOf(logOf(parse(text)));

describe('the seats of a log (D23)', () => {
  const order = (players: string) =>
    setup(`${players}\nC:\nE:\nA:\n\nE:++\nA:++\nC:++`).seats.map(({ faction }) => faction);

  test('people sit as they took their first turns', () =>
    expect(order('C: Ann\nE: Bo\nA: Cy')).toEqual(['E', 'A', 'C']));

  test('where a bot plays, too', () => expect(order('C: Ann\nE: Electric Eyrie\nA: Cy')).toEqual(['E', 'A', 'C']));

  test('they sit as the header has them until a round is complete', () => {
    const { seats } = setup('C: Ann\nE: Bo\nA: Cy\nC:\nE:\nA:\nE:++\nA:');
    expect(seats.map(({ faction }) => faction)).toEqual(['C', 'E', 'A']);
  });

  test('a name that is like a bot’s, but none, is a person’s', () =>
    expect(setup('C: Mechanical Marquise 2.0 (Quick)').seats).toEqual([
      { player: 'Mechanical Marquise 2.0 (Quick)', faction: 'C' },
    ]));
});

test('what the header does not say is left out', () => {
  expect(setup('C: Ann')).toStrictEqual({ game: 'root', seats: [{ player: 'Ann', faction: 'C' }] });
  const suits = ['F', 'M', 'R', 'F', 'M', 'R', 'F', 'M', 'R', 'F', 'M', 'R'];
  const clearings = suits.map((suit, i) => `${suit}${i + 1}`).join(' ');
  const text = `Map: Lake\nDeck: Standard\nClearings: ${clearings}\nHirelings: h_E, h_Cd\nC: Ann`;
  expect(setup(text)).toStrictEqual({
    game: 'root',
    map: 'Lake',
    deck: 'Standard',
    suits,
    seats: [{ player: 'Ann', faction: 'C' }],
    hirelings: ['h_E', 'h_Cd'],
  });
});

describe('a comment before the first turn that begins with `Advanced setup` (A.8)', () => {
  const header = 'Map: Fall\nDeck: E&P\nC: Ann\nV: Bob\n';

  test('says so, and which character the Vagabond was dealt (A.8.2.III)', () => {
    expect(setup(header).options).toBeUndefined();
    const found = setup(`${header}// advanced setup, drafted: the Vagabond is the Ranger\nC:\n`);
    expect(found).toMatchObject({ options: { advancedSetup: true }, seats: [{}, { character: 'ranger' }] });
    expect(setup(`${header}C:\n// Advanced setup\n`).options).toBeUndefined();
  });

  test('is printed as it is read', () => {
    expect(advancedSetupComment(setup(header))).toBeNull();
    for (const comment of ['Advanced setup', 'Advanced setup: the Vagabond is the thief'])
      expect(advancedSetupComment(setup(`// ${comment}\n${header}`))).toBe(comment);
  });
});

test('a letter of a single line is a slip if something of it can be read, and is read back as it was', () => {
  for (const [slip, players] of [
    ['E:w->3', ['C', 'D']],
    ['E:t->99', ['C', 'D', 'E']],
  ] as const) {
    const log = logOf(parse(`Map: Fall\nC: Ann\nD: Bob\nC:\nD:\nC:#->C // one\n${slip} // two\nD:#->D\nC:#->C\n`));
    expect(log.header.players.map(({ faction }) => faction)).toEqual(players);
    expect(log.turns.map(({ taker }) => taker)).toEqual(['C', 'D', 'C', 'E', 'D', 'C']);
    expect(logOf(parse(print(log)))).toEqual(log);
  }
});
