import { TextField, type TextFieldProps } from '@heptad/ui-kit';

/** The name of an account as a password manager knows it; neither corrected nor capitalised while it is typed. */
export function NameField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
