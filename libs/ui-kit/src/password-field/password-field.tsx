import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Name of the button while the password is hidden. */
  readonly revealLabel: string;
  /** Name of the button while the password can be read. */
  readonly concealLabel: string;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ revealLabel, concealLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={shown ? concealLabel : revealLabel}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
          className="-mr-2"
        />
      }
    />
  );
}
