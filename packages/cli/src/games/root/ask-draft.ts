import { type SeatSetup, stream } from '@woodlog/core/kernel';
import { FACTION_SHEETS, type SetupCard, dealSetupCards, draft, isDrafting } from '@woodlog/core/root';
import { visible } from '../../show/visible.ts';
import type { Prompter } from '../../turn/prompter.ts';
import type { GameToPlay } from '../play-adapter.ts';
import { isPerson } from './seats.ts';

/**
 * Deals the setup cards by the game's seed; the seats draft from the last to the first (A.8.2, A.8.3). People are
 * asked, chance chooses for others. Null if somebody leaves.
 */
export async function askDraft(game: GameToPlay, prompter: Prompter): Promise<GameToPlay | null> {
  const { setup, seed, index } = game;
  if (!setup.seats.some(isDrafting)) return game;
  const chance = stream(seed, index, 'draft');
  const dealt = dealSetupCards(setup, chance);
  prompter.say('The setup cards that were dealt (A.8.2):\n');
  for (const card of dealt) prompter.say(`  ${lineOf(card)}`);
  prompter.say('');
  const drafting = draft(setup, dealt);
  let next = drafting.next();
  while (!next.done) {
    const { seat, options } = next.value;
    const card = isPerson(seat) ? await asked(prompter, seat, options) : chance.pick(options);
    if (card === null) return null;
    prompter.say(`${visible(seat.player)} plays ${nameOf(card)}`);
    next = drafting.next(card);
  }
  return { ...game, setup: next.value };
}

const nameOf = ({ faction, character }: SetupCard): string =>
  `${FACTION_SHEETS[faction].name} (${faction}${character === undefined ? '' : `, the ${character}`})`;

function lineOf(card: SetupCard): string {
  const { stance } = FACTION_SHEETS[card.faction];
  return `${nameOf(card)}, ${stance}${card.locked ? ', locked until a militant is chosen (A.8.2.II)' : ''}`;
}

async function asked(prompter: Prompter, seat: SeatSetup, options: readonly SetupCard[]): Promise<SetupCard | null> {
  const letters = options.map(({ faction }) => faction);
  for (;;) {
    const typed = await prompter.ask(`${visible(seat.player)}, your faction (${letters.join(', ')}): `, letters);
    if (typed === null) return null;
    const card = options.find(({ faction }) => faction === typed.trim().toUpperCase());
    if (card !== undefined) return card;
    prompter.keep?.(null);
    prompter.say(`expected one of ${letters.join(', ')}`);
  }
}
