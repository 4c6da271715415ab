import { capital } from '@woodlog/core/kernel';
import type { PlaceAction } from '@woodlog/core/carcassonne';
import { tileBox } from '@woodlog/draw/carcassonne';
import type { AskedQuestion, Option } from '@woodlog/session/kernel';
import type { AnswersProps } from '../plays/playable.ts';
import { OptionButton, OptionGroups } from './options.tsx';
import { Picture } from './picture.tsx';

const actionOf = ({ answer }: Option): PlaceAction => answer as unknown as PlaceAction;

/** The options of a square, by the tile's rotation. */
export const waysOf = ({ groups }: AskedQuestion, chosen: string): readonly (readonly Option[])[] =>
  groups.map(({ options }) => options).filter(([first]) => first?.places[0] === chosen);

/** The words of an option besides its square and rotation: `Meeple on the road to the south`. */
function meeple(option: Option): Option {
  const [, ...rest] = option.label.split('; ');
  const label = rest.join('; ');
  return { ...option, label: capital(label) };
}

/** Carcassonne's answers: a drawn tile by picture, a placed one by square, rotation and meeple. */
export function TileAnswers({ question, chosen, way, onWay, onAnswer }: AnswersProps) {
  const options = question.groups.flatMap((group) => group.options);
  if (question.kind === 'draw')
    return (
      <div class="tiles">
        {options.map((option) => (
          <button
            key={option.label}
            type="button"
            class="option tile"
            aria-label={option.label}
            onClick={() => onAnswer(option.answer)}
          >
            <Picture name={option.label} box={tileBox(option.answer as PlaceAction['tile'])} />
          </button>
        ))}
      </div>
    );
  const [first] = options;
  if (first === undefined) return null;
  const ways = chosen === null ? [] : waysOf(question, chosen);
  const here = ways[way % Math.max(1, ways.length)] ?? [];
  const [shown = first] = here;
  return (
    <>
      <div class="laying">
        <div class="tile">
          <Picture name="The tile" box={tileBox(actionOf(shown).tile, here.length > 0 ? actionOf(shown).turns : 0)} />
        </div>
        {here.length === 0 ? (
          <p>Tap a lit spot of the board.</p>
        ) : ways.length > 1 ? (
          <button type="button" class="turn-tile" onClick={() => onWay(way + 1)}>
            ↻ Turn the tile
          </button>
        ) : (
          <p>It fits one way here.</p>
        )}
      </div>
      {here.length > 0 ? (
        <div class="here">
          <div class="options">
            {here.map((option) => (
              <OptionButton key={option.label} option={meeple(option)} onAnswer={onAnswer} />
            ))}
          </div>
        </div>
      ) : (
        <details>
          <summary>All spots in words</summary>
          <OptionGroups groups={question.groups} onAnswer={onAnswer} />
        </details>
      )}
    </>
  );
}
