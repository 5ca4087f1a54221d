import type { CallResponse, wallet as walletCalls } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type * as v from 'valibot';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';
import { CENTRE_WALLET, accountParts } from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { platformText } from '../words/platform-words';
import { VENUES, walletOfVenue } from '../platform/venues';

export type WalletState = CallResponse<typeof walletCalls.balances>;

/** Each wallet outside of the centre once, with the venue that stands for it. */
export const VENUE_WALLETS = VENUES.map((venue) => ({ wallet: walletOfVenue(venue), venue })).filter(
  ({ wallet }, index, all) => all.findIndex((other) => other.wallet === wallet) === index,
);

const VENUES_OF_WALLET = new Map(
  VENUE_WALLETS.map(({ wallet }) => [wallet, VENUES.filter((venue) => walletOfVenue(venue) === wallet)]),
);

const NAME_OF_WALLET = new Map(VENUE_WALLETS.map(({ wallet, venue }) => [wallet, venue.name]));

/** Whether a wallet's money may be moved: a hall that is closed closes no wallet that an open one shares (VENUE-016). */
export function isWalletOpen({ switches }: Pick<SandboxServices, 'switches'>, wallet: string): boolean {
  return VENUES_OF_WALLET.get(wallet)?.some((venue) => switches.statusOf(venue) === 1) === true;
}

/** All of a member's wallets as they are now, without a word of any language. */
export async function walletFiguresOf(
  services: Pick<SandboxServices, 'storage' | 'ledger' | 'switches'>,
  member: Pick<Member, 'id' | 'currency'>,
): Promise<v.InferOutput<typeof walletCalls.figures>> {
  const balances = new Map<string, bigint>();
  // Grows with every posting on any of the member's accounts.
  let version = 0;
  for (const { account, balance, lastPosting } of await services.ledger.balancesOf(member.id)) {
    balances.set(accountParts(account).name, balance);
    version = Math.max(version, lastPosting);
  }
  const total = [...balances.values()].reduce((sum, balance) => sum + balance, 0n);
  return {
    currency: member.currency,
    version,
    total: fromMinorUnits(total),
    center: fromMinorUnits(balances.get(CENTRE_WALLET) ?? 0n),
    venues: VENUE_WALLETS.map(({ wallet }) => ({
      channelCode: wallet,
      balance: fromMinorUnits(balances.get(wallet) ?? 0n),
      status: isWalletOpen(services, wallet) ? (1 as const) : (0 as const),
    })),
  };
}

/**
 * The same with the venues' names (CALL-067).
 * @param locale of the names; Chinese where nobody says
 */
export async function walletStateOf(
  services: Parameters<typeof walletFiguresOf>[0],
  member: Parameters<typeof walletFiguresOf>[1],
  locale: VenueLocale = 'zh-CN',
): Promise<WalletState> {
  const figures = await walletFiguresOf(services, member);
  const venues = figures.venues.map((each) => {
    const chinese = NAME_OF_WALLET.get(each.channelCode);
    return { ...each, name: chinese === undefined ? each.channelCode : platformText(chinese, locale) };
  });
  return { ...figures, venues };
}
