import { compareMoney, formatAmount, money, ZERO } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import { shownAmount } from '../../promotions/promotion-rules';
import type { RankRow, RankUnit } from './rank-row';

const FIRST_THREE = 3;

interface RankListProps {
  readonly rows: readonly RankRow[];
  readonly unit: RankUnit;
  /** What the list is, for who does not see it. */
  readonly label: string;
}

function Place({ rank }: { readonly rank: number }) {
  return (
    <span
      className={`numeric flex h-7 min-w-7 shrink-0 items-center justify-center rounded-pill px-1.5 text-sm font-semibold ${
        rank === 1
          ? 'bg-accent text-on-accent'
          : rank <= FIRST_THREE
            ? 'bg-accent-2 text-on-accent-2'
            : 'bg-sunken text-muted'
      }`}
    >
      {rank}
    </span>
  );
}

/** Rows of a ranking: place, masked name, what counts, and what the place wins if it ends so. */
export function RankList({ rows, unit, label }: RankListProps) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const wins = ({ prize }: RankRow): boolean => compareMoney(money(prize), ZERO) > 0;
  // Where no place wins anything, nothing is said of prizes.
  const hasPrizes = rows.some(wins);
  return (
    <ol aria-label={label} className="-my-1 divide-y divide-line">
      {rows.map((row) => {
        const { rank, name, value, prize, own } = row;
        return (
          <li
            key={`${String(rank)} ${name}`}
            aria-current={own === 1 || undefined}
            className="flex min-h-[52px] min-w-0 items-center gap-3 py-2"
          >
            <Place rank={rank} />
            <span
              className={`min-w-0 flex-1 truncate text-sm ${own === 1 ? 'font-semibold text-link' : 'text-text'}`}
            >
              {name}
              {own === 1 && ` · ${t('engine.ranking.mine')}`}
            </span>
            <span className="flex shrink-0 flex-col items-end tabular-nums">
              <span className="numeric text-sm font-semibold text-text">
                {shownAmount(value, unit, currency)}
              </span>
              {hasPrizes && (
                <span className="text-xs text-muted">
                  {wins(row)
                    ? t('engine.ranking.prize', { amount: formatAmount(prize, currency) })
                    : t('engine.ranking.noPrize')}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
