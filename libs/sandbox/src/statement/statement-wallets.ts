import {
  CENTRE_WALLET,
  TREASURE_WALLET,
  accountParts,
  memberAccount,
  type AccountId,
} from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { venueOf, walletOfVenue } from '../platform/venues';
import type { SandboxServices } from '../server/services';
import { VENUE_WALLETS } from '../wallet/wallet-state';
import { platformText } from '../words/platform-words';

/** What the wire calls the centre wallet. */
const CENTRE_ON_WIRE = 'center';

/** The wallet of an account as the wire names it. */
export function walletOnWire(account: AccountId): string {
  const { name } = accountParts(account);
  return name === CENTRE_WALLET ? CENTRE_ON_WIRE : name;
}

/** A wallet's name; undefined for the centre's, which each brand names itself. */
export function walletName(account: AccountId, locale: VenueLocale): string | undefined {
  const { name } = accountParts(account);
  if (name === TREASURE_WALLET) return platformText('余额宝', locale);
  const found = VENUE_WALLETS.find(({ wallet }) => wallet === name);
  return found && platformText(found.venue.name, locale);
}

/** The account of the wallet that a code means: the centre's, a venue's, or one that several share. */
export function accountOfCode(member: Pick<Member, 'id' | 'currency'>, code: string): AccountId {
  const venue = venueOf(code);
  const wallet = code === CENTRE_ON_WIRE ? CENTRE_WALLET : venue === undefined ? code : walletOfVenue(venue);
  return memberAccount(member.id, wallet, member.currency);
}

/** The accounts of a member, the centre first. */
export async function accountsOf(
  { ledger }: Pick<SandboxServices, 'ledger'>,
  memberId: string,
): Promise<readonly AccountId[]> {
  const accounts = (await ledger.balancesOf(memberId)).map(({ account }) => account);
  return accounts.toSorted(
    (a, b) => Number(walletOnWire(b) === CENTRE_ON_WIRE) - Number(walletOnWire(a) === CENTRE_ON_WIRE),
  );
}
