import { defined, money } from '@heptad/formatting';
import type {
  Bet,
  BetPage,
  LimitsAnswer,
  OddsAcceptance,
  OddsNotation,
  OrderLeg,
} from '@heptad/sandbox-ledger';
import { refusedBet } from './bet-refusals';
import type { Punter } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';

/** A bet as every family hands it over once its own words are read. */
export interface BetSlip {
  readonly code: number;
  readonly unitStake: string;
  readonly acceptance: OddsAcceptance;
  readonly notation: OddsNotation | undefined;
  readonly legs: readonly OrderLeg[];
  /** The price that was seen of a bet builder. */
  readonly builderOdds?: string | undefined;
  /** The bet that it takes the place of. */
  readonly replaces?: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Which of a member's bets are asked for. */
export interface BetList {
  readonly settled: boolean;
  readonly from?: number | undefined;
  /** Included. */
  readonly to?: number | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

/** Bets asked for by their ids at once. */
const MOST_IDS = 200;

/** Whether the betting engine names a price for a selection in this state: one that is closed or unknown has none. */
export function isPriced(state: LimitsAnswer['legs'][number]['state']): boolean {
  return state !== 'closed' && state !== 'unknown';
}

/** Takes a bet. Throws the betting engine's refusal, or the platform's where the member may not bet. */
export async function takeBet(deps: Pick<VenueDeps, 'betting'>, punter: Punter, slip: BetSlip): Promise<Bet> {
  const result = await deps.betting.place({
    memberId: punter.memberId,
    venue: punter.venue,
    idempotencyKey: slip.idempotencyKey ?? '',
    code: slip.code,
    legs: slip.legs,
    unitStake: money(slip.unitStake),
    acceptance: slip.acceptance,
    ...defined({ notation: slip.notation, builderOdds: slip.builderOdds, replaces: slip.replaces }),
  });
  if (!result.ok) throw refusedBet(result.reason);
  return result.bet;
}

/** Bets by their ids or the one placed under a key, in the order asked for; unknown and other members' are left out. */
export async function findBets(
  deps: Pick<VenueDeps, 'betting'>,
  punter: Punter,
  asked: { readonly ids?: readonly (string | number)[] | undefined; readonly key?: string | undefined },
): Promise<readonly Bet[]> {
  const query = { memberId: punter.memberId, venue: punter.venue, limit: MOST_IDS };
  if (asked.key !== undefined)
    return (await deps.betting.orders({ ...query, idempotencyKey: asked.key })).bets;
  if (asked.ids === undefined || asked.ids.length === 0) return [];
  const ids = asked.ids.map(String);
  const { bets } = await deps.betting.orders({ ...query, ids });
  return ids.flatMap((id) => bets.filter((bet) => bet.id === id));
}

/** One page of a member's bets at the venue, newest first. A rejected one is over, and listed with the settled. */
export async function listBets(
  deps: Pick<VenueDeps, 'betting'>,
  punter: Punter,
  list: BetList,
): Promise<BetPage> {
  return deps.betting.orders({
    memberId: punter.memberId,
    venue: punter.venue,
    state: list.settled ? 'over' : 'open',
    offset: (list.page - 1) * list.size,
    limit: list.size,
    ...defined({ from: list.from }),
    ...(list.to === undefined ? {} : { until: list.to + 1 }),
  });
}
