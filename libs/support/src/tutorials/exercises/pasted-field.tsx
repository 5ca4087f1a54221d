import { TextField } from '@heptad/ui-kit';

interface PastedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onValueChange: (value: string) => void;
}

/** A field for what is copied from somewhere else, an address or a domain: Latin, from left to right, changed by no keyboard. */
export function PastedField({ onValueChange, ...field }: PastedFieldProps) {
  return (
    <TextField
      {...field}
      dir="ltr"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
