import { compareMoney, formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import type { Bet } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { termsOf, type Edit } from './edit-rules';

function Row({
  name,
  before,
  now,
}: {
  readonly name: string;
  readonly before: string;
  readonly now?: string | undefined;
}) {
  return (
    <tr>
      <th scope="row" className="py-1 text-left font-normal text-muted">
        {name}
      </th>
      <td className="numeric py-1 text-right font-normal! text-muted">{before}</td>
      <td className="numeric py-1 text-right text-text">{now ?? '–'}</td>
    </tr>
  );
}

/** Stake, odds and possible return of the bet, as they are and as they would be; and what is paid for it. */
export function EditSummary({ bet, edit }: { readonly bet: Bet; readonly edit: Edit }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const before = termsOf(
    bet.stake,
    bet.legs.map(({ odds }) => odds),
  );
  const now = edit.terms;
  const returned = now?.potentialReturn;
  const falls = returned !== undefined && compareMoney(returned, bet.potentialReturn) < 0;
  return (
    <>
      <table className="w-full text-sm" aria-label={t('edit.summary')}>
        <thead>
          <tr className="text-xs text-muted">
            <td />
            <th scope="col" className="text-right font-normal">
              {t('edit.before')}
            </th>
            <th scope="col" className="text-right font-normal">
              {t('edit.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            name={t('edit.stake')}
            before={formatAmount(bet.stake, currency)}
            now={now && formatAmount(now.stake, currency)}
          />
          <Row name={t('edit.odds')} before={before.odds} now={now?.odds} />
          <Row
            name={t('potentialReturn')}
            before={formatAmount(bet.potentialReturn, currency)}
            now={returned && formatAmount(returned, currency)}
          />
          {edit.ok && <Row name={t('edit.extra')} before="" now={formatAmount(edit.extra, currency)} />}
        </tbody>
      </table>
      {falls && (
        <p role="status" className="text-sm text-warning">
          {t('edit.falls')}
        </p>
      )}
    </>
  );
}
