import type { Option, OptionGroup } from '@woodlog/session/kernel';
import type { Json } from '@woodlog/core/kernel';

interface GroupsProps {
  readonly groups: readonly OptionGroup[];
  readonly onAnswer: (answer: Json) => void;
}

/** Groups up to this size are shown open. */
const SHORT = 4;
/** With at least this many places, tapping the board is easier than a list. */
const MANY_PLACES = 12;

export const OptionButton = ({ option, onAnswer }: { option: Option; onAnswer: (answer: Json) => void }) => (
  <button type="button" class="option" onClick={() => onAnswer(option.answer)}>
    {option.label}
  </button>
);

/** All options as buttons; long groups fold under their headings. */
export function OptionGroups({ groups, onAnswer }: GroupsProps) {
  return (
    <div class="groups">
      {groups.map(({ heading, options }) => {
        const buttons = options.map((option) => (
          <OptionButton key={JSON.stringify(option.answer)} option={option} onAnswer={onAnswer} />
        ));
        const isOnBoard = options.length > MANY_PLACES && options.every(({ places }) => places.length > 0);
        if (options.length <= SHORT || (groups.length === 1 && !isOnBoard))
          return (
            <div key={heading} class={heading === 'Go on' ? 'group go-on' : 'group'}>
              {heading !== '' && heading !== 'Go on' && options.length > 1 && <h3>{heading}</h3>}
              <div class="options">{buttons}</div>
            </div>
          );
        return (
          <details key={heading} class="group">
            <summary>
              {heading === '' ? 'All in words' : heading} <span class="count">{options.length}</span>
            </summary>
            <div class="options">{buttons}</div>
          </details>
        );
      })}
    </div>
  );
}
