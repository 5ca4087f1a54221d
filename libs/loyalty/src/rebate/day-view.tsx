import { PATHS, useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Badge, Card, EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { LoyaltyServices } from '../services';
import { LoyaltyFrame } from '../loyalty-frame';
import { KindsTable } from './kinds-table';
import type { CountedBet, DayDetail } from './rebate';
import { useDayText, useRebateAmounts } from './rebate-amount';
import { useRebateDayQuery } from './rebate-queries';

const COUNTING: ReadonlySet<CountedBet['rule']> = new Set(['whole', 'half', 'rest']);
const TONES = { running: 'muted', waiting: 'warning', claimed: 'success', credited: 'success' } as const;

/** One day: what it comes to by kind of venue, and which bets count, which not, and why. */
export function DayView({ day }: { readonly day: string }) {
  const { t } = useTranslation('loyalty');
  const dayText = useDayText();
  const query = useRebateDayQuery(day, { refetchOnMountOrArgChange: true });
  return (
    <LoyaltyFrame
      title={t('rebate.dayTitle')}
      backTo={PATHS.mineRebate}
      query={query}
      failed={t('rebate.loadFailed')}
      boxes={['h-[430px]', 'h-[260px]']}
    >
      {(detail) => (
        <>
          <Card as="section" aria-label={dayText(day)} className="flex flex-col gap-3">
            <div className="flex items-center justify-between gap-3">
              <h2 className="min-w-0 text-base font-semibold">{dayText(day)}</h2>
              <Badge tone={TONES[detail.state]}>{t(`rebate.states.${detail.state}`)}</Badge>
            </div>
            <KindsTable day={detail} caption={dayText(day)} />
            <When detail={detail} />
          </Card>
          <Bets detail={detail} />
        </>
      )}
    </LoyaltyFrame>
  );
}

/** When the day was credited, or will be. */
function When({ detail: { at, creditsAt } }: { readonly detail: DayDetail }) {
  const { t } = useTranslation('loyalty');
  const { language } = useServices<LoyaltyServices>();
  const written = formatDateTime(at ?? creditsAt, language.current());
  return (
    <p className="text-xs text-muted tabular-nums">
      {t(at === undefined ? 'rebate.creditsAt' : 'rebate.paidAt', { time: written })}
    </p>
  );
}

function Bets({ detail: { bets, betCount } }: { readonly detail: DayDetail }) {
  const { t } = useTranslation('loyalty');
  if (bets.length === 0)
    return <EmptyState icon="records" title={t('rebate.noBets')} description={t('rebate.noBetsHint')} />;
  return (
    <section aria-labelledby="rebate-bets" className="flex flex-col gap-3">
      <h2 id="rebate-bets" className="text-base font-semibold">
        {t('rebate.bets', { total: betCount })}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-m bg-raised shadow-1">
        {bets.map((bet) => (
          <BetRow key={bet.id} bet={bet} />
        ))}
      </ul>
      {bets.length < betCount && (
        <p className="text-center text-xs text-muted">{t('rebate.newest', { shown: bets.length })}</p>
      )}
    </section>
  );
}

/** One bet: its stake, what of it counts, and by which part of the rule. */
function BetRow({
  bet: { id, title, legs, stake, counted, rule, settledAt, kind },
}: {
  readonly bet: CountedBet;
}) {
  const { t } = useTranslation('loyalty');
  const { written } = useRebateAmounts();
  const { language } = useServices<LoyaltyServices>();
  const name = legs > 1 ? t('rebate.combo', { title, count: legs }) : title;
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <span className="line-clamp-2 min-w-0 flex-1 text-base break-words">{name}</span>
        <Badge tone={COUNTING.has(rule) ? 'success' : 'muted'} className="shrink-0">
          {t(`rebate.betRules.${rule}`)}
        </Badge>
      </div>
      <div className="flex items-baseline justify-between gap-3 tabular-nums">
        <span className="text-muted">{t('rebate.stake', { amount: written(stake) })}</span>
        <span>{t('rebate.counted', { amount: written(counted) })}</span>
      </div>
      <p className="text-xs text-muted tabular-nums">
        {t(`rebate.kinds.${kind}`)} · {id} · {formatDateTime(settledAt, language.current())}
      </p>
    </li>
  );
}
