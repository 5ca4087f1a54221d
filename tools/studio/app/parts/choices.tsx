import { useId } from 'react';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly field?: string;
  readonly labelHidden?: boolean;
}

/** A few choices of which one holds, side by side; arrow keys go from one to the next. */
export function Segments<Value extends string>(props: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments" data-field={props.field} tabIndex={-1}>
      <legend className={props.labelHidden === true ? 'hidden-words' : 'field-label'}>{props.label}</legend>
      <div>
        {props.choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              onChange={() => props.onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of many, in the system's own list. */
export function Dropdown<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={props.labelHidden === true ? 'hidden-words' : 'field-label'}>
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        data-field={props.field}
        onChange={(event) => {
          const chosen = props.choices.find(({ value }) => value === event.target.value);
          if (chosen !== undefined) props.onChoose(chosen.value);
        }}
      >
        {props.choices.every(({ value }) => value !== props.value) && <option value={props.value} />}
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly field?: string;
  readonly hint?: string;
}

export function Switch({ label, on, onTurn, field, hint }: SwitchProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          data-field={field}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onTurn(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
