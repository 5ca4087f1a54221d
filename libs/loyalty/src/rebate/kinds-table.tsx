import { compareMoney, formatResult, ZERO } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import type { KindRebate, RebateDay } from './rebate';
import { useRebateAmounts } from './rebate-amount';

const CELL = 'py-2.5 pl-2 text-right font-normal';
/** Columns are as wide as what is in them; only what is wider than the page breaks. */
const AMOUNT = '[overflow-wrap:anywhere]';

/** What a day brings of each kind of venue: its valid turnover, its ratio and its rebate. */
export function KindsTable({ day, caption }: { readonly day: RebateDay; readonly caption: string }) {
  const { t } = useTranslation('loyalty');
  const { written } = useRebateAmounts();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="py-2 text-left font-normal">
            {t('rebate.kind')}
          </th>
          <th scope="col" className={CELL}>
            {t('rebate.turnover')}
          </th>
          <th scope="col" className={CELL}>
            {t('rebate.ratio')}
          </th>
          <th scope="col" className={CELL}>
            {t('rebate.rebate')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {day.kinds.map((each) => (
          <KindRow key={each.kind} each={each} />
        ))}
      </tbody>
      <tfoot className="tabular-nums">
        <tr className="border-t border-line font-semibold">
          <th scope="row" className="py-2.5 text-left whitespace-nowrap font-semibold">
            {t('rebate.total')}
          </th>
          <td className={`py-2.5 pl-2 text-right ${AMOUNT}`}>{written(day.turnover)}</td>
          <td />
          <td className={`py-2.5 pl-2 text-right ${AMOUNT}`}>{written(day.rebate)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function KindRow({ each: { kind, turnover, correction, ratio, rebate } }: { readonly each: KindRebate }) {
  const { t } = useTranslation('loyalty');
  const currency = useCurrency();
  const { written, shown } = useRebateAmounts();
  const isNothing = compareMoney(turnover, ZERO) === 0;
  const isCorrected = shown && compareMoney(correction, ZERO) !== 0;
  return (
    <tr className={isNothing ? 'border-t border-line text-muted' : 'border-t border-line'}>
      <th scope="row" className="py-2.5 text-left whitespace-nowrap font-normal">
        {t(`rebate.kinds.${kind}`)}
      </th>
      <td className={`${CELL} ${AMOUNT}`}>
        {written(turnover)}
        {isCorrected && (
          <span className="block text-xs text-muted">
            {t('rebate.correction', { amount: formatResult(correction, currency) })}
          </span>
        )}
      </td>
      <td className={CELL}>{ratio}%</td>
      <td className={`${CELL} ${AMOUNT}`}>{written(rebate)}</td>
    </tr>
  );
}
