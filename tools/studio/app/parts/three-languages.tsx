import { LOCALE_CHOICES } from '@heptad/brand-config';
import { textAt } from '../data/json-path';
import { useFile } from '../data/use-session';
import { Field } from './field';
import { Section } from './section';

/** One text of a file in the three languages, side by side. */
export function ThreeLanguages(props: {
  readonly title: string;
  readonly file: 'brand' | 'site';
  readonly path: string;
}) {
  const { value, write } = useFile(props.file);
  return (
    <Section title={props.title}>
      <div className="three">
        {LOCALE_CHOICES.map(({ value: locale, label }) => (
          <Field
            key={locale}
            label={label}
            lang={locale}
            field={`${props.file}:${props.path}.${locale}`}
            value={textAt(value, [...props.path.split('.'), locale])}
            onCommit={(text) => write(`${props.path}.${locale}`, text)}
          />
        ))}
      </div>
    </Section>
  );
}
