import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { PATHS, useServices } from '@heptad/feature-module';
import { currencySign, formatMoney } from '@heptad/formatting';
import { FOCUS_RING, IconButton, NavigationLink } from '@heptad/ui-kit';
import { useWalletQuery } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { HomeServices } from '../services';

/** All that a member has, one tap from the wallet and from a deposit; hidden where the member wants it so (STORE-020). */
export function HomeBalance() {
  const { t } = useTranslation('home');
  const { items } = useServices<HomeServices>().device;
  const [shown, setShown] = useBalancesVisible(items);
  const { data, isError, isFetching, refetch } = useWalletQuery();
  return (
    <>
      {data === undefined && isError ? (
        <IconButton
          icon="refresh"
          label={t('balance.reload')}
          disabled={isFetching}
          onClick={() => void refetch()}
        />
      ) : (
        <NavigationLink
          href={PATHS.mineFinanceMyWallet}
          className={`flex min-h-[44px] min-w-[84px] shrink-0 flex-col items-end justify-center rounded-s ${FOCUS_RING}`}
        >
          <span className="text-xs leading-[14px] text-muted">{t('balance.total')}</span>
          {/* Drawn anew once it is known: text that grows in place would count as moved. */}
          <span key={data === undefined ? 'unknown' : 'known'} className="numeric text-[15px] leading-[18px]">
            {shown && currencySign(data?.currency)}
            <span data-testid="total-balance">
              {data === undefined ? '–' : shown ? formatMoney(data.total) : HIDDEN_AMOUNT}
            </span>
          </span>
        </NavigationLink>
      )}
      <IconButton
        icon={shown ? 'eye' : 'eyeOff'}
        label={t(shown ? 'balance.hide' : 'balance.show')}
        onClick={() => setShown(!shown)}
        className="text-muted!"
      />
      <NavigationLink
        href={PATHS.mineFinanceMyDeposit}
        className={`flex h-[44px] shrink-0 items-center ${FOCUS_RING}`}
      >
        <span className="rounded-m bg-accent px-3 text-sm leading-[32px] font-medium text-on-accent">
          {t('balance.deposit')}
        </span>
      </NavigationLink>
    </>
  );
}
