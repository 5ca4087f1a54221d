import { useEffect, useRef } from 'react';
import { hexOf, referenceOf } from '../data/theme-colours';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { Icon } from '../parts/icon';
import { useWords } from '../words/use-words';

export interface ColourFieldProps {
  readonly token: string;
  readonly field: string;
  readonly theme: unknown;
  readonly value: unknown;
  /** Whether the look gives the colour itself. */
  readonly own: boolean;
  /** A colour under the pointer while one is picked; null once that is over. */
  readonly onDrag: (hex: string | null) => void;
  readonly onCommit: (value: string) => void;
  readonly onReset?: (() => void) | undefined;
}

/** The browser's own colour picker beside the value as the file has it. */
export function ColourField(props: ColourFieldProps) {
  const { token, field, theme, value, own, onDrag, onCommit, onReset } = props;
  const { t } = useWords();
  const hex = hexOf(theme, value);
  const alpha = hex?.slice(7) ?? '';
  const reference = referenceOf(value);
  const picker = useRef<HTMLInputElement>(null);
  const commit = useRef(onCommit);
  useEffect(() => {
    commit.current = (picked) => {
      onDrag(null);
      if (picked !== hex) onCommit(picked);
    };
  });
  useEffect(() => {
    const input = picker.current;
    // React’s own change event comes with every move of the pointer; the browser’s comes once, when the picking is over.
    const picked = (): void => commit.current(`${input?.value ?? ''}${alpha}`);
    input?.addEventListener('change', picked);
    return () => input?.removeEventListener('change', picked);
  }, [alpha]);
  return (
    <li className="colour" data-inherited={!own || undefined}>
      <input
        key={hex}
        ref={picker}
        type="color"
        aria-label={t('colours.pick', { token })}
        defaultValue={hex?.slice(0, 7) ?? '#000000'}
        onInput={(event) => onDrag(`${event.currentTarget.value}${alpha}`)}
      />
      <span className="colour-name">
        {token}
        {reference !== undefined && own && (
          <small title={t('colours.refers', { name: reference })}>
            <Icon name="link" />
            {hex}
          </small>
        )}
        {!own && <small>{t('colours.inherited')}</small>}
      </span>
      <Field
        label={t('colours.value', { token })}
        labelHidden
        field={field}
        value={typeof value === 'string' ? value : (hex ?? '')}
        list="colour-names"
        check={(typed) => (hexOf(theme, typed) === undefined ? t('colours.wrong') : undefined)}
        onCommit={onCommit}
      />
      {onReset !== undefined && own && (
        <Button
          look="quiet"
          icon={<Icon name="reset" />}
          aria-label={t('colours.reset', { token })}
          title={t('colours.reset', { token })}
          onClick={onReset}
        />
      )}
    </li>
  );
}
