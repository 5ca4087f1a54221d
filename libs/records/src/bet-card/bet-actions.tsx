import { PATHS } from '@heptad/feature-module';
import { Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BetRecord } from '../bet-list/bet-record';

/** Where one order is shown by itself (ROUTE-073). */
export function orderPath(id: string): string {
  return `${PATHS.recordSliptOrder}?${new URLSearchParams({ id }).toString()}`;
}

/** The link to a bet's order, at the foot of its card and of its row. */
export function BetActions({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  return (
    <div className="flex items-center gap-2">
      <NavigationLink
        href={orderPath(record.id)}
        aria-label={t('detailOf', { number: record.id })}
        className="inline-flex touch items-center gap-0.5 rounded-m px-1 text-sm text-link"
      >
        {t('detail')}
        <Icon name="forward" className="size-4" />
      </NavigationLink>
    </div>
  );
}
