import { FESTIVAL_ARTS } from '@heptad/brand-config';
import { readAt, textAt } from '../data/json-path';
import { useFile, useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { Dropdown, Segments } from '../parts/choices';
import { Field } from '../parts/field';
import { Icon } from '../parts/icon';
import { Section } from '../parts/section';
import { useWords } from '../words/use-words';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\+\d\d:\d\d|Z)$/;
const NEW_FESTIVAL = {
  art: 'lantern',
  from: '2027-01-29T00:00:00+08:00',
  until: '2027-02-21T00:00:00+08:00',
};

export function Matches() {
  const { t, idName } = useWords();
  const { choices } = useStudio();
  const { value, write } = useFile('brand');
  return (
    <>
      {(['matchHead', 'matchRow'] as const).map((name) => (
        <Section key={name} title={t(`matches.${name}`)}>
          <Segments
            label={t(`matches.${name}`)}
            labelHidden
            field={`brand:layout.${name}`}
            value={textAt(value, ['layout', name])}
            choices={choices.matchVariants.map((variant) => ({ value: variant, label: idName(variant) }))}
            onChoose={(variant) => write(`layout.${name}`, variant)}
          />
        </Section>
      ))}
      <Festivals />
    </>
  );
}

function Festivals() {
  const { t } = useWords();
  const { read, write } = useFile('brand');
  const found = read('festivals');
  const festivals: readonly unknown[] = Array.isArray(found) ? found : [];
  const change = (place: number, name: string, next: string): void =>
    write(
      'festivals',
      festivals.map((festival, index) =>
        index === place ? { ...(festival as object), [name]: next } : festival,
      ),
    );
  return (
    <Section title={t('matches.festivals')} hint={t('matches.festivalsHint')}>
      {festivals.length === 0 && <p className="empty">{t('matches.noFestival')}</p>}
      <ol className="festivals">
        {festivals.map((festival, place) => (
          <Festival
            key={place}
            place={place}
            festival={festival}
            onChange={(name, next) => change(place, name, next)}
            onRemove={() =>
              write(
                'festivals',
                festivals.filter((_, index) => index !== place),
              )
            }
          />
        ))}
      </ol>
      <Button icon={<Icon name="plus" />} onClick={() => write('festivals', [...festivals, NEW_FESTIVAL])}>
        {t('matches.addFestival')}
      </Button>
    </Section>
  );
}

function Festival(props: {
  readonly place: number;
  readonly festival: unknown;
  readonly onChange: (name: string, next: string) => void;
  readonly onRemove: () => void;
}) {
  const { t, idName } = useWords();
  const { place, festival } = props;
  return (
    <li>
      <Dropdown
        label={t('matches.art')}
        field={`brand:festivals.${place}.art`}
        value={textAt(festival, ['art'])}
        choices={FESTIVAL_ARTS.map((art) => ({ value: art, label: idName(art) }))}
        onChoose={(art) => props.onChange('art', art)}
      />
      {(['from', 'until'] as const).map((name) => (
        <Field
          key={name}
          label={t(`matches.${name}`)}
          field={`brand:festivals.${place}.${name}`}
          value={String(readAt(festival, [name]) ?? '')}
          check={(typed) => (MOMENT.test(typed) ? undefined : NEW_FESTIVAL.from)}
          onCommit={(typed) => props.onChange(name, typed)}
        />
      ))}
      <Button
        look="quiet"
        icon={<Icon name="close" />}
        aria-label={t('matches.removeFestival', { place: place + 1 })}
        onClick={props.onRemove}
      />
    </li>
  );
}
