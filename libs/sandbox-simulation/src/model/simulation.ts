import type { SimChange, SimCommand, SimCommandResult } from './commands';
import type { SimLineUps } from './line-up';
import type {
  PricingTerms,
  ScoreChance,
  SimMarket,
  SimMarketKind,
  SimMarketPeriod,
  SimOutcome,
  SimOutright,
  SimQuote,
} from './market';
import type { SimEvent, SimFixture, SimListPeriod, SimMatch, SimMatchFilter } from './match';
import type { SimLeague, SimSportKey, SimTableRow } from './sport';
import type { SimBall, SimStatistic } from './statistics';

/**
 * All matches of the sandbox. A pure function of seed, time and the commands given so far: nothing is kept but the commands, so a restart
 * finds every match where it would have been. Reads answer for the clock's present time.
 */
export interface Simulation {
  /** The same matches as a venue with these terms prices and offers them; nothing but markets and prices differs. */
  pricedBy(terms: PricingTerms): Simulation;
  matches(filter: SimMatchFilter): readonly SimMatch[];
  /** How many matches the filter finds without its page. */
  count(filter: SimMatchFilter): number;
  /** With all its markets, now or as it stood at another time; undefined when the id names no match. */
  match(id: string, at?: number): SimMatch | undefined;
  /** A kind's most even line over the whole match, as it stood at a time before kick-off; undefined at any other, or where there is none. */
  evenMarket(id: string, kind: SimMarketKind, at?: number): SimMarket | undefined;
  /** What the calendar holds with a kick-off in `[from, until)`, by kick-off, played or not; staged matches where they were planned. */
  fixtures(sport: SimSportKey, from: number, until: number): readonly SimFixture[];
  /** What has happened so far, oldest first; empty before kick-off. */
  events(id: string): readonly SimEvent[];
  /** What has been counted of a match beside its score, now or by another time; nothing before kick-off and for an unknown id. */
  statistics(id: string, at?: number): readonly SimStatistic[];
  /** Where the play of a running match is, now or at another time; undefined for any other. */
  ball(id: string, at?: number): SimBall | undefined;
  /** Who plays, as far as it has been told, now or at another time; undefined for an unknown id. */
  lineUps(id: string, at?: number): SimLineUps | undefined;
  /** When bets on a running match stop being taken next, sandbox ms; what is to come is for the panel alone, never for a venue's wire. */
  nextStop(id: string): number | undefined;
  /** Sports with at least one match in that list, in the order of {@link SIM_SPORTS}. */
  sports(period: SimListPeriod): readonly { readonly sport: SimSportKey; readonly count: number }[];
  leagues(sport: SimSportKey): readonly SimLeague[];
  outrights(sport?: SimSportKey): readonly SimOutright[];
  /** How many of a sport's winner markets are open, without a price for any of them. */
  countOutrights(sport: SimSportKey): number;
  outright(id: string): SimOutright | undefined;
  /** The table of a league in its present season by the days that are over, the first first; undefined of a league without a table. */
  leagueTable(leagueId: string): readonly SimTableRow[] | undefined;
  /** The price behind a selection key, now or at another time; undefined when the key names no match. */
  quote(selectionKey: string, at?: number): SimQuote | undefined;
  /**
   * How a match of goals may still end, by the model that prices its markets, now or at another time. Undefined in other sports,
   * for a match that is over and for an unknown id.
   */
  scoreChances(id: string, at?: number): readonly ScoreChance[] | undefined;
  /** The outcome of a period of a match, or of an outright (period `full`), now or at another time. Undefined for an unknown id. */
  outcome(id: string, period: SimMarketPeriod, at?: number): SimOutcome | undefined;
  /** Carried out and stored before it answers. */
  command(id: string, command: SimCommand): Promise<SimCommandResult>;
  /** Takes in commands that other processes of the platform have stored. */
  catchUp(): Promise<void>;
  /** Called by {@link advanceTo} and {@link command}; the answer removes the listener. */
  onChange(listener: (changes: readonly SimChange[]) => void): () => void;
  /** Tells the listeners what is different since the last call; a jump of the clock costs no more than a step. */
  advanceTo(now: number): void;
}
