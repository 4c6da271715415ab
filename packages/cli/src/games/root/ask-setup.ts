import { SETTING_WORDS } from '@woodlog/bots/root';
import { DECK_IDS, FACTIONS, FACTION_SHEETS, MAP_IDS, VAGABOT_CHARACTERS, botFor } from '@woodlog/core/root';
import { UsageError } from '../../exit.ts';
import type { Prompter } from '../../turn/prompter.ts';
import type { PlayRequest } from '../play-adapter.ts';
import { parseRootSeats } from './seats.ts';

/** The game that somebody without flags wants to play. */
export interface AskedSetup extends Pick<PlayRequest, 'bots' | 'map' | 'deck'> {
  readonly real: boolean;
}

const MOST_SEATS = 6;

/** Asks for players, map and deck; null if the person leaves. */
export async function askSetup(prompter: Prompter): Promise<AskedSetup | null> {
  prompter.say(
    'A game of Root. Who plays? In turn order, type the letter of each player, then a name or bot. undo takes an answer back.\n',
  );
  for (const letter of FACTIONS)
    prompter.say(`  ${letter}  ${FACTION_SHEETS[letter].name.padEnd(24)}${botNameOf(letter)}`);
  prompter.say('');
  const seats: string[] = [];
  while (seats.length < MOST_SEATS) {
    const done = seats.length < 2 ? '' : ', or Enter if that is everybody';
    const words = await ask(prompter, `player ${seats.length + 1}, such as E Ann or C bot${done}`, (typed) => {
      if (typed === '' && seats.length >= 2) return '';
      const [, letter = '', name = ''] = /^([A-Za-z])(?:\s*[=:/,]\s*|\s+|$)(.*)$/.exec(typed) ?? [];
      if (letter === '')
        throw new UsageError('expected a letter of the list and a name or bot, such as E Ann or C bot');
      return checked([...seats, seatOf(letter.toUpperCase(), name)]).at(-1) ?? '';
    });
    if (words === null) return null;
    if (words === '') break;
    const settled =
      words.includes('=person/') || words.includes(':') ? words : await withSettings(prompter, words, seats);
    if (settled === null) return null;
    seats.push(settled);
  }
  const map = await pick(prompter, 'map', Object.keys(MAP_IDS), 'fall');
  if (map === null) return null;
  const deck = await pick(prompter, 'deck', Object.keys(DECK_IDS), 'exiles');
  if (deck === null) return null;
  const cards = await pick(prompter, 'cards and dice: your real ones, or dealt by a seed', ['real', 'seed'], 'real');
  return cards === null ? null : { bots: seats.join(','), map, deck, real: cards === 'real' };
}

function botNameOf(letter: string): string {
  const bot = botFor(letter);
  return bot === undefined ? 'people only' : `bot: ${bot.name}`;
}

/** `C` and `bot`: `C=mechanical-marquise`; `E` and `Ann`: `E=person/Ann`. */
function seatOf(letter: string, name: string): string {
  if (name === '') throw new UsageError(`who plays ${letter}? Type ${letter} and a name, or ${letter} bot`);
  const [, settings] = /^bot\b[\s,:+]*(.*)$/i.exec(name) ?? [];
  if (settings === undefined) return `${letter}=person/${name}`;
  const bot = botFor(letter);
  if (bot === undefined) throw new UsageError(`${letter} has no bot: a person has to play it`);
  const words = settingsIn(settings, Object.keys(SETTING_WORDS[bot.id]));
  return words.length === 0 ? `${letter}=${bot.id}` : `${letter}=${bot.id}:${words.join('+')}`;
}

function checked(seats: readonly string[]): readonly string[] {
  parseRootSeats(seats.join(','), true);
  return seats;
}

/** Asks for a bot's character, difficulty and traits, and shows their texts. */
async function withSettings(prompter: Prompter, seat: string, others: readonly string[]): Promise<string | null> {
  const bot = botFor(seat.charAt(0));
  if (bot === undefined) return seat;
  prompter.say(`\n${bot.name}:`);
  const settings = Object.entries(SETTING_WORDS[bot.id]);
  const width = Math.max(...settings.map(([name]) => name.length));
  for (const [name, words] of settings) prompter.say(`  ${name.padEnd(width)}  ${words}`);
  let settled = seat;
  if (bot.id === 'vagabot') {
    const character = await pick(prompter, 'character', ['none', ...VAGABOT_CHARACTERS], 'none');
    if (character === null) return null;
    if (character !== 'none') settled = `${seat}/${character}`;
  }
  return ask(prompter, 'difficulty and traits, such as nightmare, blitz; Enter for none', (typed) => {
    const words = settingsIn(typed, Object.keys(SETTING_WORDS[bot.id]));
    const whole = words.length === 0 ? settled : `${settled}:${words.join('+')}`;
    checked([...others, whole]);
    return whole;
  });
}

/** Parses difficulties and traits, with commas or without: `nightmare blitz` are two. */
function settingsIn(typed: string, known: readonly string[]): readonly string[] {
  let rest = typed.toLowerCase();
  const found: string[] = [];
  for (const name of [...known].sort((a, b) => b.length - a.length)) {
    const without = rest.replace(name.toLowerCase(), ' ');
    if (without !== rest) found.push(name.replaceAll(' ', '-'));
    rest = without;
  }
  return [...found, ...rest.split(/[\s,+;]+/).filter((word) => word !== '')];
}

const pick = (prompter: Prompter, what: string, options: readonly string[], usual: string): Promise<string | null> =>
  ask(prompter, `${what}: ${options.join(', ')} [${usual}]`, (typed) => {
    const word = typed === '' ? usual : typed.toLowerCase();
    const found = options.filter((option) => option.startsWith(word));
    if (found[0] === undefined) throw new UsageError(`expected one of ${options.join(', ')}`);
    return found[0];
  });

/** Repeats a question until the answer can be read. */
async function ask(prompter: Prompter, what: string, read: (typed: string) => string): Promise<string | null> {
  for (;;) {
    const typed = await prompter.ask(`${what}: `);
    if (typed === null) return null;
    try {
      return read(typed);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      prompter.keep?.(null);
      prompter.say(error.message.replace(/^--bots: /, ''));
    }
  }
}
