import fc from 'fast-check';
import { calendarOf, DAY } from './calendar';
import { LEAGUES, leaguesOf } from '../catalogue/catalogue';
import { playMatch } from '../timelines/play';
import { SIM_SPORTS } from '../model/sport';
import { SPORT_RULES } from '../catalogue/sport-rules';

const calendar = calendarOf(1);
const NOW = Date.UTC(2026, 4, 3, 9, 30);

describe('calendar', () => {
  it('finds every match again by its id', () => {
    for (const sport of SIM_SPORTS) {
      for (const fixture of calendar.between(sport, NOW, NOW + DAY / 4)) {
        expect(calendar.find(fixture.id)).toBe(fixture);
        expect(fixture.id).toMatch(/^\d{10}$/);
      }
    }
  });

  it('knows nothing of ids that are none', () => {
    for (const id of ['', '11', '9900010001', '1100019999', '11000a0001', '11-0010001']) {
      expect(calendar.find(id)).toBeUndefined();
    }
  });

  it('has a match in play in every sport at any moment', () => {
    const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(...SIM_SPORTS),
        (now, seed, sport) => {
          const { longest } = SPORT_RULES[sport];
          const begun = calendarOf(seed).between(sport, now - longest, now);
          const live = begun.filter((fixture) => playMatch(fixture, []).endsAt > now);
          expect(live.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('lets nobody play twice at the same time', () => {
    for (const sport of SIM_SPORTS) {
      const busyUntil = new Map<string, number>();
      for (const fixture of calendar.between(sport, NOW, NOW + 2 * DAY)) {
        const { endsAt } = playMatch(fixture, []);
        for (const team of [fixture.homeId, fixture.awayId]) {
          expect(busyUntil.get(team) ?? 0).toBeLessThanOrEqual(fixture.kickOff);
          busyUntil.set(team, endsAt);
        }
      }
    }
  });

  it('names every team and league in three languages, in Chinese where Chinese is asked for', () => {
    for (const { league, teams } of LEAGUES) {
      for (const { name } of [league, ...teams]) {
        expect(name['zh-CN']).toMatch(/\p{Script=Han}/u);
        expect(name['zh-TW']).toMatch(/\p{Script=Han}/u);
        expect(name.en).toMatch(/^[^\p{Script=Han}]+$/u);
      }
    }
    expect(leaguesOf('football')).toHaveLength(9);
  });
});
