import type { Locale, Messages } from '@heptad/brand-config';
import { useServices } from '@heptad/feature-module';
import { ErrorState } from '@heptad/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';

/** Fetches texts that only some pages need, in one language; all under one key of the feature's own. */
export type OwnTextLoaders = Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>;

export interface OwnTextsProps {
  /** The one key that the texts stand under. */
  readonly name: string;
  /** Keep it the same between renders. */
  readonly loaders: OwnTextLoaders;
  /** Stands in until the texts are there. */
  readonly skeleton: ReactNode;
  /** Components that ask for the texts themselves: what is asked for while this is drawn is asked for too soon. */
  readonly children: ReactNode;
}

/**
 * Texts of pages that few visits open. They are fetched with the page and not with the feature, because every visit to the home
 * page waits for the feature's texts. A brand's own wording overrides them.
 */
export function OwnTexts({ name, loaders, skeleton, children }: OwnTextsProps) {
  const { t, i18n } = useTranslation('sports');
  const locale = useServices<SportsServices>().language.current();
  const [, setArrived] = useState('');
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<string>();
  const attempt = `${locale} ${String(tries)}`;
  const isThere = i18n.getResource(locale, 'sports', name) !== undefined;

  useEffect(() => {
    if (i18n.getResource(locale, 'sports', name) !== undefined) return;
    loaders[locale]().then(
      (texts) => {
        i18n.addResourceBundle(locale, 'sports', texts.default, true, false);
        setArrived(`${locale} ${name}`);
      },
      () => setFailed(attempt),
    );
  }, [i18n, locale, name, loaders, attempt]);

  if (isThere) return children;
  if (failed === attempt)
    return (
      <ErrorState
        title={t('pageFailed')}
        retryLabel={t('retry')}
        onRetry={() => setTries((before) => before + 1)}
      />
    );
  return skeleton;
}
