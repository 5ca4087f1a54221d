import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { statementPath, useServices } from '@heptad/feature-module';
import { formatMoney } from '@heptad/formatting';
import { FOCUS_RING_INSIDE, Icon, IconButton, NavigationLink } from '@heptad/ui-kit';
import type { Wallet } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { CentreBalance } from '../payments/centre-balance';
import type { FinanceServices } from '../services';
import { useShownMoney } from './use-shown-money';

/** The centre wallet, what there is in all, and the switch that hides every amount of the page. */
export function WalletHead({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation('finance');
  const [visible, setVisible] = useBalancesVisible(useServices<FinanceServices>().device.items);
  const shown = useShownMoney(wallet.currency);
  return (
    <div className="relative">
      <CentreBalance
        amount={visible ? formatMoney(wallet.centre) : HIDDEN_AMOUNT}
        currency={visible ? wallet.currency : undefined}
      >
        {t('total')} {shown(wallet.total)} · {t('currency', { currency: wallet.currency })}
      </CentreBalance>
      <span className="absolute top-1 right-2 flex text-on-head-special">
        <NavigationLink
          href={statementPath('center')}
          aria-label={t('wallets.statementOfCentre')}
          className={`inline-flex size-[44px] items-center justify-center rounded-pill ${FOCUS_RING_INSIDE}`}
        >
          <Icon name="records" className="size-5" />
        </NavigationLink>
        <IconButton
          icon={visible ? 'eye' : 'eyeOff'}
          label={t(visible ? 'hide' : 'show')}
          className="text-current!"
          onClick={() => setVisible(!visible)}
        />
      </span>
    </div>
  );
}
