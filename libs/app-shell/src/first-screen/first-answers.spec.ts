import type { ApiClient, Result } from '@heptad/api-client';
import { home } from '@heptad/contracts';
import type { MatchPage, SportsVenue, VenueGateway } from '@heptad/venue-gateway';
import { answersOf, questionOf, withAnswers } from './first-answers';

const LIST: MatchPage = { matches: [], page: 1, total: 0, hasMore: false, dropped: 0 };
const QUERY = { period: 'live', sport: 'football', page: 1 } as const;
const BANNERS = [{ id: '1' }];

function scene(answers: Readonly<Record<string, unknown>>, { at = 0, now = 0, since = 0 } = {}) {
  jest.spyOn(performance, 'now').mockReturnValue(since);
  const send = jest.fn(async () => ({ ok: true, value: 'asked' }));
  const matches = jest.fn(async (): Promise<Result<MatchPage>> => ({ ok: true, value: LIST }));
  const sports = jest.fn(async () => ({ ok: true, value: [] }) as const);
  const own = {
    api: { send } as unknown as ApiClient,
    venues: {
      sports: (code: string) => ({ code, matches, sports }) as unknown as SportsVenue,
    } as unknown as VenueGateway,
  };
  const first = { path: '/', locale: 'en', at, answers } as const;
  const { api, venues } = withAnswers(
    own,
    answersOf(first, () => now),
  );
  return { api, venues, send, matches, sports };
}

describe('answers that came with a page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are given to the questions that they answer, once, and nothing is sent', async () => {
    const { api, send } = scene({ [questionOf(home.banners.path, {})]: BANNERS });
    expect(await api.send(home.banners, {})).toEqual({ ok: true, value: BANNERS });
    expect(send).not.toHaveBeenCalled();
    // Who asks again wants news.
    expect(await api.send(home.banners, {})).toEqual({ ok: true, value: 'asked' });
  });

  it('are not given to other questions, of another venue, list or page', async () => {
    const { api, venues, send, matches, sports } = scene({ [questionOf('IMTY', QUERY)]: LIST });
    await venues.sports('DBTY').matches(QUERY);
    await venues.sports('IMTY').matches({ ...QUERY, page: 2 });
    await venues.sports('IMTY').sports('live');
    await api.send(home.banners, {});
    expect(matches).toHaveBeenCalledTimes(2);
    expect(sports).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('answer a question whoever may call it off', async () => {
    const { venues, matches } = scene({ [questionOf('IMTY', QUERY)]: LIST });
    const { signal } = new AbortController();
    expect(await venues.sports('IMTY').matches({ ...QUERY, signal })).toMatchObject({ ok: true });
    expect(matches).not.toHaveBeenCalled();
  });

  it.each([
    ['by the time since the page was asked for', { at: 1_000, now: 2_000, since: 3_000 }, 4_600],
    ['by the clock where that says more', { at: 1_000, now: 11_000, since: 3_000 }, 10_000],
    ['by the time alone on a phone whose clock is behind', { at: 900_000, now: 1_000, since: 3_000 }, 4_600],
    ['too old on a phone whose clock is ahead', { at: 1_000, now: 3_601_000, since: 3_000 }, 3_600_000],
  ])('know how old a list is: %s', async (_, times, heldFor) => {
    const { venues } = scene({ [questionOf('IMTY', QUERY)]: LIST }, times);
    expect(await venues.sports('IMTY').matches(QUERY)).toEqual({ ok: true, value: { ...LIST, heldFor } });
  });

  it('name no inherited property', async () => {
    const { api, send } = scene({});
    await api.send({ ...home.banners, path: '__proto__' } as typeof home.banners, {});
    expect(send).toHaveBeenCalledTimes(1);
  });
});
