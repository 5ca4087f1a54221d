import fc from 'fast-check';
import { calendarOf, DAY } from '../calendar/calendar';
import { NO_ORDERS } from '../timelines/command-rules';
import { createMemoryCommandStore } from '../commands/command-store';
import { createSimulation } from './create-simulation';
import { countFixtures, findFixtures } from './lists';
import { createMatchTimelines } from '../timelines/match-timelines';
import { createLeagueTables } from '../timelines/league-table';
import { createOutrights } from '../pricing/outrights';
import { playMatch } from '../timelines/play';
import { SIM_SPORTS } from '../model/sport';

const SEED = 5;
const PERIODS = ['live', 'today', 'early', 'virtual', 'esports', 'ended'] as const;
const calendar = calendarOf(SEED);
const timelines = createMatchTimelines(() => NO_ORDERS);
const outrights = createOutrights(SEED, createLeagueTables(calendar, timelines), 1);

const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) });
const sports = fc.constantFrom(...SIM_SPORTS);

describe('how many matches a list has', () => {
  it('is as many as it finds, whatever the moment, sport and list', () => {
    fc.assert(
      fc.property(moments, sports, fc.constantFrom(...PERIODS), (now, sport, period) => {
        const filter = { period, sport };
        expect(countFixtures(calendar, timelines, filter, now)).toBe(
          findFixtures(calendar, timelines, filter, now).length,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('counts as over what really is, played to its end', () => {
    fc.assert(
      fc.property(moments, sports, (now, sport) => {
        const from = now - DAY / 3;
        const over = calendar.between(sport, from, now).filter(({ id, ...rest }) => {
          return playMatch({ id, ...rest }, []).endsAt <= now;
        });
        expect(countFixtures(calendar, timelines, { period: 'ended', sport, from }, now)).toBe(over.length);
      }),
      { numRuns: 40 },
    );
  });

  it('follows a command that ends a match before its time', async () => {
    const now = Date.UTC(2026, 10, 20, 12);
    const simulation = await createSimulation({
      seed: SEED,
      clock: { now: () => now },
      store: createMemoryCommandStore(),
    });
    const live = { period: 'live', sport: 'football' } as const;
    const ended = { period: 'ended', sport: 'football' } as const;
    const [before, over] = [simulation.count(live), simulation.count(ended)];
    const [match] = simulation.matches({ ...live, limit: 1 });
    await simulation.command(match?.id ?? '', { type: 'end' });
    expect([simulation.count(live), simulation.count(ended)]).toEqual([before - 1, over + 1]);
  });

  it('counts winner markets as they are open', () => {
    fc.assert(
      fc.property(moments, sports, (now, sport) => {
        const open = outrights.list(now, sport).filter(({ status }) => status === 'open');
        expect(outrights.count(now, sport)).toBe(open.length);
      }),
      { numRuns: 40 },
    );
  });

  it('begins with the latest where the matches are over', () => {
    const now = Date.UTC(2026, 10, 20, 12);
    const kickOffs = findFixtures(calendar, timelines, { period: 'ended', sport: 'tennis' }, now).map(
      ({ kickOff }) => kickOff,
    );
    expect(kickOffs.length).toBeGreaterThan(1);
    expect(kickOffs).toEqual(kickOffs.toSorted((a, b) => b - a));
  });
});
