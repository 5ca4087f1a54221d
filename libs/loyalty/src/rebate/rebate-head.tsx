import { IconButton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RebateState } from './rebate';
import { useRebateAmounts } from './rebate-amount';

/** What waits to be claimed, and what today has brought so far. The eye hides amounts as it does everywhere. */
export function RebateHead({ state: { claimable, today } }: { readonly state: RebateState }) {
  const { t } = useTranslation('loyalty');
  const { shown, setShown, written } = useRebateAmounts();
  const figures = [
    { label: t('rebate.todayTurnover'), amount: today.turnover },
    { label: t('rebate.todayRebate'), amount: today.rebate },
  ];
  return (
    <section className="rounded-l bg-head-special px-5 pt-2 pb-4 text-on-head-special shadow-1">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm">{t('rebate.claimable')}</h2>
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={t(shown ? 'rebate.hide' : 'rebate.show')}
          onClick={() => setShown(!shown)}
          className="-mr-3 text-current!"
        />
      </div>
      <p data-testid="rebate-claimable" className="text-3xl font-semibold break-words tabular-nums">
        {written(claimable)}
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-4 gap-y-3 *:max-w-full *:grow *:basis-[40%]">
        {figures.map(({ label, amount }) => (
          <div key={label}>
            <dt className="text-xs">{label}</dt>
            <dd className="mt-1 text-lg leading-6 font-semibold break-words tabular-nums">
              {written(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
