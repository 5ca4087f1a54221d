import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { PATHS, useEntryPath, useServices } from '@heptad/feature-module';
import { currencySign, formatMoney } from '@heptad/formatting';
import { sessionSelectors } from '@heptad/session';
import { FOCUS_RING, IconButton, NavigationLink } from '@heptad/ui-kit';
import { useWalletQuery } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { FinanceServices } from '../services';

export { messages } from './balance-texts';

// The head has the brand's colours, so that what stands in it borrows the colour of its text.
const OUTLINED = `flex min-h-11 items-center rounded-m border border-current/40 px-4 text-sm font-medium whitespace-nowrap ${FOCUS_RING}`;

function MemberBalance() {
  const { t } = useTranslation('finance');
  const { data } = useWalletQuery();
  const { items } = useServices<FinanceServices>().device;
  const [shown, setShown] = useBalancesVisible(items);
  const total = data?.total;
  return (
    <>
      <NavigationLink
        href={PATHS.mineFinanceMyWallet}
        className={`flex min-h-11 flex-col items-end justify-center rounded-m px-2 ${FOCUS_RING}`}
      >
        <span className="text-xs leading-4 opacity-85">{t('total')}</span>
        <span className="numeric text-[15px] leading-5">
          {total !== undefined && shown && currencySign(data?.currency)}
          <span data-testid="total-balance">
            {total === undefined ? '–' : shown ? formatMoney(total) : HIDDEN_AMOUNT}
          </span>
        </span>
      </NavigationLink>
      <IconButton
        icon={shown ? 'eye' : 'eyeOff'}
        label={t(shown ? 'hide' : 'show')}
        onClick={() => setShown(!shown)}
        className="-mx-2 text-current!"
      />
      <NavigationLink href={PATHS.mineFinanceMyDeposit} className={OUTLINED}>
        {t('depositShort')}
      </NavigationLink>
      <NavigationLink href={PATHS.mineFinanceTransfer} className={`${OUTLINED} max-xl:hidden`}>
        {t('transferShort')}
      </NavigationLink>
      <NavigationLink href={PATHS.mineFinanceWithDraw} className={`${OUTLINED} max-2xl:hidden`}>
        {t('withdrawShort')}
      </NavigationLink>
    </>
  );
}

/** What a member has, in the head of the full-site layout; a guest sees the link to the login. */
export default function BalanceHead() {
  const { t } = useTranslation('finance');
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const status = useSelector(sessionSelectors.selectStatus);
  if (status === 'unknown') return null;
  if (status === 'member') return <MemberBalance />;
  return (
    <NavigationLink href={entryPath(pathname + search)} className={OUTLINED}>
      {t('loginShort')}
    </NavigationLink>
  );
}
