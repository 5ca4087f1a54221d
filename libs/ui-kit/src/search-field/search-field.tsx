import { useRef } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'leading' | 'trailing' | 'ref'
> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Called with what is there when Enter asks for it; not by the Enter that ends an input method's composition. */
  readonly onSearch?: (value: string) => void;
  /** Name of the button that empties the field. */
  readonly clearLabel: string;
  /** Results are on their way. */
  readonly busy?: boolean;
}

/** What is looked for. A cross and Escape empty it and keep the keyboard where it is. */
export function SearchField({
  value,
  onValueChange,
  onSearch,
  clearLabel,
  busy = false,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const locked = rest.disabled === true || rest.readOnly === true;
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value);
    }
    if (event.key === 'Escape' && value !== '' && !locked) {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      ref={input}
      // Not `search`, whose own cross browsers draw beside ours.
      type="text"
      role="searchbox"
      aria-busy={busy || undefined}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value)}
      onKeyDown={press}
      leading={
        busy ? (
          <span
            aria-hidden="true"
            data-part="busy"
            className="mx-0.5 size-4 shrink-0 rounded-full border-2 border-muted border-r-transparent motion-safe:animate-spin"
          />
        ) : (
          <Icon name="search" className="size-5 text-muted" />
        )
      }
      trailing={
        value !== '' && !locked ? (
          <IconButton icon="close" label={clearLabel} onClick={clear} className="-mr-2 text-muted" />
        ) : null
      }
    />
  );
}
