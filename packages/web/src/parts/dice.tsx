import { useState } from 'preact/hooks';
import type { Json } from '@woodlog/core/kernel';
import type { AskedQuestion } from '@woodlog/session/kernel';

/** Dots of a die, by its face, on a grid of three. */
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

/** A row of faces for each die; the answer is given with the last one, in any order. */
export function Dice({ question, onAnswer }: { question: AskedQuestion; onAnswer: (answer: Json) => void }) {
  const rolls = question.groups.flatMap(({ options }) => options.map(({ answer }) => answer as readonly number[]));
  const dice = rolls[0]?.length ?? 1;
  const faces = [...new Set(rolls.flat())].sort((a, b) => a - b);
  const [rolled, setRolled] = useState<readonly (number | null)[]>(Array.from({ length: dice }, () => null));
  const roll = (die: number, face: number): void => {
    const now = rolled.map((one, i) => (i === die ? face : one));
    setRolled(now);
    const all = now.filter((one) => one !== null);
    if (all.length === dice) onAnswer([...all].sort((a, b) => b - a));
  };
  return (
    <div class="dice">
      {rolled.map((chosen, die) => {
        const name = dice === 1 ? 'The die' : die === 0 ? 'One die' : 'The other';
        return (
          <fieldset key={die}>
            <legend>{name}</legend>
            {faces.map((face) => (
              <button
                key={face}
                type="button"
                aria-pressed={chosen === face}
                aria-label={`${name}: ${face}`}
                onClick={() => roll(die, face)}
              >
                <Die face={face} />
              </button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
