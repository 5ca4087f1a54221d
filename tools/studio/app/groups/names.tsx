import { LOCALE_CHOICES } from '@heptad/brand-config';
import { listAt, readAt, textAt, writeAt } from '../data/json-path';
import { useFile, useStudio } from '../data/use-session';
import { Segments, Switch } from '../parts/choices';
import { Field } from '../parts/field';
import { Section } from '../parts/section';
import { ThreeLanguages } from '../parts/three-languages';
import { useWords } from '../words/use-words';

export function Names() {
  const { t } = useWords();
  return (
    <>
      <ThreeLanguages title={t('names.names')} file="brand" path="names" />
      <ThreeLanguages title={t('names.slogan')} file="brand" path="slogan" />
      <ThreeLanguages title={t('names.customerService')} file="brand" path="labels.customerService" />
      <ThreeLanguages title={t('names.centreWallet')} file="brand" path="labels.centreWallet" />
      <ThreeLanguages title={t('names.title')} file="site" path="title" />
      <Behaviour />
      <GradeNames />
    </>
  );
}

function Behaviour() {
  const { t } = useWords();
  const { session } = useStudio();
  const { value, read, write, remove } = useFile('brand');
  const turnDark = (on: boolean): void => {
    const { brand, theme } = session.state().files;
    const start = readAt(theme, ['dark']) ?? readAt(theme, ['light']);
    session.change({
      brand: writeAt(brand, ['hasDark'], on),
      ...(on && { theme: writeAt(theme, ['dark'], start) }),
    });
  };
  return (
    <Section title={t('names.behaviour')}>
      <Switch
        label={t('names.hasDark')}
        hint={t('names.hasDarkHint')}
        field="brand:hasDark"
        on={read('hasDark') === true}
        onTurn={turnDark}
      />
      <div className="row">
        <Segments
          label={t('names.defaultTheme')}
          field="brand:defaultTheme"
          value={read('defaultTheme') === 'dark' ? 'dark' : 'system'}
          choices={[
            { value: 'system', label: t('names.system') },
            { value: 'dark', label: t('names.dark') },
          ]}
          onChoose={(chosen) => (chosen === 'dark' ? write('defaultTheme', chosen) : remove('defaultTheme'))}
        />
        <Segments
          label={t('names.guestOpens')}
          field="brand:unauthenticatedMode"
          value={read('unauthenticatedMode') === 1 ? '1' : '2'}
          choices={[
            { value: '1', label: t('names.register') },
            { value: '2', label: t('names.login') },
          ]}
          onChoose={(chosen) => write('unauthenticatedMode', Number(chosen))}
        />
      </div>
      <div className="row">
        <Field
          label={t('names.currency')}
          field="brand:currency"
          value={textAt(value, ['currency'])}
          placeholder="CNY"
          hint={t('names.currencyHint')}
          check={(typed) => (/^(?:[A-Z]{3})?$/.test(typed) ? undefined : t('names.currencyHint'))}
          onCommit={(typed) => (typed === '' ? remove('currency') : write('currency', typed))}
        />
        <Field
          label={t('names.siteId')}
          field="brand:siteId"
          inputMode="numeric"
          value={String(read('siteId') ?? '')}
          check={(typed) => (/^[1-9]\d*$/.test(typed) ? undefined : '1, 2, 3 …')}
          onCommit={(typed) => write('siteId', Number(typed))}
        />
      </div>
    </Section>
  );
}

function GradeNames() {
  const { t } = useWords();
  const { value, write } = useFile('site');
  const grades = listAt(value, ['gradeNames', 'zh-CN']);
  return (
    <Section title={t('names.gradeNames')}>
      {grades.map((_, grade) => (
        <div key={grade} className="three">
          {LOCALE_CHOICES.map(({ value: locale, label }) => {
            const names = listAt(value, ['gradeNames', locale]);
            return (
              <Field
                key={locale}
                label={`${t('names.grade', { grade })} · ${label}`}
                lang={locale}
                field={`site:gradeNames.${locale}.${grade}`}
                value={names[grade] ?? ''}
                onCommit={(typed) =>
                  write(
                    `gradeNames.${locale}`,
                    names.map((name, index) => (index === grade ? typed : name)),
                  )
                }
              />
            );
          })}
        </div>
      ))}
    </Section>
  );
}
