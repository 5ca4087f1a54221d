import { leaguesOf } from '../catalogue/catalogue';
import type { LeagueEntry, RealFixture } from '../catalogue/catalogue';
import { Recent } from '../cache/recent';
import { replayOf } from './replayed-result';
import { createRandom, hash, hashUnit, shuffled } from '../random/seeded';
import { SIM_SPORTS } from '../model/sport';
import type { SimSportKey } from '../model/sport';
import { SPORT_RULES } from '../catalogue/sport-rules';

/** A match's place in the calendar. */
export interface Fixture {
  readonly id: string;
  readonly sport: SimSportKey;
  readonly entry: LeagueEntry;
  readonly homeId: string;
  readonly awayId: string;
  readonly kickOff: number;
  /** The real match that is played here, where there is one, with the score it is replayed with. */
  readonly real?: RealFixture;
  /** What makes this match different from all others. */
  readonly seed: number;
  /** Kicked off by command: nothing is drawn to happen in it. */
  readonly staged?: true;
}

export interface Calendar {
  /** Undefined for an id that names no match. */
  find(id: string): Fixture | undefined;
  /** Matches of a sport with a kick-off in `[from, until)`, by kick-off. */
  between(sport: SimSportKey, from: number, until: number): readonly Fixture[];
}

export const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const STEP = 60_000;
/** Days of all sports together; two weeks of results of one venue's sports fit in beside the days ahead. */
const KEPT_DAYS = 400;

/** Kick-offs stay in the first part of their slot, so that two are never much further apart than a slot; virtual ones are regular. */
const SLOT_SPREAD = 0.35;

/** The number of the UTC day a moment is in; day 0 is 2020-01-01. */
export function dayOf(time: number): number {
  return Math.floor((time - FIRST_DAY) / DAY);
}

interface Pairing {
  readonly entry: LeagueEntry;
  readonly homeId: string;
  readonly awayId: string;
  readonly real?: RealFixture;
}

/** Rounds of a real season in the order of one replay: every replay has another. */
function replayedRound(entry: LeagueEntry, round: number, seed: number): readonly RealFixture[] {
  const rounds = entry.rounds ?? [];
  const replay = Math.floor(round / rounds.length);
  return (
    shuffled(rounds, createRandom(hash(seed, Number(entry.league.id), replay)))[round % rounds.length] ?? []
  );
}

/**
 * The pairings of one round. Real seasons start over after their last round, in another order. In an invented league one half of the teams keeps its
 * place in the round and the other half moves up by one each time, so that nobody plays twice within one round's time.
 */
function roundOf(entry: LeagueEntry, round: number, seed: number): readonly Pairing[] {
  const { rounds, teams, league } = entry;
  if (rounds) {
    const fixtures = replayedRound(entry, Math.max(round, 0), seed);
    return fixtures.map((real) => ({ entry, homeId: real.homeId, awayId: real.awayId, real }));
  }
  const order = shuffled(teams, createRandom(hash(seed, Number(league.id))));
  const half = order.length >> 1;
  return order.slice(0, half).flatMap((staying, place) => {
    const moving = order[half + ((place + round) % half)];
    if (!moving) return [];
    const turned = hash(seed, round, Number(staying.id)) % 2 === 0;
    const [home, away] = turned ? [moving, staying] : [staying, moving];
    return [{ entry, homeId: home.id, awayId: away.id }];
  });
}

/** All groups that kick off together on a day, leagues mixed evenly over it. */
function groupsOf(sport: SimSportKey, day: number, seed: number): readonly (readonly Pairing[])[] {
  const { roundsPerDay, together } = SPORT_RULES[sport];
  const placed: { at: number; pairings: readonly Pairing[] }[] = [];
  leaguesOf(sport).forEach((entry, index, all) => {
    const pairings: Pairing[] = [];
    for (let round = 0; round < roundsPerDay; round += 1)
      pairings.push(...roundOf(entry, day * roundsPerDay + round, seed));
    const groups = Math.ceil(pairings.length / together);
    for (let group = 0; group < groups; group += 1) {
      const at = (group + (index + 0.5) / all.length) / groups;
      placed.push({ at, pairings: pairings.slice(group * together, (group + 1) * together) });
    }
  });
  return placed.sort((a, b) => a.at - b.at).map((group) => group.pairings);
}

function buildDay(sport: SimSportKey, day: number, seed: number): readonly Fixture[] {
  const { code, family } = SPORT_RULES[sport];
  const groups = groupsOf(sport, day, seed);
  const slot = DAY / groups.length;
  const spread = family === 'virtual' ? 0 : SLOT_SPREAD;
  const step = family === 'virtual' ? 1000 : Math.min(slot / 4, sport === 'football' ? 5 * STEP : STEP);
  let index = 0;
  return groups.flatMap((group, place) => {
    const wish = (place + spread * hashUnit(seed, code, day, place)) * slot;
    const kickOff = FIRST_DAY + day * DAY + Math.round(Math.floor(wish / step) * step);
    return group.map((pairing): Fixture => {
      const id = `${code}${String(day).padStart(4, '0')}${String(index).padStart(4, '0')}`;
      index += 1;
      const own = hash(seed, Number(id));
      const { entry, real } = pairing;
      return { ...pairing, ...(real && { real: replayOf(entry, real, own) }), id, sport, kickOff, seed: own };
    });
  });
}

/** Two matches of one team must be further apart than this. */
const REST = 150 * STEP;

/** Whether of two matches of one team the second must go: the one in the less important league, or the later in the same. */
const yields = (other: Fixture, fixture: Fixture): boolean =>
  other.entry.league.rank < fixture.entry.league.rank ||
  (other.entry === fixture.entry &&
    (other.kickOff - fixture.kickOff || Number(other.id) - Number(fixture.id)) < 0);

/** Takes out matches of teams that play another at about that time, as a champions' league and its countries' leagues would have it. */
function withoutClashes(day: readonly Fixture[], around: readonly Fixture[]): readonly Fixture[] {
  const ofTeam = new Map<string, Fixture[]>();
  for (const fixture of around)
    for (const team of [fixture.homeId, fixture.awayId]) {
      const known = ofTeam.get(team);
      if (known === undefined) ofTeam.set(team, [fixture]);
      else known.push(fixture);
    }
  const isTaken = (team: string, fixture: Fixture): boolean =>
    (ofTeam.get(team) ?? []).some(
      (other) => Math.abs(other.kickOff - fixture.kickOff) < REST && yields(other, fixture),
    );
  return day.filter((fixture) => !isTaken(fixture.homeId, fixture) && !isTaken(fixture.awayId, fixture));
}

/** The calendar of a seed: the same days and matches whenever and in whatever order it is asked. */
function createCalendar(seed: number): Calendar {
  const drafts = new Recent<readonly Fixture[]>(KEPT_DAYS);
  const days = new Recent<ReadonlyMap<string, Fixture>>(KEPT_DAYS);

  function draft(sport: SimSportKey, day: number): readonly Fixture[] {
    return kept(drafts, `${sport} ${day}`, () => buildDay(sport, day, seed));
  }

  function fixturesOf(sport: SimSportKey, day: number): ReadonlyMap<string, Fixture> {
    return kept(days, `${sport} ${day}`, () => {
      if (day < 0 || day > 9999) return new Map();
      const own = draft(sport, day);
      // Only football teams play in two leagues.
      if (sport !== 'football') return new Map(own.map((fixture) => [fixture.id, fixture]));
      const around = [...draft(sport, day - 1), ...own, ...draft(sport, day + 1)];
      return new Map(withoutClashes(own, around).map((fixture) => [fixture.id, fixture]));
    });
  }

  return {
    find(id) {
      if (!/^\d{10}$/.test(id)) return undefined;
      const code = Number(id.slice(0, 2));
      const sport = SIM_SPORTS.find((key) => SPORT_RULES[key].code === code);
      return sport && fixturesOf(sport, Number(id.slice(2, 6))).get(id);
    },
    between(sport, from, until) {
      const found: Fixture[] = [];
      for (let day = dayOf(from); day <= dayOf(until); day += 1) {
        for (const fixture of fixturesOf(sport, day).values()) {
          if (fixture.kickOff >= from && fixture.kickOff < until) found.push(fixture);
        }
      }
      return found;
    },
  };
}

/** Seeds of the simulations that one process may run beside each other. */
const KEPT_SEEDS = 4;
const calendars = new Recent<Calendar>(KEPT_SEEDS);

/** The calendar of a seed, one for all simulations of a process: its days take long to draw and are the same in each. */
export function calendarOf(seed: number): Calendar {
  return kept(calendars, String(seed), () => createCalendar(seed));
}

function kept<T>(cache: Recent<T>, key: string, make: () => T): T {
  return cache.get(key) ?? cache.set(key, make());
}
