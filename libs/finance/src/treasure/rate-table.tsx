import { shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Card } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tier } from './treasure';

/** The yearly rate of each part of an amount. */
export function RateTable({ tiers }: { readonly tiers: readonly Tier[] }) {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <table className="w-full text-sm">
        <caption id={id} className="mb-2 text-left text-base font-semibold">
          {t('treasure.rates')}
        </caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-2 text-left font-normal">
              {t('treasure.part')}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t('treasure.rate')}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {tiers.map(({ from, until, percent }) => (
            <tr key={from} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {until === undefined
                  ? t('treasure.above', { from: shortAmount(from, currency) })
                  : `${shortAmount(from, currency)} – ${shortAmount(until, currency)}`}
              </th>
              <td className="py-2 text-right font-semibold">{percent}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
