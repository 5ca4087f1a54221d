import { compareMoney, formatMoney, ZERO, type Money } from '@heptad/formatting';
import { useTranslation } from 'react-i18next';
import type { KindRebate, RebateDay } from './rebate';
import { useRebateAmounts } from './rebate-amount';

const CELL = 'py-2.5 pl-2 text-right font-normal break-words';

/** What a day brings of each kind of venue: its valid turnover, its ratio and its rebate. */
export function KindsTable({ day, caption }: { readonly day: RebateDay; readonly caption: string }) {
  const { t } = useTranslation('loyalty');
  const { written } = useRebateAmounts();
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="w-[18%] py-2 text-left font-normal">
            {t('rebate.kind')}
          </th>
          <th scope="col" className={`w-[38%] ${CELL}`}>
            {t('rebate.turnover')}
          </th>
          <th scope="col" className={`w-[18%] ${CELL}`}>
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
          <th scope="row" className="py-2.5 text-left font-semibold">
            {t('rebate.total')}
          </th>
          <td className="py-2.5 pl-2 text-right break-words">{written(day.turnover)}</td>
          <td />
          <td className="py-2.5 pl-2 text-right break-words">{written(day.rebate)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function KindRow({ each: { kind, turnover, correction, ratio, rebate } }: { readonly each: KindRebate }) {
  const { t } = useTranslation('loyalty');
  const { written, shown } = useRebateAmounts();
  const isNothing = compareMoney(turnover, ZERO) === 0;
  const isCorrected = shown && compareMoney(correction, ZERO) !== 0;
  return (
    <tr className={isNothing ? 'border-t border-line text-muted' : 'border-t border-line'}>
      <th scope="row" className="py-2.5 text-left font-normal">
        {t(`rebate.kinds.${kind}`)}
      </th>
      <td className={CELL}>
        {written(turnover)}
        {isCorrected && (
          <span className="block text-xs text-muted">
            {t('rebate.correction', { amount: signedAmount(correction) })}
          </span>
        )}
      </td>
      <td className={CELL}>{ratio}%</td>
      <td className={CELL}>{written(rebate)}</td>
    </tr>
  );
}

const signedAmount = (amount: Money): string =>
  compareMoney(amount, ZERO) > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);
