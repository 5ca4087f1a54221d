import { formatAmount } from '@heptad/formatting';
import { isWriteOpen } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { Button, preloadBottomSheet } from '@heptad/ui-kit';
import { offersCashOut } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { BetRecord } from '../bet-list/bet-record';
import { cashOutActions, selectOffer } from './cash-out-slice';
import type { WithCashOut } from './cash-out-state';
import { selectAttempt, type WithCashOuts } from './cash-out-write';
import { useWatched } from './use-watched';

function LiveButton({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const dispatch = useDispatch();
  const offer = useSelector((state: WithCashOut) => selectOffer(record)(state));
  const attempt = useSelector((state: WithCashOuts) => selectAttempt(record)(state));
  useWatched(record, true);
  const underWay = attempt !== undefined && isWriteOpen(attempt);
  const ready = underWay || offer?.state === 'open';
  const [leg] = record.legs;
  const text = underWay
    ? t('cashOut.underWay')
    : offer === undefined
      ? t('cashOut.asking')
      : offer.state === 'open'
        ? t('cashOut.for', { amount: formatAmount(offer.value, currency) })
        : t(`cashOut.${offer.state}`);
  return (
    <Button
      variant="secondary"
      block
      disabled={!ready}
      onPointerDown={() => void preloadBottomSheet()}
      onClick={() =>
        dispatch(
          cashOutActions.sheetOpened({
            venue: record.venue,
            id: record.id,
            selection: [leg?.selection, leg?.line].filter(Boolean).join(' '),
            match: leg?.match ?? '',
            legs: record.legs.length,
          }),
        )
      }
      className="mb-2"
      data-offer={offer?.state ?? 'asking'}
    >
      <span className="min-w-0 truncate tabular-nums">{text}</span>
    </Button>
  );
}

/** What of the bet was cashed out already, where something was. */
function CashedOutLine({ record: { cashedOut } }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  if (cashedOut === undefined) return null;
  return (
    <p className="pb-2 text-xs text-muted tabular-nums">
      {t('cashOut.already', {
        stake: formatAmount(cashedOut.stake, currency),
        paid: formatAmount(cashedOut.paid, currency),
      })}
    </p>
  );
}

/** What a bet's card says of cashing out: what was, and what a bet that still runs can be given up for now. */
export function CashOutOnCard({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const runs = record.state === 'accepted' && offersCashOut(record.venue);
  return (
    <>
      <CashedOutLine record={record} />
      {runs && record.builderOdds === undefined && <LiveButton record={record} />}
      {runs && record.builderOdds !== undefined && (
        <p className="pb-2 text-xs text-muted">{t('cashOut.noBuilder')}</p>
      )}
    </>
  );
}
