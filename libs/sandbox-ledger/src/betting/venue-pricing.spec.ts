import { createMemoryCommandStore, createSimulation } from '@heptad/sandbox-simulation';
import type { SimExtraKind, SimMarket, Simulation } from '@heptad/sandbox-simulation';
import type { BetVenue } from './betting';
import { VENUE_PRICING, pricedFor } from './venue-pricing';

const NOON = Date.UTC(2026, 3, 12, 12);
const VENUES = Object.keys(VENUE_PRICING) as BetVenue[];
const EXTRA: readonly SimExtraKind[] = [
  'pointsHandicap',
  'bookingsHandicap',
  'bookingsOverUnder',
  'cornersBookingsOverUnder',
];

let simulation: Simulation;
beforeAll(async () => {
  simulation = await createSimulation({
    seed: 3,
    clock: { now: () => NOON },
    store: createMemoryCommandStore(),
  });
});

const marginOf = ({ selections }: SimMarket) =>
  selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0) - 1;

/** The two-way and three-way markets of the football that a venue offers today. */
function marketsOf(venue: BetVenue): readonly SimMarket[] {
  return pricedFor(simulation, venue)
    .matches({ period: 'today', sport: 'football', limit: 60 })
    .flatMap(({ markets }) => markets);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('what each venue keeps', () => {
  it('differs from venue to venue, and lies between 3 and 9 percent in every market', () => {
    const kept = VENUES.map((venue) => {
      const margins = marketsOf(venue).map(marginOf);
      expect(margins.length).toBeGreaterThan(100);
      expect(Math.min(...margins)).toBeGreaterThan(0.03);
      expect(Math.max(...margins)).toBeLessThan(0.09);
      return average(margins);
    });
    const sorted = kept.toSorted((a, b) => a - b);
    for (const [place, value] of sorted.slice(1).entries())
      expect(value - (sorted[place] ?? 0)).toBeGreaterThan(0.0015);
  });

  it('leaves no sure win between the prices of two venues', () => {
    const best = new Map<string, Map<string, number>>();
    for (const market of VENUES.flatMap(marketsOf)) {
      const sides = best.get(market.key) ?? new Map<string, number>();
      for (const { side, odds } of market.selections)
        sides.set(side, Math.max(sides.get(side) ?? 0, Number(odds)));
      best.set(market.key, sides);
    }
    for (const sides of best.values())
      expect([...sides.values()].reduce((sum, odds) => sum + 1 / odds, 0)).toBeGreaterThan(1);
  });

  it('is the same after a restart, and the quote is the price of the list', async () => {
    const again = await createSimulation({
      seed: 3,
      clock: { now: () => NOON },
      store: createMemoryCommandStore(),
    });
    for (const venue of VENUES) {
      const [market] = marketsOf(venue);
      const [selection] = market?.selections ?? [];
      expect(pricedFor(simulation, venue).quote(selection?.key ?? '')?.odds).toBe(selection?.odds);
      expect(pricedFor(again, venue).quote(selection?.key ?? '')?.odds).toBe(selection?.odds);
    }
  });

  it('holds for the winners of leagues too', () => {
    const kept = VENUES.map((venue) =>
      pricedFor(simulation, venue)
        .outrights('football')
        .map(({ market }) => marginOf(market)),
    );
    for (const margins of kept) for (const margin of margins) expect(margin).toBeGreaterThan(0.03);
    expect(new Set(kept.map((margins) => average(margins).toFixed(4))).size).toBe(VENUES.length);
  });
});

describe('lines beyond the usual ones', () => {
  const kindsOf = (venue: BetVenue, sport: 'football' | 'tennis') =>
    pricedFor(simulation, venue)
      .matches({ period: 'early', sport, limit: 10, markets: 'all' })
      .flatMap(({ markets }) => markets.map(({ kind }) => kind));

  it('SPORT-028 are offered by IM, on football and on sports of sets, and by no other venue', () => {
    const im = new Set([...kindsOf('IMTY', 'football'), ...kindsOf('IMTY', 'tennis')]);
    for (const kind of EXTRA) expect(im).toContain(kind);
    for (const venue of VENUES.filter((each) => each !== 'IMTY'))
      for (const kind of [...kindsOf(venue, 'football'), ...kindsOf(venue, 'tennis')])
        expect(EXTRA).not.toContain(kind);
  });

  it('have no price elsewhere', () => {
    const market = pricedFor(simulation, 'IMTY')
      .matches({ period: 'early', sport: 'football', limit: 10, markets: 'all' })
      .flatMap(({ markets }) => markets)
      .find(({ kind }) => kind === 'bookingsOverUnder');
    const key = market?.selections[0]?.key ?? '';
    expect(pricedFor(simulation, 'IMTY').quote(key)).toMatchObject({ state: 'open' });
    expect(pricedFor(simulation, 'FBTY').quote(key)).toMatchObject({ state: 'closed', odds: '0.00' });
  });
});
