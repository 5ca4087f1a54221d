import { REQUEST_CODES, type CallResponse, type chat } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { BusinessError, type VenueLocale } from '@heptad/sandbox-venues';
import { recordOfBet } from '../bet-records/bet-record';
import type { Member } from '../members/member';
import { orderNumber } from '../payments/order-numbers';
import type { SandboxServices } from '../server/services';

export type Card = CallResponse<typeof chat.cards>['items'][number];
type Kind = Card['card'];

/** How many of each kind are offered. */
const OFFERED = 10;

async function betCards(
  { betting, simulation }: SandboxServices,
  { id: memberId, currency }: Member,
  locale: VenueLocale,
  ids?: readonly string[],
): Promise<Card[]> {
  const { bets } = await betting.orders({ memberId, limit: OFFERED, ...(ids && { ids }) });
  return bets.map((bet) => {
    const [leg] = recordOfBet(simulation, bet, locale).legs;
    const more = bet.legs.length > 1 ? ` +${String(bet.legs.length - 1)}` : '';
    return {
      card: 'bet',
      id: bet.id,
      title: leg === undefined ? bet.id : `${leg.home} – ${leg.away}${more}`,
      state: bet.state,
      amount: bet.stake,
      currency,
      at: bet.placedAt,
    };
  });
}

async function orderCards(
  { storage }: SandboxServices,
  { id: memberId, currency }: Member,
  kind: Exclude<Kind, 'bet'>,
): Promise<Card[]> {
  const table = kind === 'deposit' ? 'deposit_orders' : 'withdrawal_orders';
  const rows = await storage.db
    .selectFrom(table)
    .select(['id', 'amount_minor', 'state', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(OFFERED)
    .execute();
  return rows.map((row) => {
    const number = orderNumber(kind === 'deposit' ? 'D' : 'W', row.id);
    const amount = fromMinorUnits(row.amount_minor);
    return { card: kind, id: number, title: number, state: row.state, amount, currency, at: row.created_at };
  });
}

/** The member's newest bets and orders, the newest first. */
export async function cardsOf(
  services: SandboxServices,
  member: Member,
  locale: VenueLocale,
): Promise<readonly Card[]> {
  const all = [
    ...(await betCards(services, member, locale)),
    ...(await orderCards(services, member, 'deposit')),
    ...(await orderCards(services, member, 'withdrawal')),
  ];
  return all.sort((one, other) => other.at - one.at);
}

/** One of the member's own, as it stands now. @throws BusinessError where it is not theirs, or too old to be offered */
export async function cardOf(
  services: SandboxServices,
  member: Member,
  { card, id }: { readonly card: Kind; readonly id: string },
  locale: VenueLocale,
): Promise<Card> {
  const own =
    card === 'bet'
      ? await betCards(services, member, locale, [id])
      : await orderCards(services, member, card);
  const found = own.find((each) => each.id === id);
  if (found === undefined) throw new BusinessError(REQUEST_CODES.notFound, '订单不存在');
  return found;
}
