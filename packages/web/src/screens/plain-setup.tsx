import { useEffect, useState } from 'preact/hooks';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type SeatSetup, capital } from '@woodlog/core/kernel';
import { keepSession } from '../game/current.ts';
import { Begin } from '../parts/begin.tsx';
import { Checks, Choice, NameField, Select } from '../parts/choices.tsx';
import { loadPlay } from '../plays/games.ts';
import type { Playable } from '../plays/playable.ts';
import { goTo } from '../router.ts';
import { GamePicker } from './game-picker.tsx';

interface Seat {
  readonly key: number;
  readonly name: string;
  readonly bot: string;
}

const FIRST: readonly Seat[] = [
  { key: 0, name: '', bot: '' },
  { key: 1, name: '', bot: 'first' },
];
const PERSON = '';

/** The setup of games in which all players start alike. */
export function PlainSetup({ game }: { readonly game: string }) {
  const [rules, setRules] = useState<Playable | null>(null);
  useEffect(() => void loadPlay(game).then(setRules), [game]);
  const fresh = rules?.newGame;
  if (rules === null || fresh === undefined) return <main class="page" aria-busy="true" />;
  return <Form key={game} game={game} rules={rules} fresh={fresh} />;
}

interface FormProps {
  readonly game: string;
  readonly rules: Playable;
  readonly fresh: NonNullable<Playable['newGame']>;
}

function Form({ game, rules, fresh }: FormProps) {
  const [firstBot] = fresh.bots.map(([id]) => id);
  const [seats, setSeats] = useState<readonly Seat[]>(
    FIRST.map((seat) => (seat.bot === PERSON ? seat : { ...seat, bot: firstBot ?? PERSON })),
  );
  const [extras, setExtras] = useState<readonly string[]>([]);
  const [isDealt, setDealt] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const change = (at: number, part: Partial<Seat>): void =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)));
  const nameOf = ({ name, bot }: Seat, at: number): string =>
    name.trim() !== '' ? name.trim() : `${bot === PERSON ? 'Player' : capital(bot)} ${at + 1}`;
  const start = async (): Promise<void> => {
    const setup = {
      game,
      seats: seats.map(
        (seat, at): SeatSetup => ({ player: nameOf(seat, at), ...(seat.bot !== PERSON && { bot: seat.bot }) }),
      ),
      options: fresh.optionsOf(extras),
    };
    const seed = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const begun = fresh.start(setup, isDealt ? { chance: { seed, index: 0 } } : {});
    if (isLeft(begun)) setWrong(begun.left.message);
    else goTo(`#play=${(await keepSession(begun.right)).id}`);
  };
  return (
    <main class="page setup">
      <h1>New game of {rules.name}</h1>
      <GamePicker game={game} />
      <section aria-labelledby="who">
        <h2 id="who">Who plays? In the order of turns</h2>
        <ol class="seats">
          {seats.map((seat, at) => (
            <li key={seat.key} class="seat">
              <div class="seat-head">
                <b>Player {at + 1}</b>
                {seats.length > fresh.fewest && (
                  <button
                    type="button"
                    class="small"
                    aria-label={`Remove player ${at + 1}`}
                    onClick={() => setSeats(seats.filter((one) => one !== seat))}
                  >
                    ✕
                  </button>
                )}
              </div>
              <Select
                label="Played by"
                options={[
                  [PERSON, 'A person'],
                  ...fresh.bots.map(([id, words]) => [id, `${capital(id)}: ${words}`] as const),
                ]}
                chosen={seat.bot}
                onChoose={(bot) => change(at, { bot })}
              />
              {seat.bot === PERSON && <NameField name={seat.name} onName={(name) => change(at, { name })} />}
            </li>
          ))}
        </ol>
        {seats.length < fresh.most && (
          <button
            type="button"
            onClick={() =>
              setSeats([...seats, { key: Math.max(...seats.map(({ key }) => key)) + 1, name: '', bot: PERSON }])
            }
          >
            Add a player
          </button>
        )}
      </section>
      <Choice
        legend="Chance"
        name="chance"
        options={[
          ['real', fresh.chance],
          ['dealt', 'The page draws and rolls'],
        ]}
        chosen={isDealt ? 'dealt' : 'real'}
        onChoose={(chosen) => setDealt(chosen === 'dealt')}
      />
      <Checks legend={fresh.extrasLegend} options={fresh.extras} chosen={extras} onChange={setExtras} />
      <Begin wrong={wrong} onStart={() => void start()} />
    </main>
  );
}
