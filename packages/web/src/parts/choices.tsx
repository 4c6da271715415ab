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

interface ChecksProps {
  readonly legend: string;
  readonly options: Named;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** A choice of any. */
export const Checks = ({ legend, options, chosen, onToggle }: ChecksProps) => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value} class={chosen.includes(value) ? 'pill chosen' : 'pill'}>
        <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
