import {
  estimatedReturn,
  formatAmount,
  formatResult,
  odds,
  readStake,
  subtractMoney,
} from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { MoneyField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationCount, comboCodes, foldSizes } from '../bet-slip/rules/combo-codes';
import { foldCode } from '../bet-slip/rules/combo-ids';
import { costOf } from '../bet-slip/rules/stakes';
import { Figures } from './figures';
import { ExampleChoice } from './lesson-parts';
import { factorOf, type LineResult } from './line-results';

const PRICES = ['1.80', '2.00', '1.50'].map(odds);
const ENDS: readonly LineResult[] = ['won', 'halfWon', 'push', 'halfLost', 'lost'];

/** Three selections whose ends are chosen, in every way that they can be combined; counted by the slip's own rules. */
export function ComboExample() {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const [code, setCode] = useState(foldCode(PRICES.length));
  const [stakeText, setStakeText] = useState('20');
  const [ends, setEnds] = useState<readonly LineResult[]>(PRICES.map(() => 'won'));
  const stake = readStake(stakeText);
  const bets = combinationCount(code, PRICES.length);
  const nameOf = (each: number): string => {
    const legs = Math.floor(each / 1_000);
    return each === foldCode(legs)
      ? t('slip.fold', { legs })
      : t('slip.system', { legs, bets: combinationCount(each, PRICES.length) });
  };
  const factors = PRICES.map((price, at) => factorOf(ends[at] ?? 'won', price));
  const back =
    stake === undefined ? undefined : estimatedReturn(factors, stake, foldSizes(code, PRICES.length));
  return (
    <>
      <p className="text-sm text-muted">{t('strategy.combo.caption')}</p>
      <ExampleChoice
        label={t('strategy.combo.choose')}
        options={comboCodes(PRICES.length).map((value) => ({ value, label: nameOf(value) }))}
        value={code}
        onChoose={setCode}
      />
      {PRICES.map((price, at) => (
        <ExampleChoice
          key={price}
          label={t('strategy.combo.ends', { number: at + 1, price })}
          options={ENDS.map((value) => ({ value, label: t(`strategy.result.${value}`) }))}
          value={ends[at] ?? 'won'}
          onChoose={(end) => setEnds(ends.map((each, place) => (place === at ? end : each)))}
        />
      ))}
      <MoneyField
        label={t('strategy.combo.pay')}
        value={stakeText}
        onValueChange={setStakeText}
        maxLength={12}
        {...(stake === undefined && { error: t('strategy.payout.badStake') })}
      />
      <div role="status">
        {stake === undefined || back === undefined ? (
          <p className="rounded-m bg-sunken p-3 text-sm text-muted">{t('strategy.payout.waiting')}</p>
        ) : (
          <Figures
            rows={[
              [t('strategy.combo.cost'), formatAmount(costOf(stake, bets), currency)],
              [t('strategy.combo.back'), formatAmount(back, currency)],
              [t('strategy.combo.gain'), formatResult(subtractMoney(back, costOf(stake, bets)), currency)],
            ]}
          />
        )}
      </div>
    </>
  );
}
