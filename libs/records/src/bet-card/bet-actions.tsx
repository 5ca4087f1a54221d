import { Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { BetEditWhenOpen } from '../bet-edit/bet-edit-when-open';
import type { BetRecord } from '../bet-list/bet-record';
import { orderPath } from './order-path';

/** The link to a bet's order, at the foot of its card and of its row. */
export function BetActions({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <BetEditWhenOpen record={record} />
      <NavigationLink
        href={orderPath(record.id)}
        aria-label={t('detailOf', { number: record.id })}
        className="inline-flex touch items-center gap-0.5 rounded-m px-1 text-sm whitespace-nowrap text-link"
      >
        {t('detail')}
        <Icon name="forward" className="size-4" />
      </NavigationLink>
    </div>
  );
}
