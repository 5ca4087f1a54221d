import { formatAmount, formatDate, formatResult } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Card, Cell, ErrorState, LineChart, List, SegmentedControl, Skeleton } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SPANS, type Span } from '../protection/protection';
import { ProtectionPage } from '../protection/protection-page';
import { useFiguresQuery } from '../protection/protection-queries';
import type { ProtectionServices } from '../services';

function Figures({ span, timeZone }: { readonly span: Span; readonly timeZone: string }) {
  const { t } = useTranslation('protection');
  const currency = useCurrency();
  const { language } = useServices<ProtectionServices>();
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useFiguresQuery(span, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined)
    return isError && !isFetching ? (
      <ErrorState title={t('loadFailed')} retryLabel={t('reload')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-[320px] rounded-l" />
    );
  const rows = data.items.map((item) => ({
    ...item,
    label: formatDate(item.from, language.current(), { timeZone }),
  }));
  return (
    <>
      <Card>
        <LineChart
          label={t('figures.net')}
          points={rows.map(({ label, net }) => ({
            label,
            value: Number(net),
            text: formatResult(net, currency),
          }))}
          columns={{ label: t('figures.from'), value: t('figures.net') }}
          emptyLabel={t('figures.none')}
        />
      </Card>
      <List aria-label={t('figures.list')} className="shadow-1">
        {rows.toReversed().map(({ from, label, net, stakes, deposits }) => (
          <Cell
            key={from}
            title={label}
            description={t('figures.row', {
              stakes: formatAmount(stakes, currency),
              deposits: formatAmount(deposits, currency),
            })}
            trailing={<span className="text-base text-text">{formatResult(net, currency)}</span>}
          />
        ))}
      </List>
    </>
  );
}

/** The member's own figures by day, week and month (ROLE-013). */
export default function FiguresPage() {
  const { t } = useTranslation('protection');
  const [span, setSpan] = useState<Span>('day');
  return (
    <ProtectionPage title={t('figures.title')}>
      {({ timeZone }) => (
        <>
          <p className="text-sm text-muted">{t('figures.intro')}</p>
          <SegmentedControl
            label={t('figures.span')}
            segments={SPANS.map((value) => ({ value, label: t(`limits.spans.${value}`) }))}
            value={span}
            onValueChange={setSpan}
          />
          <Figures span={span} timeZone={timeZone} />
        </>
      )}
    </ProtectionPage>
  );
}
