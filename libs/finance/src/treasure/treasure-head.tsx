import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { currencySign, formatMoney, type Money } from '@heptad/formatting';
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
    <div className="min-w-0">
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
  const written = (amount: Money): string => (shown ? formatMoney(amount) : HIDDEN_AMOUNT);
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
        <span data-testid="treasure-balance">{written(balance)}</span>
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        <Earned label={t('treasure.yesterday')} amount={written(yesterday)} testId="treasure-yesterday" />
        <Earned label={t('treasure.total')} amount={written(total)} testId="treasure-total" />
      </dl>
    </section>
  );
}
