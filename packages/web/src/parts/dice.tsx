import { useMemo, useState } from 'preact/hooks';
import type { Json } from '@woodlog/core/kernel';
import type { AskedQuestion } from '@woodlog/session/kernel';

/** The dots of a die by face, on a grid of three. */
const DOTS: Readonly<Record<number, readonly number[]>> = {
  0: [],
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

const Die = ({ face }: { face: number }) => (
  <svg viewBox="0 0 30 30" aria-hidden="true">
    <rect x="1.5" y="1.5" width="27" height="27" rx="6" class="die" />
    {(DOTS[face] ?? []).map((dot) => (
      <circle key={dot} cx={7 + 8 * (dot % 3)} cy={7 + 8 * Math.floor(dot / 3)} r="2.7" class="dot" />
    ))}
    {face === 0 && (
      <text x="15" y="20" class="dot" font-size="14" text-anchor="middle">
        0
      </text>
    )}
  </svg>
);

/** More dice than this are entered by tapping each face as often as it shows. */
const MOST_ROWS = 2;

/** Faces to tap, for each die or for all; the last die gives the answer, in any order. */
export function Dice({ question, onAnswer }: { question: AskedQuestion; onAnswer: (answer: Json) => void }) {
  const { dice, faces } = useMemo(() => {
    const rolls = question.groups.flatMap(({ options }) => options.map(({ answer }) => answer as readonly number[]));
    return { dice: rolls[0]?.length ?? 1, faces: [...new Set(rolls.flat())].sort((a, b) => a - b) };
  }, [question]);
  const onRolled = (rolled: readonly number[]): void => onAnswer([...rolled].sort((a, b) => b - a));
  return dice > MOST_ROWS ? (
    <ManyDice dice={dice} faces={faces} onRolled={onRolled} />
  ) : (
    <FewDice dice={dice} faces={faces} onRolled={onRolled} />
  );
}

interface RollProps {
  readonly dice: number;
  readonly faces: readonly number[];
  readonly onRolled: (rolled: readonly number[]) => void;
}

/** A row of faces for each die. */
function FewDice({ dice, faces, onRolled }: RollProps) {
  const [rolled, setRolled] = useState<readonly (number | null)[]>(Array.from({ length: dice }, () => null));
  const roll = (die: number, face: number): void => {
    const now = rolled.map((one, i) => (i === die ? face : one));
    setRolled(now);
    const all = now.filter((one) => one !== null);
    if (all.length === dice) onRolled(all);
  };
  return (
    <div class="dice">
      {rolled.map((chosen, die) => {
        const name = dice === 1 ? 'The die' : die === 0 ? 'One die' : 'The other';
        return (
          <fieldset key={die}>
            <legend>{name}</legend>
            <Faces faces={faces} name={name} isChosen={(face) => face === chosen} onFace={(face) => roll(die, face)} />
          </fieldset>
        );
      })}
    </div>
  );
}

/** One row of faces, each tapped as often as it shows. */
function ManyDice({ dice, faces, onRolled }: RollProps) {
  const [rolled, setRolled] = useState<readonly number[]>([]);
  const add = (face: number): void => {
    const now = [...rolled, face];
    setRolled(now);
    if (now.length === dice) onRolled(now);
  };
  return (
    <div class="dice">
      <fieldset>
        <legend>
          Tap each die: {rolled.length} of {dice}
        </legend>
        <Faces faces={faces} name="A die" isChosen={() => false} onFace={add} />
      </fieldset>
      {rolled.length > 0 && (
        <button type="button" onClick={() => setRolled(rolled.slice(0, -1))}>
          {rolled.join(', ')}: take the last one back
        </button>
      )}
    </div>
  );
}

interface FacesProps {
  readonly faces: readonly number[];
  readonly name: string;
  readonly isChosen: (face: number) => boolean;
  readonly onFace: (face: number) => void;
}

const Faces = ({ faces, name, isChosen, onFace }: FacesProps) => (
  <>
    {faces.map((face) => (
      <button
        key={face}
        type="button"
        aria-pressed={isChosen(face)}
        aria-label={`${name}: ${face}`}
        onClick={() => onFace(face)}
      >
        {face in DOTS ? <Die face={face} /> : face}
      </button>
    ))}
  </>
);
