import { useServices } from '@heptad/feature-module';
import { formatDate, formatTime, startOfDay } from '@heptad/formatting';
import { cx, FOCUS_RING_INSIDE, Icon, NavigationLink, WindowedList } from '@heptad/ui-kit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';
import { LineAmount, useMoneyText } from './line-amount';
import { linePath, type StatementRow, type StatementWallet } from './statement';
import { useWalletName } from './use-wallet-name';

const keyOf = (row: StatementRow): string => (row.row === 'day' ? row.day : row.line.id);
/** Heights in CSS pixels to assume until a row is measured. */
const heightOf = (row: StatementRow): number => (row.row === 'day' ? 44 : 66);

/** The head of a day: what came in on it, and what went out. */
function DayHead({ day, sums }: Extract<StatementRow, { readonly row: 'day' }>) {
  const { t } = useTranslation('records');
  const { language } = useServices<RecordsServices>();
  const write = useMoneyText();
  return (
    <h3 className="flex min-h-11 items-end justify-between gap-3 px-1 pt-3 pb-2 text-sm">
      <span className="shrink-0 font-semibold text-text">
        {formatDate(startOfDay(day), language.current())}
      </span>
      {sums !== undefined && (
        <span className="flex min-w-0 flex-wrap justify-end gap-x-3 text-xs font-normal text-muted tabular-nums">
          <span>{t('statement.dayIn', { amount: write(sums.in) })}</span>
          <span>{t('statement.dayOut', { amount: write(sums.out) })}</span>
        </span>
      )}
    </h3>
  );
}

interface LineProps extends Omit<Extract<StatementRow, { readonly row: 'line' }>, 'row'> {
  readonly walletName: string;
}

/** One posting: what it was for, when, in which wallet, and what that held after it. */
function Line({ line, isFirst, isLast, walletName }: LineProps) {
  const { t } = useTranslation('records');
  const write = useMoneyText();
  return (
    <NavigationLink
      href={linePath(line.id)}
      className={cx(
        'flex min-h-[66px] items-center gap-2 bg-raised px-4 py-2',
        isFirst && 'rounded-t-m',
        isLast ? 'rounded-b-m' : 'border-b border-line',
        FOCUS_RING_INSIDE,
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="truncate text-base text-text">{t(`statement.kind.${line.kind}`)}</span>
        <span className="truncate text-xs text-muted">
          <span className="tabular-nums">{formatTime(line.at)}</span> · {walletName}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5">
        <LineAmount amount={line.amount} />
        <span className="text-xs text-muted tabular-nums">
          {t('statement.balance', { amount: write(line.after) })}
        </span>
      </span>
      <Icon name="forward" className="size-4 text-muted" />
    </NavigationLink>
  );
}

export interface StatementListProps {
  readonly rows: readonly StatementRow[];
  readonly wallets: readonly StatementWallet[];
}

/** The postings under the heads of their days, of which only those in view are in the page. */
export function StatementList({ rows, wallets }: StatementListProps) {
  const { t } = useTranslation('records');
  const nameOf = useWalletName();
  const draw = useCallback(
    (row: StatementRow) => {
      if (row.row === 'day') return <DayHead {...row} />;
      const { wallet } = row.line;
      const known = wallets.find((each) => each.wallet === wallet);
      return <Line {...row} walletName={nameOf(wallet, known?.name)} />;
    },
    [wallets, nameOf],
  );
  return (
    <WindowedList
      label={t('statement.list')}
      rows={rows}
      getKey={keyOf}
      estimateHeight={heightOf}
      renderRow={draw}
    />
  );
}
