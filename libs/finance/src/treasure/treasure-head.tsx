import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { currencySign, formatAmount, formatMoney, type Money } from '@heptad/formatting';
import { IconButton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';
import type { Treasure } from './treasure';

function Earned({
  label,
  amount,
  testId,
}: {
  readonly label: string;
  readonly amount: string;
  readonly testId: string;
}) {
  return (
    <div>
      <dt className="text-xs">{label}</dt>
      <dd data-testid={testId} className="mt-1 text-lg leading-6 font-semibold break-words tabular-nums">
        {amount}
      </dd>
    </div>
  );
}

/** What lies in the balance treasure, and what it has earned. The eye hides amounts as it does everywhere. */
export function TreasureHead({
  treasure: { balance, yesterday, total, currency },
}: {
  readonly treasure: Treasure;
}) {
  const { t } = useTranslation('finance');
  const [shown, setShown] = useBalancesVisible(useServices<FinanceServices>().device.items);
  const written = (amount: Money): string => (shown ? formatAmount(amount, currency) : HIDDEN_AMOUNT);
  return (
    <section className="rounded-l bg-head-special px-5 pt-2 pb-4 text-on-head-special shadow-1">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm">{t('treasure.balance')}</h2>
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={t(shown ? 'hide' : 'show')}
          onClick={() => setShown(!shown)}
          className="-mr-3 text-current!"
        />
      </div>
      <p className="text-3xl font-semibold break-words tabular-nums">
        {shown && currencySign(currency)}
        <span data-testid="treasure-balance">{shown ? formatMoney(balance) : HIDDEN_AMOUNT}</span>
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-4 gap-y-3 *:max-w-full *:grow *:basis-[40%]">
        <Earned label={t('treasure.yesterday')} amount={written(yesterday)} testId="treasure-yesterday" />
        <Earned label={t('treasure.total')} amount={written(total)} testId="treasure-total" />
      </dl>
    </section>
  );
}
