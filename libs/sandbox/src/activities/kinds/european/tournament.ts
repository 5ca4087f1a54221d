import { hash, type SimOutright, type SimTableRow, type Simulation } from '@heptad/sandbox-simulation';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { Board } from '../../engine/kind';
import type { Fixture } from '../../engine/fixtures-of';

type European = Extract<Board, { kind: 'european' }>;

/** The cup of the simulation; its teams meet in one table, and its seasons end every thirty days. */
export const LEAGUE = '102';
const SPORT = 'football';
const SEASON_MS = 30 * 86_400_000;
/** How long before a season’s end its winner is picked no more. */
const PICK_BEFORE_MS = 3 * 86_400_000;
const PAST_SEASONS = 3;
const PAIRS = 8;
const MOST_STARS = 10;

/** The season of the cup that runs at a moment; undefined where the cup has none. */
export function seasonAt(simulation: Simulation, at: number): SimOutright | undefined {
  const present = simulation.outrights(SPORT).find(({ league }) => league.id === LEAGUE);
  if (present === undefined) return undefined;
  const behind = Math.ceil((present.closesAt - SEASON_MS - at) / SEASON_MS);
  return behind > 0 ? simulation.outright(seasonBefore(present.id, behind)) : present;
}

/** A season's number is the end of its id. */
function seasonBefore(id: string, seasons: number): string {
  return `${id.slice(0, 4)}${String(Number(id.slice(4)) - seasons).padStart(6, '0')}`;
}

/** Until when the winner of a season is picked. */
export const pickClosesAt = ({ closesAt }: SimOutright): number => closesAt - PICK_BEFORE_MS;

/** The winner of a season, by the team's id; undefined until it is known. */
export function winnerOf(simulation: Simulation, { id }: Pick<SimOutright, 'id'>): string | undefined {
  const outcome = simulation.outcome(id, 'full');
  return outcome?.type === 'final' ? outcome.winner : undefined;
}

/** The table of the cup as it stands. */
function tableOf(simulation: Simulation, locale: VenueLocale): European['groups'] {
  const rows = simulation.leagueTable(LEAGUE) ?? [];
  const name = { 'zh-CN': '积分榜', 'zh-TW': '積分榜', en: 'Table' }[locale];
  return [
    { name, rows: rows.map((row) => ({ ...row, team: { id: row.team.id, name: row.team.name[locale] } })) },
  ];
}

/** Who would meet if the table ended so: the first against the eighth, and on. */
function bracketOf(simulation: Simulation, locale: VenueLocale): European['bracket'] {
  const first = (simulation.leagueTable(LEAGUE) ?? []).slice(0, PAIRS);
  if (first.length < PAIRS) return [];
  const nameAt = (place: number): string => nameOf(first, place, locale);
  const rounds = {
    'zh-CN': ['八强（按目前排名）', '四强', '决赛'],
    'zh-TW': ['八強（按目前排名）', '四強', '決賽'],
    en: ['Quarter-finals (by the table now)', 'Semi-finals', 'Final'],
  }[locale];
  const [quarter = '', semi = '', final = ''] = rounds;
  return [
    {
      name: quarter,
      pairs: [0, 3, 1, 2].map((place) => ({ home: nameAt(place), away: nameAt(PAIRS - 1 - place) })),
    },
    { name: semi, pairs: [{}, {}] },
    { name: final, pairs: [{}] },
  ];
}

const nameOf = (rows: readonly SimTableRow[], place: number, locale: VenueLocale): string =>
  rows[place]?.team.name[locale] ?? '';

/** The winners of the seasons that are over, the latest first. */
function winnersOf(simulation: Simulation, now: number, locale: VenueLocale): European['winners'] {
  const present = seasonAt(simulation, now);
  const teams = simulation.leagueTable(LEAGUE) ?? [];
  if (present === undefined) return [];
  return Array.from({ length: PAST_SEASONS }, (_, place) => seasonBefore(present.id, place + 1)).flatMap(
    (id) => {
      const winner = winnerOf(simulation, { id });
      const team = teams.find((row) => row.team.id === winner)?.team;
      return team === undefined ? [] : [{ season: String(Number(id.slice(4))), team: team.name[locale] }];
    },
  );
}

/**
 * Who has scored most in the matches that are shown. The simulation counts goals by side; which of the starters up front has scored is drawn
 * from the match and the goal, so that it is the same whenever it is asked.
 */
function starsOf(
  simulation: Simulation,
  fixtures: readonly Fixture[],
  locale: VenueLocale,
): European['stars'] {
  const goals = new Map<string, { name: string; team: string; goals: number }>();
  for (const { id, score, home, away, result } of fixtures) {
    const lineUps = simulation.lineUps(id);
    if (result === undefined || score === undefined || lineUps?.state !== 'announced') continue;
    for (const side of ['home', 'away'] as const) {
      const front = lineUps[side].starters.slice(-6);
      for (let goal = 0; goal < score[side]; goal += 1) {
        const player = front[hash(Number(id), side === 'home' ? 1 : 2, goal) % front.length];
        if (player === undefined) continue;
        const known = goals.get(player.id)?.goals ?? 0;
        const team = (side === 'home' ? home : away).name;
        goals.set(player.id, { name: player.name[locale], team, goals: known + 1 });
      }
    }
  }
  return [...goals.entries()]
    .toSorted(([a, one], [b, other]) => other.goals - one.goals || (a < b ? -1 : 1))
    .slice(0, MOST_STARS)
    .map(([, star], place) => ({ rank: place + 1, ...star }));
}

/** What is reckoned of the cup from many matches. */
type Reckoned = Pick<European, 'groups' | 'bracket' | 'stars' | 'winners'>;

/** How long it is shown before it is reckoned anew, ms. */
const RECKON_MS = 3_600_000;

const reckoned = new WeakMap<
  Simulation,
  Map<VenueLocale, { readonly hour: number; readonly all: Reckoned }>
>();

/** Table, bracket, stars and former winners, reckoned once an hour. @param fixtures whose goals are counted */
export function reckonedOf(
  simulation: Simulation,
  fixtures: readonly Fixture[],
  now: number,
  locale: VenueLocale,
): Reckoned {
  const hour = Math.floor(now / RECKON_MS);
  const kept = reckoned.get(simulation) ?? new Map<VenueLocale, { hour: number; all: Reckoned }>();
  reckoned.set(simulation, kept);
  const known = kept.get(locale);
  if (known?.hour === hour) return known.all;
  const all = {
    groups: tableOf(simulation, locale),
    bracket: bracketOf(simulation, locale),
    stars: starsOf(simulation, fixtures, locale),
    winners: winnersOf(simulation, now, locale),
  };
  kept.set(locale, { hour, all });
  return all;
}
