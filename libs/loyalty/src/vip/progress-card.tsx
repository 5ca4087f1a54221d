import { formatAmount, money, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Card, Progress } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { gradeTitle, type VipState } from './vip';

const MEASURES = ['deposits', 'turnover'] as const;

/** What is there and what is missing for the next grade, by deposits and by valid turnover; both exact. */
export function ProgressCard({ state }: { readonly state: VipState }) {
  const { t } = useTranslation('loyalty');
  const currency = useCurrency();
  const { next } = state;
  return (
    <Card as="section" aria-labelledby="vip-progress" className="flex flex-col gap-4">
      <h2 id="vip-progress" className="text-base font-semibold">
        {t('vip.progress')}
      </h2>
      {MEASURES.map((measure) => {
        const done = formatAmount(money(state[measure]), currency);
        if (next === undefined)
          return (
            <p key={measure} className="flex justify-between gap-4 text-sm">
              <span className="text-muted">{t(`vip.measures.${measure}`)}</span>
              <span className="tabular-nums">{done}</span>
            </p>
          );
        const { needed, missing } = next[measure];
        const reached = Number(missing) === 0;
        return (
          <div key={measure} className="flex flex-col gap-1.5">
            <Progress
              label={t(`vip.measures.${measure}`)}
              value={reached ? 1 : Number(state[measure])}
              max={reached ? 1 : Number(needed)}
              valueText={`${done} / ${shortAmount(money(needed), currency)}`}
              tone={reached ? 'success' : 'accent'}
            />
            <p className="text-xs text-muted tabular-nums">
              {reached
                ? t('vip.reached')
                : t('vip.missing', { amount: formatAmount(money(missing), currency) })}
            </p>
          </div>
        );
      })}
      {next !== undefined && (
        <p className="text-xs text-muted">{t('vip.progressHint', { grade: gradeTitle(next) })}</p>
      )}
    </Card>
  );
}
