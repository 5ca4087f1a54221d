import { LEAGUES, leaguesOf, teamOf } from './catalogue';
import type { LeagueEntry } from './catalogue';
import { DAY } from './calendar';
import { driftAt } from './pricing/drift';
import { hundredths, oddsText, tooHigh, tooLow } from './pricing/price';
import { hash, hashUnit } from './seeded';
import { SIM_SPORTS } from './simulation';
import type { SimOutcome, SimOutright, SimSportKey } from './simulation';
import { SPORT_RULES } from './sport-rules';
import { NIL } from './timeline';

const EPOCH = Date.UTC(2020, 0, 1);
const SEASON = 30 * DAY;
const INTERVAL = 10 * 60_000;
/** How many are listed; the winner is one of them. */
const MOST_TEAMS = 20;
const WINNER = { 'zh-CN': '冠军', 'zh-TW': '冠軍', en: 'Winner' };

interface Season {
  readonly id: string;
  readonly entry: LeagueEntry;
  readonly closesAt: number;
  readonly seed: number;
}

/** Seasons of the leagues end on different days. */
function seasonOf(entry: LeagueEntry, number: number, seed: number): Season {
  const leagueId = Number(entry.league.id);
  return {
    id: `9${entry.league.id}${String(number).padStart(6, '0')}`,
    entry,
    closesAt: EPOCH + (number + 1) * SEASON + ((leagueId * 7) % 30) * DAY,
    seed: hash(seed, leagueId, number),
  };
}

function presentSeason(entry: LeagueEntry, now: number, seed: number): Season {
  const shift = ((Number(entry.league.id) * 7) % 30) * DAY;
  return seasonOf(entry, Math.max(0, Math.floor((now - EPOCH - shift) / SEASON)), seed);
}

function findSeason(id: string, seed: number): Season | undefined {
  if (!/^9\d{9}$/.test(id)) return undefined;
  const entry = LEAGUES.find(({ league }) => league.id === id.slice(1, 4));
  return entry && hasOutright(entry) ? seasonOf(entry, Number(id.slice(4)), seed) : undefined;
}

function hasOutright({ league }: LeagueEntry): boolean {
  return SPORT_RULES[league.sport].family !== 'virtual';
}

/** Chances to win the league, the best first. */
function chancesOf(
  { entry, seed }: Season,
  time: number,
): readonly { readonly teamId: string; readonly p: number }[] {
  const { ratings } = entry;
  const weights = entry.teams.map(({ id }) => {
    const strength = ratings
      ? 4.2 * Math.log(ratings.attack(id) / ratings.defence(id))
      : 1.3 * entry.strength(id);
    const { tilt } = driftAt(hash(seed, Number(id)), time, INTERVAL);
    return { teamId: id, weight: Math.exp(Math.min(strength, 3) + tilt) };
  });
  const listed = weights.sort((a, b) => b.weight - a.weight).slice(0, MOST_TEAMS);
  const total = listed.reduce((sum, { weight }) => sum + weight, 0);
  return listed.map(({ teamId, weight }) => ({ teamId, p: weight / total }));
}

function view(season: Season, now: number): SimOutright {
  const { id, entry, closesAt } = season;
  const key = `${id}|winner.full|-`;
  const isOpen = now < closesAt;
  const selections = chancesOf(season, Math.min(now, closesAt)).flatMap(({ teamId, p }) => {
    const price = hundredths('winner', p);
    if (tooLow(price) || tooHigh(price)) return [];
    const team = teamOf(teamId);
    return [{ key: `${key}|${teamId}`, side: teamId, odds: oddsText(price), locked: false, team }];
  });
  return {
    id,
    sport: entry.league.sport,
    league: entry.league,
    name: {
      'zh-CN': `${entry.league.name['zh-CN']} ${WINNER['zh-CN']}`,
      'zh-TW': `${entry.league.name['zh-TW']} ${WINNER['zh-TW']}`,
      en: `${entry.league.name.en} ${WINNER.en}`,
    },
    closesAt,
    status: isOpen ? 'open' : 'closed',
    market: { key, kind: 'winner', period: 'full', level: 1, status: isOpen ? 'open' : 'closed', selections },
  };
}

/** The present winner markets. */
export function listOutrights(seed: number, now: number, sport?: SimSportKey): readonly SimOutright[] {
  const entries = sport ? leaguesOf(sport) : SIM_SPORTS.flatMap((key) => leaguesOf(key));
  return entries.filter(hasOutright).map((entry) => view(presentSeason(entry, now, seed), now));
}

/** How many winner markets of a sport are open. */
export function countOutrights(seed: number, now: number, sport: SimSportKey): number {
  return leaguesOf(sport).filter(
    (entry) => hasOutright(entry) && now < presentSeason(entry, now, seed).closesAt,
  ).length;
}

/** A winner market by its id, also a past one. */
export function findOutright(seed: number, now: number, id: string): SimOutright | undefined {
  const season = findSeason(id, seed);
  return season && season.closesAt - SEASON <= now ? view(season, now) : undefined;
}

/** Who won, once the season is over: drawn by the chances of its last moment. */
export function outrightOutcome(seed: number, now: number, id: string): SimOutcome | undefined {
  const season = findSeason(id, seed);
  if (!season) return undefined;
  if (now < season.closesAt) return { type: 'open' };
  const chances = chancesOf(season, season.closesAt);
  let rest = hashUnit(season.seed, 77);
  const winner = chances.find(({ p }) => (rest -= p) < 0) ?? chances[0];
  return winner ? { type: 'final', score: NIL, winner: winner.teamId } : { type: 'void' };
}
