import { TEXT_TOKENS } from '@heptad/brand-config';
import { useId } from 'react';
import { listAt } from '../data/json-path';
import { useFile, useStudio } from '../data/use-session';
import { Field } from '../parts/field';
import { Section } from '../parts/section';
import { useWords } from '../words/use-words';
import { DimensionField } from './dimension-field';

/** What a theme has a typeface for. */
const USES = ['body', 'display', 'numeric'] as const;

const family = (stack: readonly string[]): string =>
  stack.map((name) => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name))).join(', ');

/** The kept typefaces for one use, each drawn in itself. */
function Typefaces({ token }: { readonly token: (typeof USES)[number] }) {
  const { t } = useWords();
  const { choices } = useStudio();
  const { read, write } = useFile('theme');
  const name = useId();
  const path = `base.font.${token}`;
  const now = listAt(read(`${path}.$value`), []);
  const is = (stack: readonly string[]): boolean => String(stack) === String(now);
  const known = choices.fonts.some(({ stack }) => is(stack));
  const offered = known ? choices.fonts : [{ name: t('type.own'), stack: now }, ...choices.fonts];
  return (
    <fieldset className="typefaces" data-field={`theme:${path}`} tabIndex={-1}>
      <legend className="field-label">{t(`type.${token}`)}</legend>
      {offered.map((font) => (
        <label key={font.name}>
          <input
            type="radio"
            name={name}
            checked={is(font.stack)}
            onChange={() => write(`${path}.$value`, font.stack)}
          />
          <span className="typeface-name">{font.name}</span>
          <span className="typeface-sample" style={{ fontFamily: family(font.stack) }} aria-hidden="true">
            {t('type.sample')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function Type() {
  const { t } = useWords();
  const { read, write } = useFile('theme');
  return (
    <>
      <Section title={t('type.font')} hint={t('type.fontHint')}>
        {USES.map((token) => (
          <Typefaces key={token} token={token} />
        ))}
      </Section>
      <Section title={t('type.weight')}>
        <div className="dimensions">
          {['body', 'head', 'number'].map((token) => {
            const value = read(`base.weight.${token}.$value`);
            return (
              <Field
                key={token}
                label={token}
                field={`theme:base.weight.${token}`}
                inputMode="numeric"
                value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
                check={(typed) => (/^[1-9]\d\d$/.test(typed) && Number(typed) <= 900 ? undefined : '100–900')}
                onCommit={(typed) => write(`base.weight.${token}.$value`, Number(typed))}
              />
            );
          })}
        </div>
      </Section>
      <Section title={t('type.text')}>
        <div className="dimensions">
          {TEXT_TOKENS.map((token) => (
            <DimensionField key={token} group="text" token={token} />
          ))}
        </div>
      </Section>
    </>
  );
}
