import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useGuardedCommand, useServices } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { Button } from '@heptad/ui-kit';
import { useWalletQuery, type VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SportsServices } from '../services';

/** What the member has at a venue, with its currency; hidden where balances are (STORE-020). */
export function VenueBalance({ venue }: { readonly venue: VenueCode }) {
  const { items } = useServices<SportsServices>().device;
  const [visible] = useBalancesVisible(items);
  const { currentData: wallet } = useWalletQuery();
  const balance = wallet?.channels.find(({ channel }) => channel === venue)?.balance;
  return (
    <span className="numeric block truncate font-semibold" data-testid="sports-balance">
      {balance === undefined ? '–' : visible ? formatAmount(balance, wallet?.currency) : HIDDEN_AMOUNT}
    </span>
  );
}

/** What the member has at the venue that is shown, and the way to move more there. */
export default function MemberBalance({ venue }: { readonly venue: VenueCode }) {
  const { t } = useTranslation('sports');
  const { send, isLost } = useGuardedCommand();
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="flex h-[44px] items-center gap-2 text-sm">
        <span className="sr-only min-w-0 @3xl:not-sr-only @3xl:truncate">
          {t('slip.balance', { venue: t(`venue.${venue}`) })}
        </span>
        <span className="flex-1 shrink-0">
          <VenueBalance venue={venue} />
        </span>
        <Button
          size="s"
          variant="secondary"
          onClick={() => void send('transfer.open', { channel: venue, returnTo: pathname + search })}
        >
          {t('transfer')}
        </Button>
      </div>
      {isLost && (
        <p role="alert" className="mb-2 rounded-s bg-raised px-2 py-1 text-xs text-danger">
          {t('notOpened')}
        </p>
      )}
    </>
  );
}
