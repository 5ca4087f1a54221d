import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import {
  compareMoney,
  formatAmount,
  formatDate,
  formatMoney,
  ownTimeZone,
  shortAmount,
  startOfDay,
  typedMoney,
} from '@heptad/formatting';
import { Button, Card, MoneyField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { readBounded } from '../payments/amount-bounds';
import { CentreBalance } from '../payments/centre-balance';
import { MoneyColumns } from '../payments/money-columns';
import { SummaryRows } from '../payments/summary-rows';
import { usePutBack } from '../payments/use-put-back';
import type { FinanceServices } from '../services';
import { everythingOf, moveBounds } from './move-bounds';
import { firstInterest, type Treasure } from './treasure';
import { treasureWrite, type TreasureMove, type WithTreasure } from './treasure-write';

export interface MoveFormProps {
  readonly treasure: Treasure;
  readonly direction: TreasureMove['direction'];
}

/** How much, and from when on it earns. */
export function MoveForm({ treasure, direction }: MoveFormProps) {
  const { t } = useTranslation('finance');
  const dispatch = useDispatch();
  const open = useSelector((state: WithTreasure) => treasureWrite.selectIsOpen(state));
  const [shown] = useBalancesVisible(useServices<FinanceServices>().device.items);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const failed = useSelector((state: WithTreasure) => {
    const progress = treasureWrite.select(state);
    return progress.status === 'failed' && progress.order.direction === direction
      ? progress.order.amount
      : undefined;
  });
  usePutBack(failed, setText);
  const bounds = moveBounds(treasure, direction);
  const { currency } = treasure;
  const everything = everythingOf(bounds);
  const reading = readBounded(text, bounds);

  const submit = (): void => {
    setTried(true);
    if (open || !reading.ok) return;
    dispatch(
      treasureWrite.actions.writeRequested({ direction, amount: reading.amount, timeZone: ownTimeZone() }),
    );
    setText('');
    setTried(false);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CentreBalance
        amount={shown ? formatMoney(treasure.centre) : HIDDEN_AMOUNT}
        currency={shown ? currency : undefined}
      >
        {t('treasure.here', { amount: shown ? formatAmount(treasure.balance, currency) : HIDDEN_AMOUNT })}
      </CentreBalance>
      <MoneyColumns beside={<Facts treasure={treasure} direction={direction} />}>
        <MoneyField
          label={t(`treasure.amount.${direction}`)}
          value={text}
          onValueChange={setText}
          placeholder={t('amountHint')}
          trailing={
            <Button
              size="s"
              variant="plain"
              disabled={compareMoney(everything, bounds.min) < 0}
              onClick={() => setText(typedMoney(everything))}
              className="-mr-2"
            >
              {t('everything')}
            </Button>
          }
          error={
            tried && !reading.ok
              ? t(`problem.${reading.problem}`, {
                  min: shortAmount(bounds.min, currency),
                  max: shortAmount(bounds.max, currency),
                })
              : undefined
          }
        />
        <Button type="submit" size="l" block busy={open}>
          {t(`treasure.confirm.${direction}`)}
        </Button>
      </MoneyColumns>
    </form>
  );
}

/** When money that is moved in earns, or that it arrives at once. */
function Facts({ treasure, direction }: MoveFormProps) {
  const { t } = useTranslation('finance');
  const { language, clock } = useServices<FinanceServices>();
  const { counts, paid } = firstInterest(treasure, clock.now());
  const date = (day: string): string => formatDate(startOfDay(day), language.current());
  return (
    <Card>
      <SummaryRows
        rows={
          direction === 'in'
            ? [
                { label: t('treasure.counts'), value: date(counts) },
                { label: t('treasure.paid'), value: date(paid) },
              ]
            : [{ label: t('treasure.arrives'), value: t('treasure.atOnce') }]
        }
      />
      {direction === 'out' && <p className="mt-2 text-xs text-muted">{t('treasure.outHint')}</p>}
    </Card>
  );
}
