import { capital } from '@woodlog/core/kernel';
import { useEffect, useState } from 'preact/hooks';
import { isLeft } from 'fp-ts/lib/Either.js';
import { SETTING_WORDS } from '@woodlog/bots/root';
import {
  DECKS,
  FACTIONS,
  HIRELINGS,
  HIRELING_SHEETS,
  LANDMARKS,
  LANDMARK_SHEETS,
  MAPS,
  VAGABOT_CHARACTERS,
  botFor,
  ownerName,
} from '@woodlog/core/root';
import { keepSession } from '../game/current.ts';
import { FactionChip } from '../parts/chip.tsx';
import { Begin } from '../parts/begin.tsx';
import { Checks, Choice, NameField, Select, toggled } from '../parts/choices.tsx';
import { goTo } from '../router.ts';
import { GamePicker } from './game-picker.tsx';
import { type Draft, FIRST_DRAFT, type SeatDraft, difficultiesOf, isForBots } from './setup-draft.ts';

const DECK_NAMES: Readonly<Record<string, string>> = { Standard: 'Standard deck', 'E&P': 'Exiles & Partisans' };

/** The setup of a game of Root. */
export function Setup() {
  const [draft, setDraft] = useState<Draft>(FIRST_DRAFT);
  const [wrong, setWrong] = useState<string | null>(null);
  // The game loads while it is set up.
  useEffect(() => {
    const parts = [import('./start-game.ts'), import('./play.tsx'), import('../plays/root.ts')];
    void Promise.all(parts).catch(() => undefined);
  }, []);
  const change = (part: Partial<Draft>): void => {
    setDraft({ ...draft, ...part });
    setWrong(null);
  };
  const free = FACTIONS.filter((letter) => draft.seats.every((seat) => seat.letter !== letter)).filter(
    (letter) => letter !== 'G' || draft.seats.some((seat) => seat.letter === 'V'),
  );
  const start = async (): Promise<void> => {
    const { startGame } = await import('./start-game.ts');
    const session = startGame(draft, crypto.getRandomValues(new Uint32Array(2)).join('-'));
    if (isLeft(session)) setWrong(session.left);
    else goTo(`#play=${(await keepSession(session.right)).id}`);
  };
  return (
    <main class="page setup">
      <h1>New game</h1>
      <GamePicker game="root" />
      <section aria-labelledby="who">
        <h2 id="who">Who plays? In the order of turns</h2>
        <ol class="seats">
          {draft.seats.map((seat, i) => (
            <Seat
              key={seat.letter}
              seat={seat}
              isFirst={i === 0}
              onChange={(changed) => change({ seats: draft.seats.map((one, j) => (j === i ? changed : one)) })}
              onUp={() =>
                change({
                  seats: draft.seats.toSpliced(i, 1).toSpliced(i - 1, 0, seat),
                })
              }
              onRemove={() => change({ seats: draft.seats.filter((one) => one !== seat) })}
            />
          ))}
        </ol>
        {draft.seats.length < 6 && (
          <details class="add" open={draft.seats.length < 2}>
            <summary>Add a faction</summary>
            <div class="factions">
              {free.map((letter) => (
                <button
                  key={letter}
                  type="button"
                  onClick={() =>
                    change({
                      seats: [
                        ...draft.seats,
                        {
                          letter,
                          name: '',
                          difficulty: 'default',
                          traits: [],
                          ...(isForBots(letter) && { bot: botFor(letter)?.id ?? '' }),
                        },
                      ],
                    })
                  }
                >
                  <FactionChip letter={letter} /> {ownerName(letter)}
                </button>
              ))}
            </div>
          </details>
        )}
      </section>
      <Choice
        legend="Map"
        name="map"
        options={MAPS.map((map) => [map, map])}
        chosen={draft.map}
        onChoose={(map) => change({ map })}
      />
      <Choice
        legend="Deck"
        name="deck"
        options={DECKS.map((deck) => [deck, DECK_NAMES[deck] ?? deck])}
        chosen={draft.deck}
        onChoose={(deck) => change({ deck })}
      />
      <Choice
        legend="Cards and dice"
        name="cards"
        options={[
          ['real', 'Ours, on the table: the page asks what was drawn and rolled'],
          ['dealt', 'The page deals and rolls: no deck needed'],
        ]}
        chosen={draft.isDealt ? 'dealt' : 'real'}
        onChoose={(cards) => change({ isDealt: cards === 'dealt' })}
      />
      <details class="more">
        <summary>Hirelings, landmarks, advanced setup</summary>
        <Checks
          legend="Hirelings (up to three)"
          options={HIRELINGS.map((letter) => [letter, HIRELING_SHEETS[letter].promoted])}
          chosen={draft.hirelings}
          onChange={(hirelings) => change({ hirelings })}
        />
        <Checks
          legend="Landmarks"
          options={LANDMARKS.map((name) => [name, LANDMARK_SHEETS[name].name])}
          chosen={draft.landmarks}
          onChange={(landmarks) => change({ landmarks })}
        />
        <Checks
          legend="Rules"
          options={[['advanced', 'Advanced setup: five cards, keep three; the last player sets up first']]}
          chosen={draft.isAdvanced ? ['advanced'] : []}
          onChange={({ length }) => change({ isAdvanced: length > 0 })}
        />
      </details>
      <Begin wrong={wrong} onStart={() => void start()} />
    </main>
  );
}

interface SeatProps {
  readonly seat: SeatDraft;
  readonly isFirst: boolean;
  readonly onChange: (seat: SeatDraft) => void;
  readonly onUp: () => void;
  readonly onRemove: () => void;
}

function Seat({ seat, isFirst, onChange, onUp, onRemove }: SeatProps) {
  const { letter, name, bot, difficulty, traits, character = VAGABOT_CHARACTERS[0] } = seat;
  const sheet = botFor(letter);
  const { bot: _, ...person } = seat;
  const words: Readonly<Record<string, string>> = sheet === undefined ? {} : (SETTING_WORDS[sheet.id as never] ?? {});
  return (
    <li class="seat">
      <div class="seat-head">
        <FactionChip letter={letter} />
        <b>{ownerName(letter)}</b>
        {!isFirst && (
          <button type="button" class="small" aria-label={`Move ${ownerName(letter)} up`} onClick={onUp}>
            ↑
          </button>
        )}
        <button type="button" class="small" aria-label={`Remove ${ownerName(letter)}`} onClick={onRemove}>
          ✕
        </button>
      </div>
      {sheet !== undefined && (
        <div class="segments">
          {!isForBots(letter) && (
            <button type="button" aria-pressed={bot === undefined} onClick={() => onChange(person)}>
              Person
            </button>
          )}
          <button type="button" aria-pressed={bot !== undefined} onClick={() => onChange({ ...seat, bot: sheet.id })}>
            {sheet.name}
          </button>
        </div>
      )}
      {bot === undefined || sheet === undefined ? (
        <NameField name={name} onName={(changed) => onChange({ ...seat, name: changed })} />
      ) : (
        <>
          <Select
            label="Difficulty"
            options={difficultiesOf(sheet).map((word) => [word, word === 'default' ? 'Normal' : capital(word)])}
            chosen={difficulty}
            onChoose={(word) => onChange({ ...seat, difficulty: word })}
            about={capital(words[difficulty] ?? '')}
          />
          {bot === 'vagabot' && (
            <Select
              label="Character"
              options={VAGABOT_CHARACTERS.map((one) => [one, capital(one)])}
              chosen={character}
              onChoose={(one) => onChange({ ...seat, character: one })}
            />
          )}
          <details>
            <summary>Traits{traits.length > 0 && <span class="count">{traits.join(', ')}</span>}</summary>
            {sheet.traits.map((trait) => (
              <label key={trait} class="check">
                <input
                  type="checkbox"
                  checked={traits.includes(trait)}
                  onChange={() => onChange({ ...seat, traits: toggled(traits, trait) })}
                />
                <span>
                  <b>{trait}</b> <small>{words[trait]}</small>
                </span>
              </label>
            ))}
          </details>
        </>
      )}
    </li>
  );
}
