import { useServices } from '@heptad/feature-module';
import { Cell, List, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { CentreBalance } from '../payments/centre-balance';
import type { FinanceServices } from '../services';
import { knownVenues } from './known-venues';

/** The wallet before its answer: the venues that it had last, and no amount. */
export function WalletSkeleton() {
  const { t } = useTranslation('finance');
  const { device, language } = useServices<FinanceServices>();
  const venues = knownVenues(device.items, language.current());
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <CentreBalance amount="–">{'\u00a0'}</CentreBalance>
      <Skeleton className="h-[44px] rounded-m" />
      {venues.length === 0 ? (
        <Skeleton className="h-64 rounded-m" />
      ) : (
        <List aria-label={t('venues')} className="shadow-1">
          {venues.map(({ channel, name }) => (
            <Cell key={channel} title={name} trailing={<Skeleton className="h-5 w-16" />} />
          ))}
        </List>
      )}
    </div>
  );
}
