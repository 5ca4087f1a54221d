import { useServices } from '@heptad/feature-module';
import { formatAmount, formatDateTime, money, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, Card, Progress } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { LoyaltyServices } from '../services';
import { gradeTitle, type VipState } from './vip';

/** The last moment of a month is written, not the first of the next. */
const MOMENT_MS = 1;

/** What keeps the grade this month, how far that is, and what happens otherwise. */
export function KeepCard({ keep }: { readonly keep: VipState['keep'] }) {
  const { t } = useTranslation('loyalty');
  const currency = useCurrency();
  const { language } = useServices<LoyaltyServices>();
  return (
    <Card as="section" aria-labelledby="vip-keep" className="flex flex-col gap-3">
      <h2 id="vip-keep" className="flex items-center justify-between gap-3 text-base font-semibold">
        {t('vip.keep')}
        {keep !== undefined && <KeepBadge keep={keep} />}
      </h2>
      {keep === undefined ? (
        <p className="text-sm text-muted">{t('vip.neverLost')}</p>
      ) : (
        <>
          <Progress
            label={t('vip.keepTurnover')}
            value={Math.min(Number(keep.turnover), Number(keep.needed))}
            max={Number(keep.needed)}
            valueText={`${formatAmount(money(keep.turnover), currency)} / ${shortAmount(money(keep.needed), currency)}`}
            tone={Number(keep.missing) === 0 ? 'success' : 'accent'}
          />
          {keep.excused === undefined && (
            <p className="text-sm tabular-nums">
              {Number(keep.missing) === 0
                ? t('vip.kept')
                : t('vip.missing', { amount: formatAmount(money(keep.missing), currency) })}
            </p>
          )}
          <p className="text-xs text-muted tabular-nums">
            {t('vip.keepUntil', { time: formatDateTime(keep.endsAt - MOMENT_MS, language.current()) })}
          </p>
          <p className="text-xs text-muted">
            {keep.excused === undefined
              ? t('vip.falls', { grade: gradeTitle(keep.falls) })
              : t(`vip.excused.${keep.excused}`)}
          </p>
        </>
      )}
    </Card>
  );
}

function KeepBadge({ keep }: { readonly keep: NonNullable<VipState['keep']> }) {
  const { t } = useTranslation('loyalty');
  const safe = keep.excused !== undefined || Number(keep.missing) === 0;
  return <Badge tone={safe ? 'success' : 'muted'}>{t(safe ? 'vip.keepSafe' : 'vip.keepOpen')}</Badge>;
}
