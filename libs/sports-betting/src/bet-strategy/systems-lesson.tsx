import { estimatedReturn, formatAmount, money, odds, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationCount, comboCodes, foldSizes, MAX_COMBO_LEGS } from '../bet-slip/rules/combo-codes';
import { foldCode } from '../bet-slip/rules/combo-ids';
import { costOf } from '../bet-slip/rules/stakes';
import { ExampleTable } from './example-table';
import { ExampleChoice, Paragraphs } from './lesson-parts';

const STAKE = money('10');
const PRICE = odds('1.90');
const LEGS = Array.from({ length: MAX_COMBO_LEGS - 1 }, (_, index) => index + 2);

/** The ways so many selections can be combined, counted by the slip's own rules. */
export function SystemsExample() {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const [legs, setLegs] = useState(3);
  const nameOf = (code: number): string => {
    const size = Math.floor(code / 1_000);
    return code === foldCode(size)
      ? t('slip.fold', { legs: size })
      : t('slip.system', { legs: size, bets: combinationCount(code, legs) });
  };
  const prices = Array.from({ length: legs }, () => PRICE);
  return (
    <>
      <ExampleChoice
        label={t('strategy.systems.choose')}
        options={LEGS.map((value) => ({ value, label: String(value) }))}
        value={legs}
        onChoose={setLegs}
      />
      <ExampleTable
        caption={t('strategy.systems.caption', { legs, stake: shortAmount(STAKE, currency), price: PRICE })}
        heads={[
          t('strategy.systems.way'),
          t('strategy.systems.bets'),
          t('strategy.systems.cost'),
          t('strategy.systems.all'),
        ]}
        rows={comboCodes(legs).map((code) => {
          const most = estimatedReturn(prices, STAKE, foldSizes(code, legs));
          return [
            nameOf(code),
            String(combinationCount(code, legs)),
            formatAmount(costOf(STAKE, combinationCount(code, legs)), currency),
            most === undefined ? '–' : formatAmount(most, currency),
          ];
        })}
      />
    </>
  );
}

/** How selections are combined. */
export function SystemsLesson() {
  return (
    <>
      <Paragraphs name="systems.text" />
      <SystemsExample />
      <Paragraphs name="systems.after" />
    </>
  );
}
