import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { describedBy, FieldFrame, INPUT_CLASSES, type FieldWords } from './field-frame';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'children'>, FieldWords {
  /** Before the text, inside the box. */
  readonly leading?: ReactNode;
  /** After the text, inside the box, such as a button. */
  readonly trailing?: ReactNode;
}

/** One line of text with its label. `className` goes to the whole field, everything else to the input. */
export function TextField({
  label,
  hideLabel = false,
  description,
  error,
  leading,
  trailing,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame
      id={inputId}
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={error}
      className={className}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      {leading}
      <input
        {...rest}
        id={inputId}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, { description, error })}
        className={INPUT_CLASSES}
      />
      {trailing}
    </FieldFrame>
  );
}
