import fc from 'fast-check';
import { VENUE_CODES } from '@heptad/venue-gateway';
import {
  choicesMade,
  defaultSpan,
  firstView,
  isNarrowed,
  KINDS,
  OUTCOMES_OF,
  readFilters,
  recordsQuery,
  TABS,
  withChoice,
  withTab,
  writeFilters,
  type RecordFilters,
} from './record-filters';
import { momentsOf } from './time-span';

const NOW = new Date(2026, 2, 1, 13, 30).getTime();
const WEEK = momentsOf({ kind: 'named', name: '7' }, NOW);

const filters = fc.constantFrom(...TABS).chain((tab) =>
  fc
    .record({
      span: fc.constantFrom('today' as const, 'yesterday' as const, '7' as const, '30' as const),
      venue: fc.option(fc.constantFrom(...VENUE_CODES), { nil: undefined }),
      sport: fc.option(fc.constantFrom('football', 'virtualBasketball'), { nil: undefined }),
      kind: fc.option(fc.constantFrom(...KINDS), { nil: undefined }),
      outcome: fc.option(fc.constantFrom(undefined, ...OUTCOMES_OF[tab]), { nil: undefined }),
    })
    .map(({ span, ...choice }): RecordFilters =>
      withChoice({ tab, span: { kind: 'named', name: span } }, choice),
    ),
);

const read = (query: string) => readFilters(new URLSearchParams(query), NOW);

describe('the filters of the address', () => {
  it('come back as they were written', () => {
    fc.assert(fc.property(filters, (each) => expect(readFilters(writeFilters(each), NOW)).toEqual(each)));
  });

  it('count as absent when they make no sense', () => {
    expect(read('tab=all&venue=XX&time=365&sport=%3Cscript%3E&kind=both&type=x&state=won')).toEqual({
      tab: 'open',
      span: defaultSpan('open'),
    });
    expect(read('tab=settled&time=all').span).toEqual(defaultSpan('settled'));
    expect(read('tab=settled&state=pending').outcome).toBeUndefined();
  });

  it('still read the old address of settled bets', () => {
    expect(read('settled=1').tab).toBe('settled');
    expect(writeFilters(read('settled=1')).toString()).toBe('tab=settled');
  });

  it('narrow a list by every choice and by another span, never by its tab', () => {
    for (const tab of TABS) expect(isNarrowed(firstView(tab))).toBe(false);
    fc.assert(
      fc.property(filters, (each) =>
        expect(isNarrowed(each)).toBe(
          writeFilters(each).toString() !== writeFilters(firstView(each.tab)).toString(),
        ),
      ),
    );
  });

  it('keep venue, sport and kind from list to list, and what only one list has not', () => {
    const narrowed = read('tab=settled&venue=FBTY&sport=tennis&kind=combo&state=won&time=2026-02');
    expect(choicesMade(narrowed)).toBe(3);
    expect(withTab(narrowed, 'open')).toEqual({
      tab: 'open',
      span: defaultSpan('open'),
      venue: 'FBTY',
      sport: 'tennis',
      kind: 'combo',
    });
  });

  it('are taken off by a choice of nothing', () => {
    fc.assert(
      fc.property(filters, (each) => {
        const bare = withChoice(each, {
          venue: undefined,
          sport: undefined,
          kind: undefined,
          outcome: undefined,
        });
        expect(bare).toEqual({ tab: each.tab, span: each.span });
      }),
    );
  });
});

describe('what the platform is asked', () => {
  it('bounds settled bets alone: an open bet is never too old to be shown', () => {
    expect(recordsQuery(read(''), {}, NOW)).toEqual({ settled: false });
    expect(recordsQuery(read('tab=settled&venue=FBTY'), {}, NOW)).toEqual({
      settled: true,
      venue: 'FBTY',
      ...WEEK,
    });
  });

  it('finds halves among what was won and lost, and bets cashed out by themselves', () => {
    expect(recordsQuery(read('tab=settled&state=won'), {}, NOW).states).toEqual(['won', 'halfWon']);
    expect(recordsQuery(read('tab=settled&state=lost'), {}, NOW).states).toEqual(['lost', 'halfLost']);
    expect(recordsQuery(read('tab=cashOut'), {}, NOW)).toEqual({
      settled: true,
      states: ['cashedOut'],
      ...WEEK,
    });
  });

  it('keeps to what its page is about, whatever the address says', () => {
    expect(recordsQuery(read(''), { sports: 'virtual' }, NOW)).toEqual({ settled: false, scope: 'virtual' });
    expect(recordsQuery(read('kind=single'), { kind: 'combo' }, NOW)).toEqual({
      settled: false,
      kind: 'combo',
    });
  });
});
