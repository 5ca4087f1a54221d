import * as v from 'valibot';
import { bigId, count, moneyText, playCount, wireTime } from '../../fields';

const decimal = /^[+-]?\d{1,6}(\.\d{1,5})?$/;

/** An identifier; one that has lost digits on its way names another thing and is none (CALL-013). */
const numberId = v.pipe(v.number(), v.safeInteger());

/** A price in the form that the selection's `OddsType` names; Malay and Indonesian ones can be negative. */
export const odds = v.union([v.number(), v.pipe(v.string(), v.regex(decimal))]);

/** 1 Malay, 2 Hongkong, 3 Europe, 4 Indonesia (SPORT-015). */
export const oddsType = v.picklist([1, 2, 3, 4]);

/** When the venue answered, in a form of its choice: the platform's own clock is what counts. */
export const serverTime = v.optional(v.union([v.number(), v.string()]));

const handicap = v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(decimal))]));

export const competition = v.object({
  CompetitionId: numberId,
  CompetitionName: v.string(),
});

/** The score that a handicap of a running match counts from; both absent where the whole period counts. */
const countedFrom = { HomeScore: v.nullish(playCount), AwayScore: v.nullish(playCount) };

/** `Handicap` is the home side's value on both sides of a handicap line (OPEN-047). */
export const selection = v.object({
  WagerSelectionId: numberId,
  SelectionId: v.number(),
  SelectionName: v.nullish(v.string()),
  /** Tells selections of one `SelectionId` apart: a score such as `2:1`, a team of an outright. */
  Specifiers: v.nullish(v.string()),
  Handicap: handicap,
  ...countedFrom,
  Odds: odds,
  OddsType: oddsType,
  IsLocked: v.optional(v.boolean()),
});

export const marketLine = v.object({
  MarketlineId: numberId,
  BetTypeId: v.number(),
  BetTypeName: v.nullish(v.string()),
  PeriodId: v.number(),
  /** 1 is the main line, higher ones lie further away. */
  MarketlineLevel: v.number(),
  MarketlineStatusId: v.number(),
  /** A lock that holds beside the status. */
  IsLocked: v.optional(v.boolean()),
  WagerSelections: v.array(selection),
});

export const relatedScore = v.object({
  EventGroupTypeId: v.number(),
  PeriodId: v.number(),
  HomeScore: v.nullish(playCount),
  AwayScore: v.nullish(playCount),
});

/**
 * A match. Scores and `RBTime` are absent before it starts; `RBTime` is a period and its clock, `1H 23:15`,
 * `2H 61:00`, `Q3 04:10`, `S2`, `I7`, `OT 01:00`, `HT 45:00`, or `BT` in other breaks, where the clock stands.
 */
export const event = v.object({
  EventId: numberId,
  SportId: v.number(),
  Market: v.picklist([1, 2, 3]),
  EventGroupTypeId: v.number(),
  EventStatusId: v.number(),
  EventDate: wireTime,
  Competition: competition,
  HomeTeam: v.string(),
  AwayTeam: v.string(),
  HomeTeamId: v.nullish(numberId),
  AwayTeamId: v.nullish(numberId),
  RBTime: v.nullish(v.string()),
  HomeScore: v.nullish(playCount),
  AwayScore: v.nullish(playCount),
  /** Corners and cards of the whole event, and the event's own score by period. */
  RelatedScores: v.nullish(v.array(relatedScore)),
  /** Who serves: 1 home, 2 away. */
  ServingSide: v.nullish(v.number()),
  IsFavourite: v.optional(v.boolean(), false),
  HasLiveStream: v.optional(v.boolean(), false),
  /** How many market lines the event's detail has. */
  TotalMarketLineCount: v.optional(count),
  MarketLines: v.array(marketLine),
});

/** A question about a whole competition; its one market line has a selection for each runner. */
export const outrightEvent = v.object({
  EventId: numberId,
  SportId: v.number(),
  EventDate: wireTime,
  EventName: v.string(),
  Competition: competition,
  MarketLines: v.array(marketLine),
});

/** A leg of a wager, as it was taken. */
const wagerItem = v.object({
  EventId: numberId,
  SportId: v.number(),
  EventDate: wireTime,
  CompetitionName: v.string(),
  HomeTeam: v.string(),
  AwayTeam: v.string(),
  MarketlineId: numberId,
  WagerSelectionId: numberId,
  BetTypeId: v.number(),
  BetTypeName: v.string(),
  PeriodId: v.number(),
  SelectionId: v.number(),
  SelectionName: v.string(),
  Specifiers: v.nullish(v.string()),
  Handicap: handicap,
  Odds: odds,
  OddsType: oddsType,
  /** The score that it counts from; absent where it counts the whole period. */
  WagerHomeTeamScore: v.nullish(playCount),
  WagerAwayTeamScore: v.nullish(playCount),
  ResultStatus: v.number(),
  /** Final score, once there is one. */
  HomeScore: v.nullish(playCount),
  AwayScore: v.nullish(playCount),
});

/** A bet. Amounts are decimal strings. */
export const wager = v.object({
  WagerId: bigId,
  /** n × 1000 + number of bets; 1001 is a single. */
  ComboSelection: v.number(),
  StakeAmount: moneyText,
  /** What comes back at most while open, and what came back once settled. */
  PotentialPayout: moneyText,
  ReturnAmount: v.nullish(moneyText),
  WagerCreationDateTime: wireTime,
  SettlementDateTime: v.nullish(wireTime),
  BetConfirmationStatus: v.number(),
  BetTradeStatus: v.number(),
  ResultStatus: v.number(),
  RejectReason: v.nullish(v.string()),
  WagerItemList: v.pipe(v.array(wagerItem), v.minLength(1)),
});

/** A selection as a bet names it: its place and the price that was seen. */
export const wagerSelectionInfo = v.object({
  EventId: numberId,
  MarketlineId: numberId,
  WagerSelectionId: numberId,
  BetTypeId: v.number(),
  PeriodId: v.number(),
  SelectionId: v.number(),
  Handicap: handicap,
  ...countedFrom,
  Specifiers: v.nullish(v.string()),
  Odds: odds,
  OddsType: oddsType,
});

export type Event = v.InferOutput<typeof event>;
export type MarketLine = v.InferOutput<typeof marketLine>;
export type Selection = v.InferOutput<typeof selection>;
export type OutrightEvent = v.InferOutput<typeof outrightEvent>;
export type Wager = v.InferOutput<typeof wager>;
export type WagerItem = v.InferOutput<typeof wagerItem>;
export type WagerSelectionInfo = v.InferOutput<typeof wagerSelectionInfo>;
