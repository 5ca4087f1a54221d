import { ITEMS, useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { formatMoney } from '@heptad/formatting';
import { useWalletQuery, type VenueCode } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

const HIDDEN_AMOUNT = '****';

/** What the member has at a venue, with its currency; hidden where balances are (STORE-020). */
export default function VenueBalance({ venue }: { readonly venue: VenueCode }) {
  const { items } = useServices<SportsServices>().device;
  const visible = useStoredItem(items, ITEMS.balancesVisible) ?? true;
  const { currentData: wallet } = useWalletQuery();
  const balance = wallet?.channels.find(({ channel }) => channel === venue)?.balance;
  return (
    <span className="numeric block truncate font-semibold" data-testid="sports-balance">
      {balance === undefined ? '–' : visible ? formatMoney(balance) : HIDDEN_AMOUNT}{' '}
      <span className="text-xs font-normal">{wallet?.currency}</span>
    </span>
  );
}
