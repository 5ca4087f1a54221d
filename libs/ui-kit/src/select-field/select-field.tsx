import { lazy, Suspense, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FieldFrame } from '../text-field/field-frame';
import { useField, type FieldProps } from '../text-field/use-field';
import { SELECT_TRIGGER, SelectFace } from './select-face';

export interface SelectChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A second, quieter line in the list. */
  readonly description?: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly SelectChoice<Value>[];
  /** Null while none is chosen. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** Stands in the field while none is chosen. */
  readonly placeholder: string;
  /** The options are on their way: the field keeps the focus and does not open. */
  readonly busy?: boolean;
}

const loadMenu = () => import('./select-menu');
const SelectMenu = lazy(async () => ({ default: (await loadMenu()).SelectMenu }));

/** Fetches the list's code ahead of its first use, so that the first opening does not wait for it. */
export async function preloadSelectField(): Promise<void> {
  await loadMenu();
}

/**
 * One of many choices in a form; in a bar, `Select` takes less room. Its list comes up from the lower edge on phones and under the field elsewhere; the list's code is
 * fetched when the field is first touched. Data attributes reach the button, `className` the whole field.
 */
export function SelectField<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  busy = false,
  ...props
}: SelectFieldProps<Value>) {
  const { frame, said, rest } = useField(props);
  const { disabled = false, readOnly = false } = frame;
  const [wanted, setWanted] = useState(false);
  const closed = readOnly || busy;
  const open = () => {
    if (!closed) setWanted(true);
  };
  const prefetch = () => {
    if (!closed) loadMenu().catch(() => undefined);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  const face = (
    <SelectFace
      chosen={options.find((option) => option.value === value)?.label}
      placeholder={placeholder}
      busy={busy}
    />
  );
  const trigger = {
    ...rest,
    ...said,
    id: frame.id,
    className: SELECT_TRIGGER,
    'aria-busy': busy || undefined,
    'aria-readonly': readOnly || undefined,
  };
  const waiting = (
    <button
      {...trigger}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      disabled={disabled}
      onClick={open}
      onKeyDown={pressKey}
      onFocus={prefetch}
      onPointerEnter={prefetch}
    >
      {face}
    </button>
  );
  return (
    <FieldFrame {...frame} bare>
      {wanted ? (
        <Suspense fallback={waiting}>
          <SelectMenu
            trigger={trigger}
            face={face}
            label={frame.label}
            options={options}
            value={value}
            onValueChange={(next) => {
              const chosen = options.find((option) => option.value === next);
              if (chosen) onValueChange(chosen.value);
            }}
            disabled={disabled}
            readOnly={closed}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </FieldFrame>
  );
}
