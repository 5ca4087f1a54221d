import { useId } from 'react';
import { describedBy, type FieldWords } from './field-frame';

/** What every field takes beside what is its own. */
export interface FieldProps extends FieldWords {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
}

/**
 * Parts a field's props into what its frame takes and what its control takes.
 * @returns `frame` for the `FieldFrame`, `said` for what screen readers hear of the control, `rest` for what reaches the control
 */
export function useField<Props extends FieldProps>(props: Props) {
  const ownId = useId();
  const {
    label,
    hideLabel = false,
    description,
    error,
    id = ownId,
    className,
    disabled,
    readOnly,
    ...rest
  } = props;
  return {
    frame: { id, label, hideLabel, description, error, className, disabled, readOnly },
    said: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, { description, error }),
    },
    rest,
  };
}
