import { convertOdds, formatAmount, OddsType } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, Button } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notationWord } from '../bet-card/bet-words';
import { isSettled, STATE_TONES } from '../bet-card/state-view';
import type { OrderDetail } from '../bet-list/bet-record';

/** Parts that are shown at first: eight legs make up to 247 of them. */
export const PARTS_SHOWN = 12;

/** The bets that an order was split into: the legs of each, their odds together, what it brings and how it stands. */
export function OrderParts({ order: { record, parts } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const [all, setAll] = useState(false);
  // Odds together are European, whatever the legs' were read in.
  const named = record.legs.some(({ notation }) => notation !== OddsType.europe);
  const shown = all ? parts : parts.slice(0, PARTS_SHOWN);
  return (
    <section aria-label={t('order.parts')} className="overflow-hidden rounded-l bg-raised shadow-1">
      <table className="w-full table-fixed text-right text-sm">
        <caption className="px-4 pt-3 pb-1 text-left text-sm font-semibold text-text">
          {t('order.parts')} <span className="numeric text-muted">{parts.length}</span>
        </caption>
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="w-[34%] px-4 py-1 text-left font-normal">
              {t('order.partLegs')}
            </th>
            <th scope="col" className="py-1 font-normal">
              {t('column.odds')}
              {named && <span className="block">{notationWord(t, { notation: OddsType.europe })}</span>}
            </th>
            <th scope="col" className="py-1 font-normal">
              {t(isSettled(record.state) ? 'returned' : 'potentialReturn')}
            </th>
            <th scope="col" className="w-[24%] px-4 py-1 font-normal">
              {t('column.state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ legs, odds, returns, state }, place) => (
            <tr key={place} className="border-t border-line">
              <th scope="row" className="numeric px-4 py-2 text-left font-normal break-words text-text">
                {legs.map((place) => place + 1).join(' × ')}
              </th>
              <td className="numeric break-all text-link">
                {odds === undefined ? '–' : convertOdds(odds, OddsType.europe)}
              </td>
              <td className="numeric break-all">{formatAmount(returns, currency)}</td>
              <td className="px-4">
                <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < parts.length && (
        <Button variant="plain" block onClick={() => setAll(true)}>
          {t('order.allParts', { number: parts.length })}
        </Button>
      )}
    </section>
  );
}
