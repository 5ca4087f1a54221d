import { createTestVenue } from '../testing/test-venue';

const LIVE = '/api/mobile/getLiveEventInfo';
const empty = { StatusCode: 100, TotalCount: 0, Page: 1, PageRecords: 50, Events: [] };

describe('the time of IM’s answers', () => {
  it.each([
    [1_780_747_260_000, 1_780_747_260_000],
    ['1780747260000', 1_780_747_260_000],
    ['yesterday', undefined],
    ['', undefined],
    [0, undefined],
    [-5, undefined],
    [1.5, undefined],
    [undefined, undefined],
  ])('OPEN-020 ServerTime %p tells as of when a page is', async (ServerTime, asOf) => {
    const world = createTestVenue();
    world.reply(LIVE, JSON.stringify({ ...empty, ServerTime }));
    const page = await world.gateway.sports('IMTY').matches({ period: 'live' });
    expect(page.ok && page.value.asOf).toBe(asOf);
  });
});
