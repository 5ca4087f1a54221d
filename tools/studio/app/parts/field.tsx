import { useEffect, useId, useState, type ReactNode } from 'react';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** Takes what was typed once the field is left, Enter pressed, or nothing typed for a moment. */
  readonly onCommit: (value: string) => void;
  /** The file and path that the field edits, such as `brand:names.en`, by which a problem leads to it. */
  readonly field: string;
  readonly hint?: ReactNode;
  /** What is wrong with a text; it is kept back until it is right. */
  readonly check?: (value: string) => string | undefined;
  /** What is wrong with what is there. */
  readonly fault?: string | undefined;
  readonly lang?: string;
  readonly labelHidden?: boolean;
  readonly long?: boolean;
  readonly placeholder?: string;
  readonly list?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
}

/** After which a text that is being typed counts as written. */
const PAUSE_MS = 900;

/** A text that is committed as a whole, so that undoing takes back one thought and not one letter. */
export function Field(props: FieldProps) {
  const {
    label,
    value,
    onCommit,
    field,
    hint,
    check,
    fault,
    lang,
    labelHidden = false,
    long = false,
  } = props;
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const id = useId();
  const wrong = (typed === value ? undefined : check?.(typed)) ?? fault;
  const commit = (): void => {
    if (typed !== value && check?.(typed) === undefined) onCommit(typed);
  };
  useEffect(() => {
    const timer = setTimeout(commit, PAUSE_MS);
    return () => clearTimeout(timer);
    // Each letter begins the pause anew, and what was committed ends it: else a step back within it would be written over.
  }, [typed, value]);
  const shared = {
    id,
    value: typed,
    'data-field': field,
    lang,
    placeholder: props.placeholder,
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby': wrong !== undefined ? `${id}-wrong` : hint !== undefined ? `${id}-hint` : undefined,
    onBlur: commit,
  };
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'hidden-words' : 'field-label'}>
        {label}
      </label>
      {long ? (
        <textarea {...shared} rows={2} onChange={(event) => setTyped(event.target.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          list={props.list}
          inputMode={props.inputMode}
          spellCheck={lang !== undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape') setTyped(value);
          }}
        />
      )}
      {wrong !== undefined ? (
        <p id={`${id}-wrong`} className="field-wrong">
          {wrong}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
