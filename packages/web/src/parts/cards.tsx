import { useState } from 'preact/hooks';
import type { Json } from '@woodlog/core/kernel';
import type { AskedQuestion } from '@woodlog/session/kernel';
import { OptionButton } from './options.tsx';

const SHORT = 7;

/** Cards: first the suit, then the name, or a typed name. A few known cards are shown at once. */
export function CardPicker({ question, onAnswer }: { question: AskedQuestion; onAnswer: (answer: Json) => void }) {
  const [suit, setSuit] = useState<string | null>(null);
  const [word, setWord] = useState('');
  const { groups } = question;
  const long = groups.filter(({ options }) => options.length > 1 && groups.length > 1);
  const total = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isLong = total > SHORT && long.length > 0;
  if (!isLong)
    return (
      <div class="options">
        {groups.flatMap(({ options }) =>
          options.map((option) => (
            <OptionButton key={JSON.stringify(option.answer)} option={option} onAnswer={onAnswer} />
          )),
        )}
      </div>
    );
  const mine = groups.find(({ heading }) => heading === 'Your cards');
  const single = groups.filter((group) => !long.includes(group));
  const suits = long.filter((group) => group !== mine);
  const search = word.trim().toLowerCase();
  const found =
    search === ''
      ? (suits.find(({ heading }) => heading === suit)?.options ?? [])
      : suits.flatMap(({ options }) => options).filter(({ label }) => label.toLowerCase().includes(search));
  return (
    <div class="cards">
      {mine !== undefined && (
        <div class="group">
          <h3>{mine.heading}</h3>
          <div class="options">
            {mine.options.map((option) => (
              <OptionButton key={JSON.stringify(option.answer)} option={option} onAnswer={onAnswer} />
            ))}
          </div>
        </div>
      )}
      <div class="suits">
        {suits.map(({ heading }) => (
          <button
            key={heading}
            type="button"
            class={`suit suit-${heading.toLowerCase()}`}
            aria-pressed={heading === suit && search === ''}
            onClick={() => {
              setSuit(heading);
              setWord('');
            }}
          >
            {heading}
          </button>
        ))}
      </div>
      <label class="search">
        <span>or its name</span>
        <input
          type="search"
          value={word}
          autocomplete="off"
          enterkeyhint="search"
          onInput={(event) => setWord(event.currentTarget.value)}
        />
      </label>
      <div class="options" aria-live="polite">
        {found.map((option) => (
          <OptionButton key={JSON.stringify(option.answer)} option={option} onAnswer={onAnswer} />
        ))}
        {search !== '' && found.length === 0 && <p class="hint">No card of this name can lie here.</p>}
      </div>
      <div class="options">
        {single
          .filter((group) => group !== mine)
          .flatMap(({ options }) =>
            options.map((option) => (
              <OptionButton key={JSON.stringify(option.answer)} option={option} onAnswer={onAnswer} />
            )),
          )}
      </div>
    </div>
  );
}
