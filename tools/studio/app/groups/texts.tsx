import { LOCALE_CHOICES, LOCALES, placeFault, type Locale } from '@heptad/brand-config';
import { useState } from 'react';
import type { StudioChoices } from '../../contract';
import { removeAt, textAt, writeAt } from '../data/json-path';
import { useSession, useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { Switch } from '../parts/choices';
import { Field } from '../parts/field';
import { Icon } from '../parts/icon';
import { useFaultSentence } from '../words/fault-sentence';
import { useWords } from '../words/use-words';

const PAGE = 30;
type Text = StudioChoices['texts'][number];

/** The texts of the product, each with what the brand says instead, in three languages side by side. */
export function Texts({
  sought,
  onSeek,
}: {
  readonly sought: string;
  readonly onSeek: (words: string) => void;
}) {
  const { t } = useWords();
  const { choices } = useStudio();
  const { messages } = useSession().files;
  const [onlyOwn, setOnlyOwn] = useState(false);
  const [shown, setShown] = useState(PAGE);
  const isOwn = ({ path }: Text): boolean =>
    LOCALES.some((locale) => textAt(messages[locale], path.split('.')) !== '');
  const words = sought.trim().toLowerCase();
  const found = choices.texts.filter(
    (text) =>
      (!onlyOwn || isOwn(text)) &&
      (text.path.toLowerCase().includes(words) ||
        LOCALES.some((locale) =>
          `${text.words[locale]} ${textAt(messages[locale], text.path.split('.'))}`
            .toLowerCase()
            .includes(words),
        )),
  );
  return (
    <>
      <div className="sticky text-search">
        <label className="field">
          <span className="hidden-words">{t('texts.search')}</span>
          <input
            type="search"
            value={sought}
            placeholder={t('texts.searchHint')}
            onChange={(event) => {
              setShown(PAGE);
              onSeek(event.target.value);
            }}
          />
        </label>
        <Switch label={t('texts.onlyOwn')} on={onlyOwn} onTurn={setOnlyOwn} />
        <span role="status" className="mark">
          {t('texts.found', { count: found.length })}
        </span>
      </div>
      {found.length === 0 && <p className="empty">{t('texts.none')}</p>}
      <ul className="texts">
        {found.slice(0, shown).map((text) => (
          <OneText key={text.path} text={text} own={isOwn(text)} />
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          {t('texts.more', { count: Math.min(PAGE, found.length - shown) })}
        </Button>
      )}
    </>
  );
}

function OneText({ text, own }: { readonly text: Text; readonly own: boolean }) {
  const { t } = useWords();
  const sentence = useFaultSentence();
  const { session } = useStudio();
  const { messages } = useSession().files;
  const keys = text.path.split('.');
  const change = (locale: Locale, typed: string): void => {
    const now = session.state().files.messages;
    const next = typed.trim() === '' ? removeAt(now[locale], keys) : writeAt(now[locale], keys, typed);
    session.change({ messages: { ...now, [locale]: next } });
  };
  const reset = (): void => {
    const now = session.state().files.messages;
    session.change({
      messages: {
        'zh-CN': removeAt(now['zh-CN'], keys),
        'zh-TW': removeAt(now['zh-TW'], keys),
        en: removeAt(now.en, keys),
      },
    });
  };
  return (
    <li data-own={own || undefined}>
      <header>
        <code>{text.path}</code>
        {own && (
          <Button look="quiet" icon={<Icon name="reset" />} onClick={reset}>
            {t('texts.reset')}
          </Button>
        )}
      </header>
      <div className="three">
        {LOCALE_CHOICES.map(({ value: locale, label }) => {
          const theirs = textAt(messages[locale], keys);
          const fault = theirs === '' ? undefined : placeFault(text.words[locale], theirs);
          return (
            <Field
              key={locale}
              long
              label={label}
              lang={locale}
              field={`messages/${locale}:${text.path}`}
              value={theirs}
              placeholder={text.words[locale]}
              hint={theirs === '' ? undefined : text.words[locale]}
              fault={fault === undefined ? undefined : sentence(fault)}
              onCommit={(typed) => change(locale, typed)}
            />
          );
        })}
      </div>
    </li>
  );
}
