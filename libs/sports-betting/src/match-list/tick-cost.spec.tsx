import * as formatting from '@heptad/formatting';
import { LIST_INTERVAL_MS, type Match, type MatchQuery } from '@heptad/venue-gateway';
import { act } from '@testing-library/react';
import { layRowsOut } from '../testing/row-layout';
import { fakeMarket, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import { UNREFINED } from '../list-tools/list-refinement';
import * as boardColumns from '../match/card-columns';
import * as crests from '../crests/crest';
import { MatchList } from './match-list';

// A list of a thousand takes a busy machine seconds to set up.
jest.setTimeout(20_000);

// What a card, a crest and a price call once whenever they are drawn.
jest.mock('../match/card-columns', () => {
  const real = jest.requireActual<typeof boardColumns>('../match/card-columns');
  return { ...real, cardColumns: jest.fn(real.cardColumns) };
});
jest.mock('../crests/crest', () => {
  const real = jest.requireActual<typeof crests>('../crests/crest');
  return { ...real, crestsOf: jest.fn(real.crestsOf) };
});
jest.mock('@heptad/formatting', () => {
  const real = jest.requireActual<typeof formatting>('@heptad/formatting');
  return { ...real, convertOdds: jest.fn(real.convertOdds) };
});

const drawnCards = jest.mocked(boardColumns.cardColumns);
const drawnCrests = jest.mocked(crests.crestsOf);
const drawnPrices = jest.mocked(formatting.convertOdds);

const MATCHES = 1_000;
const PAGE_SIZE = 100;
const LEAGUE_SIZE = 10;
const ROW_HEIGHT = 100;

interface Change {
  readonly price?: string;
  readonly goals?: number;
  readonly points?: number;
}

function matchAt(place: number, { price = '2.20', goals = 0, points = 0 }: Change = {}): Match {
  const league = String(Math.floor(place / LEAGUE_SIZE));
  return fakeMatch(`t${place}`, {
    league: { id: league, name: `联赛${league}` },
    score: { home: goals, away: 0 },
    stageScores: [{ stage: 'set1', score: { home: points, away: 0 } }],
    serving: points % 2 === 0 ? 'home' : 'away',
    markets: [fakeMarket(`t${place}`, 'moneyline', { home: price, draw: '3.30', away: '3.10' })],
  });
}

async function show() {
  const changes = new Map<number, Change>();
  const matches = async ({ page = 1 }: MatchQuery) => {
    const first = (page - 1) * PAGE_SIZE;
    return pageOf(
      Array.from({ length: PAGE_SIZE }, (_, place) => matchAt(first + place, changes.get(first + place))),
      { page, total: MATCHES, hasMore: first + PAGE_SIZE < MATCHES },
    );
  };
  await showSports({
    page: (
      <MatchList
        venue="IMTY"
        period="live"
        sport="football"
        refinement={UNREFINED}
        onRefine={() => undefined}
      />
    ),
    venue: { matches },
  });
  await settle();
  await settle();
  return changes;
}

/** What the next answer draws: cards, crests and prices. */
async function tick() {
  drawnCards.mockClear();
  drawnCrests.mockClear();
  drawnPrices.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(LIST_INTERVAL_MS.live));
  await settle();
  await settle();
  return {
    cards: drawnCards.mock.calls.length,
    crests: drawnCrests.mock.calls.length,
    prices: drawnPrices.mock.calls.length,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  layRowsOut(ROW_HEIGHT);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a tick of a list of a thousand matches', () => {
  it('draws what changed on the screen, and nothing else', async () => {
    const changes = await show();
    const mounted = document.querySelectorAll('article').length;
    expect(mounted).toBeGreaterThan(3);
    expect(mounted).toBeLessThan(20);

    // A point within a set draws its own place, neither its card, a crest nor a price.
    changes.set(2, { points: 7 });
    expect(await tick()).toEqual({ cards: 0, crests: 0, prices: 0 });
    expect(document.querySelectorAll('article')[2]).toHaveTextContent('7-0');

    changes.set(0, { price: '2.30' });
    changes.set(900, { price: '2.40' });
    expect(await tick()).toEqual({ cards: 0, crests: 0, prices: 1 });
    expect(document.querySelector('article')).toHaveTextContent('2.30');

    changes.set(1, { goals: 1 });
    changes.set(901, { goals: 1 });
    expect(await tick()).toMatchObject({ cards: 1 });
  });
});
