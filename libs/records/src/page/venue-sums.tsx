import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import type { VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { signedAmount } from '../bet-card/signed-amount';
import type { RecordPage } from '../bet-list/bet-record';

export interface VenueSumsProps {
  readonly sums: RecordPage['venues'];
  readonly settled: boolean;
  readonly onChoose: (venue: VenueCode) => void;
}

/** What the bets of each venue come to, one line a venue, each leading to its own (ROUTE-079). */
export function VenueSums({ sums, settled, onChoose }: VenueSumsProps) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  if (sums.length === 0) return null;
  return (
    <section aria-label={t('venueSums')} className="overflow-hidden rounded-l bg-raised shadow-1">
      <table className="w-full table-fixed text-right text-sm">
        <caption className="px-4 pt-3 pb-1 text-left text-sm font-semibold text-text">
          {t('venueSums')}
        </caption>
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="w-[30%] px-4 py-1 text-left font-normal">
              {t('filter.venue')}
            </th>
            <th scope="col" className="w-[14%] py-1 font-normal">
              {t('totals.bets')}
            </th>
            <th scope="col" className={`py-1 font-normal ${settled ? '' : 'px-4'}`}>
              {t(settled ? 'totals.turnover' : 'totals.stake')}
            </th>
            {settled && (
              <th scope="col" className="px-4 py-1 font-normal">
                {t('totals.net')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ venue, bets, stake, turnover, winLoss }) => {
            const net = signedAmount(winLoss, currency);
            return (
              <tr key={venue} className="border-t border-line">
                <th scope="row" className="px-4 text-left font-normal">
                  <button
                    type="button"
                    onClick={() => onChoose(venue)}
                    className="touch max-w-full truncate text-link"
                  >
                    {t(`venue.${venue}`)}
                  </button>
                </th>
                <td className="numeric break-all">{bets}</td>
                <td className={`numeric break-all ${settled ? '' : 'px-4'}`}>
                  {formatAmount(settled ? turnover : stake, currency)}
                </td>
                {settled && <td className={`numeric px-4 break-all ${net.tone}`}>{net.text}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
