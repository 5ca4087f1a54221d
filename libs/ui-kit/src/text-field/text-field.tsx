import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, INPUT_CLASSES, type FieldWords } from './field-frame';
import { useField } from './use-field';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'children'>, FieldWords {
  /** Before the text, inside the box. */
  readonly leading?: ReactNode;
  /** After the text, inside the box, such as a button. */
  readonly trailing?: ReactNode;
}

/** One line of text with its label. `className` goes to the whole field, everything else to the input. */
export function TextField({ leading, trailing, type = 'text', ...props }: TextFieldProps) {
  const { frame, said, rest } = useField(props);
  return (
    <FieldFrame {...frame}>
      {leading}
      <input
        {...rest}
        {...said}
        id={frame.id}
        type={type}
        disabled={frame.disabled}
        readOnly={frame.readOnly}
        className={INPUT_CLASSES}
      />
      {trailing}
    </FieldFrame>
  );
}
