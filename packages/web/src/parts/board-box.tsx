import { endWithBoard, refusal } from '../game/current.ts';
import { type BoardDraft, type BoardRecording, type Player, shortName } from '../plays/playable.ts';

interface BoardBoxProps {
  readonly recording: BoardRecording;
  readonly table: object;
  readonly players: readonly Player[];
  readonly taker: Player;
  /** The place whose pieces are being set. */
  readonly place: string | null;
  /** What was set so far. */
  readonly draft: BoardDraft;
  readonly onPlace: (place: string) => void;
  readonly onDraft: (draft: BoardDraft | null) => void;
}

export const NOTHING_SET: BoardDraft = { pieces: {}, points: {}, hands: {} };

/** Ends a turn that was played on the real board: asks only for the board after it. */
export function BoardBox({ recording, table, players, taker, place, draft, onPlace, onDraft }: BoardBoxProps) {
  const { pieces, points, hands } = draft;
  const actions = recording.actionsTo(table, draft);
  const refused = refusal.value;
  const hand = recording.handOf(table, taker.letter);
  return (
    <section class="question" aria-label="The board after this turn">
      <h2 tabIndex={-1}>The board after this turn</h2>
      <p class="hint">Tap a clearing or forest and set what lies there now. Then end the turn.</p>
      <label>
        <span>Place</span>
        <select value={place ?? ''} onChange={(event) => onPlace(event.currentTarget.value)}>
          <option value="" disabled>
            Choose a place
          </option>
          {recording.places(table).map((name) => (
            <option key={name} value={name}>
              {name.includes('_') ? `Forest between ${name.replaceAll('_', ', ')}` : `Clearing ${name}`}
            </option>
          ))}
        </select>
      </label>
      {place !== null && (
        <PiecesThere
          key={place}
          there={recording.piecesAt(table, place)}
          set={pieces[place] ?? {}}
          onSet={(piece, count) =>
            onDraft({ ...draft, pieces: { ...pieces, [place]: { ...pieces[place], [piece]: count } } })
          }
        />
      )}
      <h3>Points and cards</h3>
      <ul class="steppers">
        {players.map((player) => (
          <Stepper
            key={player.letter}
            label={`Points of ${shortName(player)}`}
            count={points[player.letter] ?? player.score}
            was={player.score}
            onCount={(count) => onDraft({ ...draft, points: { ...points, [player.letter]: count } })}
          />
        ))}
        <Stepper
          label={`Cards in the hand of ${shortName(taker)}`}
          count={hands[taker.letter] ?? hand}
          was={hand}
          onCount={(count) => onDraft({ ...draft, hands: { ...hands, [taker.letter]: count } })}
        />
      </ul>
      <p class="hint">
        {actions.length === 0 ? 'Nothing has changed so far.' : 'The log will say: '}
        {actions.length > 0 && <code>{actions.join('/')}</code>}
      </p>
      {refused !== null && (
        <p class="refused" role="alert">
          This board cannot be: {refused.refused}. Set it anew, or tap what happened.
        </p>
      )}
      <div class="step-buttons">
        <button type="button" onClick={() => onDraft(null)}>
          Back
        </button>
        <button type="button" class="main" onClick={() => void endWithBoard(draft)}>
          End the turn
        </button>
      </div>
    </section>
  );
}

interface PiecesThereProps {
  readonly there: ReturnType<BoardRecording['piecesAt']>;
  readonly set: Readonly<Record<string, number>>;
  readonly onSet: (piece: string, count: number) => void;
}

/** The pieces of a place, to count up and down; others can be added. */
function PiecesThere({ there, set, onSet }: PiecesThereProps) {
  const shown = there.filter(({ piece, count }) => count > 0 || piece in set);
  const others = there.filter((one) => !shown.includes(one));
  return (
    <>
      <ul class="steppers">
        {shown.map(({ piece, label, count }) => (
          <Stepper
            key={piece}
            label={label}
            count={set[piece] ?? count}
            was={count}
            onCount={(now) => onSet(piece, now)}
          />
        ))}
      </ul>
      <label>
        <span>Another piece</span>
        <select
          value=""
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (value !== '') onSet(value, 1);
          }}
        >
          <option value="">Add a piece</option>
          {others.map(({ piece, label }) => (
            <option key={piece} value={piece}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface StepperProps {
  readonly label: string;
  readonly count: number;
  readonly was: number;
  readonly onCount: (count: number) => void;
}

const Stepper = ({ label, count, was, onCount }: StepperProps) => (
  <li>
    <span>{label}</span>
    <button
      type="button"
      class="small"
      aria-label={`${label}: one fewer`}
      disabled={count === 0}
      onClick={() => onCount(count - 1)}
    >
      −
    </button>
    <output class={count === was ? undefined : 'changed'}>{count}</output>
    <button type="button" class="small" aria-label={`${label}: one more`} onClick={() => onCount(count + 1)}>
      +
    </button>
  </li>
);
