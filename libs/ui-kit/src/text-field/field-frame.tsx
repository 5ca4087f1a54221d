import type { ReactNode } from 'react';
import { cx } from '../styling/class-names';

/** The words around an input. */
export interface FieldWords {
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  readonly description?: ReactNode;
  /** Why the value is not accepted; marks the field as invalid. */
  readonly error?: ReactNode;
}

interface FieldFrameProps extends FieldWords {
  readonly id: string;
  readonly className?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** `group` where the words name several controls: they are then no `label`, and the group points at `<id>-label`. */
  readonly names?: 'input' | 'group';
  /** Without a box, for controls that draw their own. */
  readonly bare?: boolean;
  /** After the description on its line, such as a count. */
  readonly corner?: ReactNode;
  readonly children: ReactNode;
}

/** The box of a field: inside a {@link FieldFrame} it shows what is invalid, not usable or only to be read. */
export const FIELD_BOX = cx(
  'min-w-0 rounded-m border border-line bg-sunken focus-within:outline-2 focus-within:outline-focus',
  'group-data-disabled/field:opacity-50 group-data-invalid/field:border-danger group-data-readonly/field:bg-transparent',
);

/** The ids that an input's `aria-describedby` names, or nothing where nothing is said. */
export function describedBy(
  id: string,
  words: Pick<FieldWords, 'description' | 'error'>,
): string | undefined {
  const ids = [words.error ? `${id}-error` : '', words.description ? `${id}-description` : ''].filter(
    Boolean,
  );
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Label, box, description and error around one input or one group of controls, tied together by ids. */
export function FieldFrame({
  id,
  label,
  hideLabel,
  description,
  error,
  className,
  disabled,
  readOnly,
  names = 'input',
  bare = false,
  corner,
  children,
}: FieldFrameProps) {
  const labelClass = hideLabel ? 'sr-only' : 'text-sm break-words text-muted';
  return (
    <div
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      className={cx('group/field flex min-w-0 flex-col gap-1', className)}
    >
      {names === 'input' ? (
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
      ) : (
        <span id={`${id}-label`} className={labelClass}>
          {label}
        </span>
      )}
      {bare ? (
        children
      ) : (
        <div className={cx('flex min-h-[48px] items-center gap-2 px-3', FIELD_BOX)}>{children}</div>
      )}
      {description || corner ? (
        <div className="flex items-start gap-3 text-xs text-muted">
          {description ? (
            <p id={`${id}-description`} className="min-w-0 flex-1 break-words">
              {description}
            </p>
          ) : null}
          {corner ? <div className="ml-auto shrink-0">{corner}</div> : null}
        </div>
      ) : null}
      <p id={`${id}-error`} aria-live="polite" className="text-xs break-words text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** Classes of the input itself: 16 px, under which phones zoom the page on focus. */
export const INPUT_CLASSES =
  'min-h-[44px] w-full min-w-0 flex-1 bg-transparent text-[16px] text-text outline-none placeholder:text-muted disabled:cursor-not-allowed';
