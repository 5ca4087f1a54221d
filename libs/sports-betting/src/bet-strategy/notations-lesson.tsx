import { convertOdds, formatAmount, money, odds, OddsType, returnOf, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import { ExampleTable } from './example-table';
import { Paragraphs } from './lesson-parts';

/** Below evens, evens and above, where the notations part. */
const PRICES = ['1.50', '1.95', '2.00', '2.80'].map(odds);
const NOTATIONS = ['europe', 'hongkong', 'malay', 'indonesia'] as const;
const STAKE = money('100');

/** The same prices in four notations, by the rules that prices are shown by everywhere else. */
export function NotationsExample() {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  return (
    <>
      <ExampleTable
        caption={t('strategy.notations.caption')}
        heads={NOTATIONS.map((name) => t(`oddsFormat.${name}`))}
        rows={PRICES.map((price) => [
          convertOdds(price, OddsType.europe),
          ...NOTATIONS.slice(1).map((name) => convertOdds(price, OddsType[name])),
        ])}
      />
      <ExampleTable
        caption={t('strategy.notations.returns', { stake: shortAmount(STAKE, currency) })}
        heads={[t('oddsFormat.europe'), t('strategy.payout.return')]}
        rows={PRICES.map((price) => [
          convertOdds(price, OddsType.europe),
          formatAmount(returnOf(STAKE, price), currency),
        ])}
      />
    </>
  );
}

/** How a price is written in four notations. */
export function NotationsLesson() {
  return (
    <>
      <Paragraphs name="notations.text" />
      <NotationsExample />
      <Paragraphs name="notations.after" />
    </>
  );
}
