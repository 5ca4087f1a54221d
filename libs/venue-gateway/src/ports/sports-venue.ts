import type { Result } from '@heptad/api-client';
import type { Bet, BetLimits, BetOrder, BetPage, BetQuery, BuilderPrice, OrderLeg } from '../entities/bet';
import type {
  FavouriteMarks,
  FavouriteSubject,
  MatchDetail,
  MatchPage,
  MatchQuery,
  ResultQuery,
} from '../entities/lists';
import type { Incident } from '../entities/timeline';
import type { MatchStatistics } from '../entities/statistics';
import type { LineUps } from '../entities/line-up';
import type { CashOut, CashOutOffer, CashOutOrder, CashOutOutcome } from '../entities/cash-out';
import type { ListKind, SportCount } from '../entities/sport';
import type { VenueCode } from '../entities/venue';

/** What pages may ask of a sports venue, whatever it speaks. No method throws; every failure is the error of a `Result`. */
export interface SportsVenue {
  readonly code: VenueCode;
  /** The sports a list has, with their counts; sports the product does not know are left out. */
  sports(listKind: ListKind): Promise<Result<readonly SportCount[]>>;
  matches(query: MatchQuery): Promise<Result<MatchPage>>;
  /** One match with all its markets. A match the venue no longer has is a `business` error. */
  match(id: string): Promise<Result<MatchDetail>>;
  /**
   * What has happened in a match so far, in the order of play; nothing in sports that are not counted in goals. `undefined` where
   * the venue does not tell it, which is not the same as nothing.
   */
  timeline(id: string): Promise<Result<readonly Incident[] | undefined>>;
  /**
   * What has been counted of a match from its kick-off on, and where its ball is while it runs (ROUTE-081). Nothing before kick-off.
   * `undefined` where the venue does not tell it, which is not the same as nothing.
   */
  statistics(id: string): Promise<Result<MatchStatistics | undefined>>;
  /**
   * Who plays in a match, and who has come in so far: that it has no line-ups, that they have not been announced yet, or both sides
   * (ROUTE-081, ROUTE-082). A player who makes no sense is left out of his side. `undefined` where the venue does not tell it at any
   * time, which is not the same as a match without.
   */
  lineUps(id: string): Promise<Result<LineUps | undefined>>;
  /** Matches that are over (ROUTE-082), latest kick-off first, without markets; an abandoned one says so by its status. */
  results(query: ResultQuery): Promise<Result<MatchPage>>;
  /** All that the member has marked, whatever the sport. Needs a member. */
  favourites(): Promise<Result<FavouriteMarks>>;
  /** Marks or unmarks a match or a league; the mark is kept by the venue. Needs a member. */
  setFavourite(subject: FavouriteSubject, marked: boolean): Promise<Result<void>>;
  /** Bounds of stakes and present prices, before a bet is placed. */
  limits(legs: readonly OrderLeg[]): Promise<Result<BetLimits>>;
  /**
   * What two to eight selections of one match are offered at as one bet. Venues of which `offersBetBuilder` does not hold refuse
   * with a `business` error, and so they refuse to place one.
   */
  builderPrice(legs: readonly OrderLeg[]): Promise<Result<BuilderPrice>>;
  /**
   * Places one wager.
   * @param key made once per wager; sending it twice makes one bet
   * @returns the bet, often still `pending`. After an error for which `isOutcomeUnknown` holds the bet may exist:
   * ask with {@link confirmBet}, do not place again.
   */
  placeBet(order: BetOrder, key: string): Promise<Result<Bet>>;
  /** The bet placed under a key; `null` when the venue never took one. */
  confirmBet(key: string): Promise<Result<Bet | null>>;
  bets(query: BetQuery): Promise<Result<BetPage>>;
  bet(id: string): Promise<Result<Bet>>;
  /** Whether bets can be cashed out here. Where not, the next three refuse with a `business` error. */
  readonly offersCashOut: boolean;
  /** What open bets are worth now; those the venue does not know are left out. At most 50 at once. */
  cashOutOffers(betIds: readonly string[]): Promise<Result<readonly CashOutOffer[]>>;
  /**
   * Gives up a bet, or a part of it, for at least what was seen.
   * @param key made once per consent; sending it twice pays once
   * @returns a `business` error when the venue refuses. After an error for which `isOutcomeUnknown` holds it may have
   * been paid: ask with {@link confirmCashOut}, do not send it again.
   */
  cashOut(order: CashOutOrder, key: string): Promise<Result<CashOutOutcome>>;
  /** The cash-out made under a key; `null` when the venue has made none. */
  confirmCashOut(key: string): Promise<Result<CashOut | null>>;
}
