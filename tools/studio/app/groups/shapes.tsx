import { RADIUS_TOKENS, SPACE_TOKENS } from '@heptad/brand-config';
import { readAt, textAt } from '../data/json-path';
import { useFile, useStudio } from '../data/use-session';
import { Segments } from '../parts/choices';
import { Section } from '../parts/section';
import { useWords } from '../words/use-words';
import { DimensionField } from './dimension-field';

/** A dimension as CSS; nothing where it is a reference, which has no sample. */
function cssOf(value: unknown): string | undefined {
  const [number, unit] = [readAt(value, ['value']), readAt(value, ['unit'])];
  return typeof number === 'number' && typeof unit === 'string' ? `${number}${unit}` : undefined;
}

export function Shapes() {
  const { t, idName } = useWords();
  const { choices } = useStudio();
  const brand = useFile('brand');
  const theme = useFile('theme');
  const layouts = [
    ['density', choices.densities],
    ['sectionHead', choices.sectionHeads],
    ['corner', choices.corners],
  ] as const;
  return (
    <>
      <Section title={t('shapes.layout')}>
        {layouts.map(([name, values]) => (
          <Segments
            key={name}
            label={t(`shapes.${name}`)}
            field={`brand:layout.${name}`}
            value={textAt(brand.value, ['layout', name])}
            choices={values.map((value) => ({ value, label: idName(value) }))}
            onChoose={(value) => brand.write(`layout.${name}`, value)}
          />
        ))}
      </Section>
      <Section title={t('shapes.radius')}>
        <div className="dimensions">
          {RADIUS_TOKENS.map((token) => (
            <div key={token}>
              <span
                className="corner"
                style={{ borderTopLeftRadius: cssOf(theme.read(`base.radius.${token}.$value`)) }}
              />
              <DimensionField group="radius" token={token} />
            </div>
          ))}
        </div>
      </Section>
      <Section title={t('shapes.space')}>
        <div className="dimensions">
          {SPACE_TOKENS.map((token) => (
            <div key={token}>
              <span className="room" style={{ width: cssOf(theme.read(`base.space.${token}.$value`)) }} />
              <DimensionField group="space" token={token} />
            </div>
          ))}
        </div>
      </Section>
      <Section title={t('shapes.duration')}>
        <div className="dimensions">
          {['quick', 'medium', 'slow'].map((token) => (
            <DimensionField key={token} group="duration" token={token} />
          ))}
        </div>
      </Section>
    </>
  );
}
