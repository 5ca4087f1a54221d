import type { BetLeg } from '@heptad/sandbox-ledger';
import type { SimTeam, Simulation } from '@heptad/sandbox-simulation';
import { marketName, selectionName } from '../matches/market-words';
import type { VenueLocale } from '../wire/venue-locale';

/** What an order says about a leg's match, read when it is shown. */
export interface LegDescription {
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly kickOff: number;
  readonly market: string;
  readonly selection: string;
  /** The home side's handicap or the total. */
  readonly line: string | undefined;
  /** Final score, once the leg is settled by one. */
  readonly result: { readonly home: number; readonly away: number } | undefined;
}

/** Where the names of a leg's match are found. */
export type MatchesAndOutrights = Pick<Simulation, 'match' | 'outright'>;

/** Puts names to a leg; an outright has its question in place of the home side. */
export function describeLeg(
  simulation: MatchesAndOutrights,
  leg: BetLeg,
  locale: VenueLocale,
): LegDescription {
  const market = marketName(leg.sport, leg.kind, leg.period, locale);
  const shared = { market, line: leg.line, result: leg.result };
  const match = simulation.match(leg.matchId);
  if (match !== undefined) {
    return {
      ...shared,
      league: match.league.name[locale],
      home: match.home.name[locale],
      away: match.away.name[locale],
      kickOff: match.kickOff,
      selection: selectionName({ kind: leg.kind }, { side: leg.side }, match, locale),
    };
  }
  const outright = simulation.outright(leg.matchId);
  const runner = outright?.market.selections.find(({ side }) => side === leg.side);
  const team: SimTeam | undefined = runner?.team;
  return {
    ...shared,
    league: outright?.league.name[locale] ?? '',
    home: outright?.name[locale] ?? '',
    away: '',
    kickOff: outright?.closesAt ?? 0,
    selection: team?.name[locale] ?? leg.side,
  };
}
