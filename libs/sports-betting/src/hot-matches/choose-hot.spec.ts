import fc from 'fast-check';
import type { Market, Match } from '@heptad/venue-gateway';
import { cardColumns } from '../match/card-columns';
import { splitMatch } from '../match/match-shape';
import { fakeMarket, fakeMatch } from '../testing/sports-scene';
import { HOT_COUNT, HOT_UNTIL_MINUTE, hotMatches, type HotCandidates } from './choose-hot';

const NOW = Date.UTC(2030, 0, 1, 13);
const MINUTE = 60_000;

const shape = (match: Match) => splitMatch(match).shape;
const running = (id: string, more: Partial<Match> = {}) => shape(fakeMatch(id, more));
const upcoming = (id: string, minutes: number, more: Partial<Match> = {}) =>
  shape(fakeMatch(id, { status: 'upcoming', kickOff: NOW + minutes * MINUTE, ...more }));
const withMain = (id: string, status: Market['status']) =>
  running(id, {
    markets: [
      fakeMarket(id, 'handicap', { home: '1.90', away: '2.05' }, { line: '-0.25' }),
      fakeMarket(id, 'overUnder', { over: '1.80', under: '2.10' }, { line: '2.5' }),
      fakeMarket(id, 'moneyline', { home: '2.20', draw: '3.30', away: '3.10' }, { status }),
    ],
  });

const chosen = (candidates: Partial<HotCandidates>) =>
  hotMatches({ running: [], upcoming: [], minuteOf: () => 30, now: NOW, shown: [], ...candidates }).map(
    ({ id }) => id,
  );

describe('the choice of hot matches', () => {
  it('takes running ones first, then those that begin soonest', () => {
    expect(
      chosen({
        running: [running('r1'), running('r2')],
        upcoming: [upcoming('late', 90), upcoming('soon', 5)],
      }),
    ).toEqual(['r1', 'r2', 'soon', 'late']);
  });

  it.each([
    [0, true],
    [79, true],
    [80, false],
    [93, false],
    [undefined, false],
  ])('at minute %s a running match is hot: %s', (minute, hot) => {
    expect(chosen({ running: [running('r')], minuteOf: () => minute })).toEqual(hot ? ['r'] : []);
  });

  it.each([
    ['open', ['r']],
    ['suspended', []],
    ['closed', []],
  ] as const)('with a main market %s it has %j', (status, ids) => {
    expect(chosen({ running: [withMain('r', status)] })).toEqual(ids);
  });

  it('leaves out a match that has a main market not at all', () => {
    expect(chosen({ running: [running('r', { markets: [] })] })).toEqual([]);
  });

  it('leaves out what should have begun, what is over and what is suspended', () => {
    expect(
      chosen({
        running: [running('over', { status: 'ended' }), running('halted', { status: 'suspended' })],
        upcoming: [upcoming('past', 0), upcoming('soon', 1)],
      }),
    ).toEqual(['soon']);
  });

  it('sets matches of one league beside each other', () => {
    const other = { league: { id: 'l2', name: '银河联赛' } };
    expect(chosen({ running: [running('a1'), running('b1', other), running('a2')] })).toEqual([
      'a1',
      'a2',
      'b1',
    ]);
  });

  it('keeps what is shown in its place, and fills the place of what is hot no more', () => {
    const minutes = new Map([['gone', 80]]);
    expect(
      chosen({
        running: [running('new'), running('r1'), running('gone'), running('r2')],
        minuteOf: (id) => minutes.get(id) ?? 30,
        shown: ['r1', 'gone', 'r2'],
      }),
    ).toEqual(['r1', 'new', 'r2']);
  });

  it('keeps what is shown while a market of it is suspended, and not once it is closed', () => {
    expect(chosen({ running: [withMain('r', 'suspended')], shown: ['r'] })).toEqual(['r']);
    expect(chosen({ running: [withMain('r', 'closed')], shown: ['r'] })).toEqual([]);
  });

  it('names a match once, that two lists know while it kicks off', () => {
    expect(chosen({ running: [running('m')], upcoming: [upcoming('m', 1)] })).toEqual(['m']);
  });
});

describe('whatever the lists are, hot matches', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
  const status = fc.constantFrom<Market['status']>('open', 'suspended', 'closed');
  const lists = fc.record({
    running: fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), status), {
      selector: ([id]) => id,
      maxLength: ids.length,
    }),
    upcoming: fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: -5, max: 300 })), {
      selector: ([id]) => id,
      maxLength: ids.length,
    }),
    minutes: fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 0, max: 120 })),
    shown: fc.uniqueArray(fc.constantFrom(...ids, 'unknown'), { maxLength: 8 }),
  });
  type Made = typeof lists extends fc.Arbitrary<infer Value> ? Value : never;
  const candidatesOf = (made: Made): HotCandidates => ({
    running: made.running.map(([id, market]) => withMain(id, market)),
    upcoming: made.upcoming.map(([id, minutes]) => upcoming(id, minutes)),
    minuteOf: (id) => made.minutes[id],
    now: NOW,
    shown: made.shown,
  });

  it('are never late, never closed, never too many, and each once', () => {
    fc.assert(
      fc.property(lists, (made) => {
        const candidates = candidatesOf(made);
        const hot = hotMatches(candidates);
        expect(hot.length).toBeLessThanOrEqual(HOT_COUNT);
        expect(new Set(hot.map(({ id }) => id)).size).toBe(hot.length);
        for (const match of hot) {
          for (const { market } of cardColumns(match)) expect(market).toBeDefined();
          if (match.status === 'live') expect(candidates.minuteOf(match.id)).toBeLessThan(HOT_UNTIL_MINUTE);
          else expect(match.kickOff).toBeGreaterThan(NOW);
        }
      }),
    );
  });

  it('begin with all that run', () => {
    fc.assert(
      fc.property(lists, (made) => {
        const hot = hotMatches({ ...candidatesOf(made), shown: [] }).map((match) => match.status);
        expect(hot).toEqual([
          ...hot.filter((each) => each === 'live'),
          ...hot.filter((each) => each === 'upcoming'),
        ]);
      }),
    );
  });

  it('stay the same when chosen once more', () => {
    fc.assert(
      fc.property(lists, (made) => {
        const once = hotMatches(candidatesOf(made)).map(({ id }) => id);
        expect(hotMatches({ ...candidatesOf(made), shown: once }).map(({ id }) => id)).toEqual(once);
      }),
    );
  });
});
