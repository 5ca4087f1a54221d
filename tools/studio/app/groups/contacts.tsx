import { textAt } from '../data/json-path';
import { useFile } from '../data/use-session';
import { Switch } from '../parts/choices';
import { Field } from '../parts/field';
import { Section } from '../parts/section';
import { useWords } from '../words/use-words';

export function Contacts() {
  const { t } = useWords();
  const { value, read, write, remove } = useFile('brand');
  const code = textAt(value, ['code']);
  const has = read('support') !== undefined;
  const field = (path: string, label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      field={`brand:${path}`}
      value={textAt(value, path.split('.'))}
      onCommit={(typed) => write(path, typed)}
    />
  );
  return (
    <>
      <Section title={t('contacts.support')}>
        <Switch
          label={t('contacts.hasSupport')}
          hint={t('contacts.noSupport')}
          field="brand:support"
          on={has}
          onTurn={(on) =>
            on
              ? write('support', {
                  contact: `service@${code}.example`,
                  appLink: `https://service.${code}.example/app`,
                })
              : remove('support')
          }
        />
        {has && (
          <div className="row">
            {field('support.contact', t('contacts.contact'))}
            {field('support.appLink', t('contacts.appLink'), t('contacts.appLinkHint'))}
          </div>
        )}
      </Section>
      <Section title={t('contacts.native')}>
        <div className="row">
          {field('native.scheme', t('contacts.scheme'))}
          {field('native.marker', t('contacts.marker'))}
        </div>
      </Section>
    </>
  );
}
