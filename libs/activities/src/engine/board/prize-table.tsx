import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import type { Activity, TablePrize } from '../activity';
import { useDutyText } from './duty-text';
import { shareText } from './prize-share';
import { SectionCard } from './section-card';

type PrizeTableProps = Pick<Activity, 'prizes' | 'budget' | 'turnoverTimes'>;

/** All that is true of a prize before anybody plays for it, in one line. */
function usePrizeFacts(total: number): (prize: TablePrize) => readonly string[] {
  const { t } = useTranslation('activities');
  const dutyText = useDutyText();
  const placesOf = ({ from, to }: { readonly from: number; readonly to: number }): string =>
    t(from === to ? 'engine.rank' : 'engine.ranks', { from, to });
  return ({ name, weight, stock, ranks, kind, turnover }) => [
    // Where the prize is called by its place, that is not said twice.
    ...(ranks === undefined || placesOf(ranks) === name ? [] : [placesOf(ranks)]),
    ...(weight === undefined ? [] : [t('engine.chance', { share: shareText(weight, total) })]),
    ...(stock === undefined ? [] : [t('engine.stock', { left: stock.left, total: stock.total })]),
    ...(kind === 'money' ? [dutyText(turnover)] : []),
  ];
}

/** How often a prize has to be bet, and how much money there is left for all of them. */
export function DutyNote({ budget, turnoverTimes }: Pick<Activity, 'budget' | 'turnoverTimes'>) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  return (
    <p className="text-center text-xs text-muted tabular-nums">
      {turnoverTimes > 0 ? t('engine.dutyTimes', { times: turnoverTimes }) : t('engine.noDuty')}
      {budget !== undefined &&
        ` · ${t('engine.budget', {
          left: formatAmount(budget.left, currency),
          total: formatAmount(budget.total, currency),
        })}`}
    </p>
  );
}

/** Every prize with its chance, what is left of it and its turnover duty, as anybody may read them before playing. */
export function PrizeTable({ prizes, budget, turnoverTimes }: PrizeTableProps) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const total = prizes.reduce((sum, { weight = 0 }) => sum + weight, 0);
  const factsOf = usePrizeFacts(total);
  if (prizes.length === 0) return null;
  return (
    <SectionCard title={t(total > 0 ? 'engine.prizesAndChances' : 'engine.prizes')}>
      <ul className="-my-1 divide-y divide-line">
        {prizes.map((prize) => (
          <li key={prize.id} className="flex min-w-0 items-center gap-3 py-2.5">
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="text-sm [overflow-wrap:anywhere] text-text">{prize.name}</span>
              <span className="text-xs text-muted tabular-nums">{factsOf(prize).join(' · ')}</span>
            </span>
            {prize.kind === 'money' && (
              <span className="numeric shrink-0 text-base font-semibold text-link">
                {formatAmount(prize.amount, currency)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <DutyNote budget={budget} turnoverTimes={turnoverTimes} />
    </SectionCard>
  );
}
