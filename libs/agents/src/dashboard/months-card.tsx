import { formatAmount, formatResult } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Card, ErrorState, LineChart, SegmentedControl, Skeleton } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '../agents/agents';
import { useAgentFiguresQuery } from '../agents/agents-queries';
import { MonthRow } from './month-row';
import { seriesOf, type Measure } from './months';

const MEASURES = ['commission', 'net', 'turnover'] as const satisfies readonly Measure[];

/** What an agent's members have come to, month by month: a chart of one measure, and a list of all. */
export function MonthsCard({ leastActive }: { readonly leastActive: number }) {
  const { t } = useTranslation('agents');
  const { data, isError, isFetching, refetch } = useAgentFiguresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined)
    return isError ? (
      <ErrorState
        title={t('loadFailed')}
        retryLabel={t('reload')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-[420px] rounded-l" />
    );
  return <Months figures={data} leastActive={leastActive} />;
}

function Months({
  figures: { brought, months },
  leastActive,
}: {
  readonly figures: Figures;
  readonly leastActive: number;
}) {
  const { t } = useTranslation('agents');
  const currency = useCurrency();
  const [measure, setMeasure] = useState<Measure>('commission');
  const series = seriesOf(months, measure);
  const [running] = months;
  return (
    <>
      <Card as="section" aria-label={t('figures.title')} className="flex flex-col gap-4">
        <dl className="grid grid-cols-2 gap-4">
          <Count name={t('figures.brought')} count={brought} testId="agent-brought" />
          <Count name={t('figures.thisMonth')} count={running?.brought ?? 0} testId="agent-this-month" />
        </dl>
        <SegmentedControl
          label={t('figures.measure')}
          value={measure}
          onValueChange={setMeasure}
          segments={MEASURES.map((value) => ({ value, label: t(`figures.measures.${value}`) }))}
        />
        <LineChart
          label={t(`figures.measures.${measure}`)}
          hideLabel
          points={series.map(({ month, value, amount }) => ({
            label: month,
            value,
            text: measure === 'net' ? formatResult(amount, currency) : formatAmount(amount, currency),
          }))}
          columns={{ label: t('figures.month'), value: t(`figures.measures.${measure}`) }}
          emptyLabel={t('figures.none')}
        />
      </Card>
      <section aria-label={t('figures.months')} className="flex flex-col gap-2">
        <h2 className="px-1 text-base font-semibold">{t('figures.months')}</h2>
        <ul className="divide-y divide-line overflow-hidden rounded-l bg-raised shadow-1">
          {months.map((month) => (
            <MonthRow key={month.month} month={month} leastActive={leastActive} />
          ))}
        </ul>
        <p className="px-1 text-xs text-muted">{t('figures.private', { count: leastActive })}</p>
      </section>
    </>
  );
}

function Count({
  name,
  count,
  testId,
}: {
  readonly name: string;
  readonly count: number;
  readonly testId: string;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd data-testid={testId} className="mt-1 text-2xl font-semibold tabular-nums">
        {count}
      </dd>
    </div>
  );
}
