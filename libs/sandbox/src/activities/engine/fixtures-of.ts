import { onPlatform, type SimFixture, type SimSportKey, type Simulation } from '@heptad/sandbox-simulation';
import type { Span } from '../editions';
import { grouped } from './grouped';
import type { Board, Seat } from './kind';

export type Fixture = Extract<Board, { kind: 'raceGuess' }>['fixtures'][number];

const CHOICES = [
  { id: 'home', name: { 'zh-CN': '主胜', 'zh-TW': '主勝', en: 'Home' } },
  { id: 'draw', name: { 'zh-CN': '平局', 'zh-TW': '平局', en: 'Draw' } },
  { id: 'away', name: { 'zh-CN': '客胜', 'zh-TW': '客勝', en: 'Away' } },
] as const;

/** Whether a pick is one of a match's results. */
export const isResult = (pick: string | undefined): pick is 'home' | 'draw' | 'away' =>
  CHOICES.some(({ id }) => id === pick);

/**
 * The weightiest matches of each day of a run, the same whenever it is asked; by kick-off. Of equal ones the latest, so that they can be
 * predicted until the evening. @param league of one league alone
 */
export function dailyFixtures(
  { services }: Seat,
  sport: SimSportKey,
  { startsAt, endsAt }: Span,
  perDay: number,
  league?: string,
): readonly SimFixture[] {
  const all = services.simulation
    .fixtures(sport, startsAt, endsAt)
    .filter((fixture) => league === undefined || fixture.league.id === league);
  const days = grouped(all, ({ kickOff }) => onPlatform(kickOff).format('YYYYMMDD'));
  return [...days.values()]
    .flatMap((fixtures) =>
      fixtures
        .toSorted((a, b) => a.league.rank - b.league.rank || b.kickOff - a.kickOff || (a.id < b.id ? -1 : 1))
        .slice(0, perDay),
    )
    .toSorted((a, b) => a.kickOff - b.kickOff || (a.id < b.id ? -1 : 1));
}

/**
 * What was right of a match, as bets settle by it; undefined until that is known, also while a result is being looked at again, `void`
 * where it came to no result.
 */
export function resultOf(
  simulation: Pick<Simulation, 'outcome'>,
  matchId: string,
): 'home' | 'draw' | 'away' | 'void' | undefined {
  const outcome = simulation.outcome(matchId, 'full');
  if (outcome?.type === 'void') return 'void';
  if (outcome?.type !== 'final') return undefined;
  const { home, away } = outcome.score;
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/** A match as a board shows it. @param stage what it is in a tournament */
export function fixtureOnWire(
  { services, locale, now }: Seat,
  { id, kickOff }: Pick<SimFixture, 'id' | 'kickOff'>,
  pick?: string,
  stage?: string,
): readonly Fixture[] {
  const match = services.simulation.match(id);
  if (match === undefined) return [];
  const result = resultOf(services.simulation, id);
  const closesAt = Math.min(kickOff, match.kickOff);
  const decided =
    result === undefined || pick === undefined ? undefined : result === pick ? 'right' : 'wrong';
  const state = result === 'void' ? 'void' : (decided ?? (now < closesAt ? 'open' : 'closed'));
  return [
    {
      id,
      league: match.league.name[locale],
      home: { id: match.home.id, name: match.home.name[locale] },
      away: { id: match.away.id, name: match.away.name[locale] },
      kickOff: match.kickOff,
      closesAt,
      state,
      choices: CHOICES.map((choice) => ({ id: choice.id, name: choice.name[locale] })),
      ...(stage !== undefined && { stage }),
      ...(now >= match.kickOff && { score: match.score }),
      ...(pick !== undefined && { pick }),
      ...(result !== undefined && result !== 'void' && { result }),
    },
  ];
}
