type Named = readonly (readonly [value: string, label: string])[];

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly options: Named;
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A choice of one. */
export const Choice = ({ legend, name, options, chosen, onChoose }: ChoiceProps) => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value} class={value === chosen ? 'pill chosen' : 'pill'}>
        <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

/** The list without a word that it has, or with one that it has not. */
export const toggled = (list: readonly string[], word: string): readonly string[] =>
  list.includes(word) ? list.filter((one) => one !== word) : [...list, word];

interface SelectProps {
  readonly label: string;
  readonly options: Named;
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** What the chosen option means; empty if it says so itself. */
  readonly about?: string;
}

/** A choice of one from a closed list. */
export const Select = ({ label, options, chosen, onChoose, about = '' }: SelectProps) => (
  <label>
    <span>{label}</span>
    <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
    {about !== '' && <small>{about}</small>}
  </label>
);

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** The name of a person. */
export const NameField = ({ name, onName }: NameFieldProps) => (
  <label>
    <span>Name</span>
    <input value={name} maxLength={40} autocomplete="off" onInput={(event) => onName(event.currentTarget.value)} />
  </label>
);

interface ChecksProps {
  readonly legend: string;
  readonly options: Named;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A choice of any. */
export const Checks = ({ legend, options, chosen, onChange }: ChecksProps) => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value} class={chosen.includes(value) ? 'pill chosen' : 'pill'}>
        <input type="checkbox" checked={chosen.includes(value)} onChange={() => onChange(toggled(chosen, value))} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
