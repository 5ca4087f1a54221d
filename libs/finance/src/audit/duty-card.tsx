import { compareMoney, formatDateTime, formatAmount, subtractMoney, ZERO } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Badge, Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { TurnoverDuty } from '../payments/payment';
import { SummaryRows } from '../payments/summary-rows';
import type { FinanceServices } from '../services';

/** The duty of one deposit or bonus: how much of it is done, and by which bets. */
export function DutyCard({
  duty,
  currency,
}: {
  readonly duty: TurnoverDuty;
  /** Code of the wallet's currency; undefined while it is not known. */
  readonly currency: string | undefined;
}) {
  const { t } = useTranslation('finance');
  const { language } = useServices<FinanceServices>();
  const { source, orderNo, amount, left, createdAt, fulfilledAt, parts, partCount } = duty;
  const written = (at: number) => formatDateTime(at, language.current());
  const name = t(`audit.${source}`, { number: orderNo });
  const isDone = compareMoney(left, ZERO) === 0;
  return (
    <Card as="section" aria-label={name} className="flex flex-col gap-3">
      <h2 className="flex items-center justify-between gap-3 text-base font-semibold">
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <Badge tone={isDone ? 'success' : 'warning'}>{t(isDone ? 'audit.done' : 'audit.open')}</Badge>
      </h2>
      <SummaryRows
        rows={[
          { label: t('audit.required'), value: formatAmount(amount, currency) },
          { label: t('audit.fulfilled'), value: formatAmount(subtractMoney(amount, left), currency) },
          ...(isDone ? [] : [{ label: t('audit.left'), value: formatAmount(left, currency), strong: true }]),
          { label: t('audit.since'), value: written(createdAt) },
          ...(fulfilledAt === undefined
            ? []
            : [{ label: t('audit.fulfilledAt'), value: written(fulfilledAt) }]),
        ]}
      />
      <div className="border-t border-line pt-3">
        <h3 className="mb-2 text-sm font-semibold">{t('audit.by')}</h3>
        {parts.length === 0 ? (
          <p className="text-sm text-muted">{t('audit.nothingYet')}</p>
        ) : (
          <SummaryRows
            rows={parts.map(({ kind, id, amount: part }) => ({
              label: t(`audit.${kind}`, { id }),
              value: formatAmount(part, currency),
            }))}
          />
        )}
        {parts.length < partCount && (
          <p className="mt-2 text-xs text-muted">
            {t('audit.newest', { count: parts.length, total: partCount })}
          </p>
        )}
      </div>
    </Card>
  );
}
