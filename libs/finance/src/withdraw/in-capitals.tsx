import { chineseCapitals, type Money } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';

/** An amount in the capitals of Chinese cheques (FORMAT-010), in Chinese; a line of the same height where there is none. */
export function InCapitals({ amount }: { readonly amount: Money | undefined }) {
  const { t } = useTranslation('finance');
  const { language } = useServices<FinanceServices>();
  const locale = language.current();
  if (locale === 'en') return null;
  return (
    <p className="-mt-2 min-h-5 text-sm break-words text-muted" aria-live="polite">
      {amount === undefined
        ? ''
        : t('withdraw.capitals', { text: chineseCapitals(amount, { traditional: locale === 'zh-TW' }) })}
    </p>
  );
}
