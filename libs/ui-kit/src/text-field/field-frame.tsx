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
  readonly children: ReactNode;
}

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

/** Label, box, description and error around one input, tied together by ids. */
export function FieldFrame({
  id,
  label,
  hideLabel,
  description,
  error,
  className,
  disabled,
  children,
}: FieldFrameProps) {
  return (
    <div
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
      className={cx('group/field flex min-w-0 flex-col gap-1', className)}
    >
      <label htmlFor={id} className={cx(hideLabel ? 'sr-only' : 'text-sm text-muted')}>
        {label}
      </label>
      <div
        className={cx(
          'flex min-h-[48px] min-w-0 items-center gap-2 rounded-m border border-line bg-sunken px-3',
          'focus-within:outline-2 focus-within:outline-focus group-data-invalid/field:border-danger',
          'group-data-disabled/field:opacity-50',
        )}
      >
        {children}
      </div>
      {description ? (
        <p id={`${id}-description`} className="text-xs text-muted">
          {description}
        </p>
      ) : null}
      <p id={`${id}-error`} aria-live="polite" className="text-xs text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** Classes of the input itself: 16 px, under which phones zoom the page on focus. */
export const INPUT_CLASSES =
  'min-h-[44px] w-full min-w-0 flex-1 bg-transparent text-[16px] text-text outline-none placeholder:text-muted disabled:cursor-not-allowed';
