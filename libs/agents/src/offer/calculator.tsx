import { formatAmount, readCents, ZERO } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Card, MoneyField, NumberField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../agents/agents';
import { commissionExample } from './commission';

const MOST_MEMBERS = 9_999;
const FIRST_MEMBERS = 5;
/** What is filled in before anything is typed, by plan. */
const FIRST_EACH = { netWin: '1000', turnover: '20000' } as const;

/** Works out what an invented month would earn, and says that it is an example. */
export function Calculator({ plan, leastActive }: { readonly plan: Plan; readonly leastActive: number }) {
  const { t } = useTranslation('agents');
  const currency = useCurrency();
  const [members, setMembers] = useState<number | null>(FIRST_MEMBERS);
  const [each, setEach] = useState<string>(FIRST_EACH[plan.id]);
  const { result, tier, commission } = commissionExample(plan, members ?? 0, readCents(each) ?? ZERO);
  return (
    <Card as="section" aria-label={t('calculator.title')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold">{t('calculator.title')}</h2>
        <p className="mt-1 text-sm text-muted">{t('calculator.example')}</p>
      </div>
      <NumberField
        label={t('calculator.members')}
        value={members}
        onValueChange={setMembers}
        min={0}
        max={MOST_MEMBERS}
        decreaseLabel={t('calculator.fewer')}
        increaseLabel={t('calculator.more')}
      />
      <MoneyField
        label={t(`calculator.each.${plan.id}`)}
        value={each}
        onValueChange={setEach}
        maxLength={12}
      />
      <dl aria-live="polite" className="flex flex-col gap-2 rounded-m bg-sunken px-4 py-3 text-sm">
        <Line name={t(`calculator.result.${plan.id}`)} value={formatAmount(result, currency)} />
        <Line name={t('calculator.rate')} value={tier === undefined ? '–' : `${tier.percent}%`} />
        <Line name={t('calculator.commission')} value={formatAmount(commission, currency)} strong />
      </dl>
      {(members ?? 0) < leastActive && (
        <p className="text-sm text-muted">{t('calculator.tooFew', { count: leastActive })}</p>
      )}
    </Card>
  );
}

function Line({
  name,
  value,
  strong = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className={`min-w-0 text-right break-all tabular-nums ${strong ? 'text-lg font-semibold' : ''}`}>
        {value}
      </dd>
    </div>
  );
}
