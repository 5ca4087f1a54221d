import {
  formatAmount,
  formatResult,
  odds,
  readStake,
  returnOf,
  subtractMoney,
  type Money,
  type Odds,
} from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { MoneyField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figures } from './figures';
import { Paragraphs } from './lesson-parts';

/** As high as prices are written here, so that the sum stays one that anybody can read. */
const HIGHEST_PRICE = 1_000;

/** A price as it is typed: above 1 and no higher than a price is. Undefined while it is none. */
export function readPrice(text: string): Odds | undefined {
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(text) || Number(text) > HIGHEST_PRICE) return undefined;
  try {
    return odds(text.replace(/\.$/, ''));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function Answer({ stake, price }: { readonly stake: Money; readonly price: Odds }) {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const back = returnOf(stake, price);
  const rows = [
    [t('strategy.payout.return'), formatAmount(back, currency)],
    [t('strategy.payout.profit'), formatResult(subtractMoney(back, stake), currency)],
    [t('strategy.payout.atRisk'), formatAmount(stake, currency)],
  ] as const;
  return <Figures rows={rows} />;
}

/** A stake and a price to play with, and what comes of them. */
export function PayoutExample() {
  const { t } = useTranslation('sports');
  const [stakeText, setStakeText] = useState('100');
  const [priceText, setPriceText] = useState('1.95');
  const stake = readStake(stakeText);
  const price = readPrice(priceText);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <MoneyField
          label={t('strategy.payout.stake')}
          value={stakeText}
          onValueChange={setStakeText}
          maxLength={12}
          {...(stake === undefined && { error: t('strategy.payout.badStake') })}
        />
        <MoneyField
          label={t('strategy.payout.price')}
          value={priceText}
          onValueChange={setPriceText}
          maxLength={7}
          {...(price === undefined && { error: t('strategy.payout.badPrice') })}
        />
      </div>
      <div role="status">
        {stake === undefined || price === undefined ? (
          <p className="rounded-m bg-sunken p-3 text-sm text-muted">{t('strategy.payout.waiting')}</p>
        ) : (
          <Answer stake={stake} price={price} />
        )}
      </div>
    </>
  );
}

/** What a price means. */
export function PayoutLesson() {
  return (
    <>
      <Paragraphs name="payout.text" />
      <PayoutExample />
      <Paragraphs name="payout.after" />
    </>
  );
}
