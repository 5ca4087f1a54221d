import { useServices } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { useCurrency, useIsMember } from '@heptad/session';
import { Badge, cx, monthTitle, Progress } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BoardOf } from '../../engine/activity';
import { SectionCard } from '../../engine/board/section-card';
import { ActivityPage } from '../../engine/frame/activity-page';
import { missingTo, shareOf } from '../../promotions/promotion-rules';
import type { ActivitiesServices } from '../../services';
import { MonthMoneyArt } from './month-money-art';
import { nextTier } from './salary-rules';

export { messages } from './month-money-texts';

type Salary = BoardOf<'monthMoney'>;

const TONES = { below: 'muted', own: 'muted', claimed: 'success', passed: 'muted' } as const;

/** What was bet in the month that counts, and in the one that runs, with how far the next tier is. */
function Months({ board: { month, turnover, running, tiers } }: { readonly board: Salary }) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const currency = useCurrency();
  const next = nextTier(tiers, running.turnover);
  const named = (each: string): string => monthTitle(each, language.current());
  return (
    <SectionCard title={t('monthMoney.last', { month: named(month) })}>
      <p className="numeric text-3xl leading-none font-semibold text-link">
        {formatAmount(turnover, currency)}
      </p>
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <Progress
          label={t('monthMoney.running', { month: named(running.month) })}
          value={next === undefined ? 100 : shareOf(running.turnover, next.from)}
          valueText={formatAmount(running.turnover, currency)}
          tone={next === undefined ? 'success' : 'accent'}
        />
        <p className="text-xs text-muted tabular-nums">
          {next === undefined
            ? t('monthMoney.highest')
            : t('monthMoney.next', {
                missing: formatAmount(missingTo(running.turnover, next.from), currency),
              })}
        </p>
      </div>
    </SectionCard>
  );
}

/** The tiers as stairs: each a little wider than the one below it, the member's own one in colour. */
function Stairs({ tiers }: Pick<Salary, 'tiers'>) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  return (
    <SectionCard title={t('monthMoney.tiers')}>
      <ol aria-label={t('monthMoney.tiers')} className="flex flex-col gap-2">
        {tiers.map(({ id, from, amount, state }) => {
          const own = state === 'own' || state === 'claimed';
          return (
            <li
              key={id}
              data-state={state}
              aria-current={own || undefined}
              className={cx(
                'flex min-h-14 min-w-0 items-center gap-3 rounded-m px-4 py-2',
                own ? 'bg-accent text-on-accent' : 'bg-sunken text-text',
              )}
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="numeric text-lg leading-tight font-semibold">
                  {formatAmount(amount, currency)}
                </span>
                <span className={cx('text-xs tabular-nums', !own && 'text-muted')}>
                  {t('monthMoney.from', { from: formatAmount(from, currency) })}
                </span>
              </span>
              <Badge tone={TONES[state]}>{t(`monthMoney.states.${state}`)}</Badge>
            </li>
          );
        })}
      </ol>
      <p className="text-xs text-muted">{t('monthMoney.highestOnly')}</p>
    </SectionCard>
  );
}

/** Month money (ROUTE-129): a salary by last month's turnover, of which the highest tier alone is paid. */
export default function MonthMoneyPage() {
  const isMember = useIsMember();
  return (
    <ActivityPage kind="monthMoney" art={<MonthMoneyArt />} joins={false} showsPrizes>
      {({ board }) => (
        <>
          {isMember && <Months board={board} />}
          <Stairs tiers={board.tiers} />
        </>
      )}
    </ActivityPage>
  );
}
