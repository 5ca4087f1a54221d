import { formatResult, money, odds, shortAmount, subtractMoney } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { lineLabel } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleTable } from './example-table';
import { ExampleChoice, Paragraphs } from './lesson-parts';
import { handicapResult, lineOf, overResult, returnFor, type Quarters } from './line-results';

const STAKE = money('100');
const PRICE = odds('1.90');

const HANDICAPS: readonly Quarters[] = [0, -1, -2, -3, -4, 2];
const MARGINS = [2, 1, 0, -1] as const;
const TOTALS: readonly Quarters[] = [8, 9, 10, 11, 12];
const GOALS = [1, 2, 3, 4] as const;

/** What a handicap means for each margin: all of it, half of it, the stake back. */
export function HandicapExample() {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const [line, setLine] = useState<Quarters>(-1);
  const written = (quarters: Quarters) =>
    lineLabel({ kind: 'handicap' }, { side: 'home', line: lineOf(quarters) });
  return (
    <>
      <ExampleChoice
        label={t('strategy.handicap.choose')}
        options={HANDICAPS.map((value) => ({ value, label: written(value) }))}
        value={line}
        onChoose={setLine}
      />
      <ExampleTable
        caption={t('strategy.handicap.caption', {
          line: written(line),
          stake: shortAmount(STAKE, currency),
          price: PRICE,
        })}
        heads={[t('strategy.handicap.margin'), t('strategy.result.label'), t('strategy.result.gain')]}
        rows={MARGINS.map((margin) => {
          const result = handicapResult(line, margin);
          return [
            t(`strategy.handicap.margins.${String(margin)}`),
            t(`strategy.result.${result}`),
            formatResult(subtractMoney(returnFor(result, STAKE, PRICE), STAKE), currency),
          ];
        })}
      />
    </>
  );
}

/** How a handicap is read. */
export function HandicapLesson() {
  return (
    <>
      <Paragraphs name="handicap.text" />
      <HandicapExample />
      <Paragraphs name="handicap.after" />
    </>
  );
}

/** What a total means for each number of goals. */
export function TotalsExample() {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const [line, setLine] = useState<Quarters>(9);
  const written = (quarters: Quarters) =>
    lineLabel({ kind: 'overUnder' }, { side: 'over', line: lineOf(quarters) });
  return (
    <>
      <ExampleChoice
        label={t('strategy.totals.choose')}
        options={TOTALS.map((value) => ({ value, label: written(value) }))}
        value={line}
        onChoose={setLine}
      />
      <ExampleTable
        caption={t('strategy.totals.caption', {
          line: written(line),
          stake: shortAmount(STAKE, currency),
          price: PRICE,
        })}
        heads={[t('strategy.totals.goals'), t('strategy.result.label'), t('strategy.result.gain')]}
        rows={GOALS.map((goals) => {
          const result = overResult(line, goals);
          return [
            String(goals),
            t(`strategy.result.${result}`),
            formatResult(subtractMoney(returnFor(result, STAKE, PRICE), STAKE), currency),
          ];
        })}
      />
    </>
  );
}

/** How a total is read. */
export function TotalsLesson() {
  return (
    <>
      <Paragraphs name="totals.text" />
      <TotalsExample />
      <Paragraphs name="totals.after" />
    </>
  );
}
