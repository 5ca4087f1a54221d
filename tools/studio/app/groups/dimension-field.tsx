import { referenceOf } from '../data/theme-colours';
import { readAt } from '../data/json-path';
import { useFile } from '../data/use-session';
import { Field } from '../parts/field';
import { useWords } from '../words/use-words';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A length or a time of the theme: its number, in the unit that the file has. */
export function DimensionField({ group, token }: { readonly group: string; readonly token: string }) {
  const { t } = useWords();
  const { read, write } = useFile('theme');
  const path = `base.${group}.${token}`;
  const value = read(`${path}.$value`);
  const reference = referenceOf(value);
  const unit = readAt(value, ['unit']);
  const number = readAt(value, ['value']);
  return (
    <div className="dimension">
      <Field
        label={token}
        field={`theme:${path}`}
        inputMode="decimal"
        value={
          reference === undefined ? (typeof number === 'number' ? String(number) : '') : `{${reference}}`
        }
        hint={reference === undefined ? undefined : t('shapes.refers', { name: reference })}
        check={(typed) => (NUMBER.test(typed) ? undefined : '0–999')}
        onCommit={(typed) =>
          write(`${path}.$value`, { value: Number(typed), unit: typeof unit === 'string' ? unit : 'px' })
        }
      />
      <span className="unit">{typeof unit === 'string' ? unit : ''}</span>
    </div>
  );
}
