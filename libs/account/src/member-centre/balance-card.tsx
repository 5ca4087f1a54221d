import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { PATHS, useServices } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { FOCUS_RING_INSIDE, Icon, IconButton, NavigationLink } from '@heptad/ui-kit';
import { useWalletQuery } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { MoneyShortcuts } from './money-shortcuts';

/** What the member has in all wallets, hidden where they wish it, and the ways to move it. */
export function BalanceCard() {
  const { t } = useTranslation('account');
  const { device } = useServices<AccountServices>();
  const [shown, setShown] = useBalancesVisible(device.items);
  const { data } = useWalletQuery();
  return (
    <section
      aria-label={t('overview.balance')}
      className="mx-4 overflow-hidden rounded-m bg-raised shadow-1 lg:mx-0"
    >
      <div className="flex items-center pr-2">
        <NavigationLink
          href={PATHS.mineFinanceMyWallet}
          className={`flex min-h-[68px] min-w-0 flex-1 flex-col justify-center rounded-m pl-4 ${FOCUS_RING_INSIDE}`}
        >
          <span className="flex items-center gap-1 text-xs text-muted">
            {t('overview.balanceOf')}
            <Icon name="forward" className="size-3.5" />
          </span>
          <span className="truncate text-2xl font-semibold text-text tabular-nums">
            {data === undefined ? '–' : shown ? formatAmount(data.total, data.currency) : HIDDEN_AMOUNT}
          </span>
        </NavigationLink>
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={t(shown ? 'overview.hide' : 'overview.show')}
          onClick={() => setShown(!shown)}
        />
      </div>
      <MoneyShortcuts />
    </section>
  );
}
