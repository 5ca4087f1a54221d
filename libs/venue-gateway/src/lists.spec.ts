import { deflatePayload } from '@heptad/crypto';
import { createTestVenue } from './testing/test-venue';
import type { MatchQuery } from './entities/lists';
import type { VenueCode } from './entities/venue';

const im = JSON.stringify({
  StatusCode: 100,
  ServerTime: 1,
  TotalCount: 120,
  Page: 1,
  PageRecords: 50,
  Events: [],
});
const ob = JSON.stringify({
  code: '0000000',
  data: deflatePayload({ list: [], total: 120, page: 1, size: 50 }),
});
const fb = JSON.stringify({ code: 0, data: { current: 1, size: 50, total: 120, records: [] } });

async function asked(code: VenueCode, path: string, answer: string, query: MatchQuery) {
  const world = createTestVenue();
  world.reply(path, answer);
  const result = await world.gateway.sports(code).matches(query);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { body: world.sentTo(path)[0]?.body, page: result.value };
}

const rich: MatchQuery = {
  period: 'early',
  sport: 'football',
  page: 2,
  pageSize: 20,
  order: 'hot',
  from: 1000,
  to: 2000,
  leagues: ['5101', '5102'],
};

describe('what lists are asked with', () => {
  it.each([
    ['live', '/api/mobile/getLiveEventInfo', {}],
    ['today', '/api/mobile/getEventInfoByPage', { Market: 2 }],
    ['early', '/api/mobile/getEventInfoByPage', { Market: 1 }],
    ['outright', '/api/mobile/GetOutRightEvents', {}],
    ['virtual', '/api/mobile/GetVSEventInfo', {}],
  ] as const)(
    'SPORT-001 SPORT-016 CALL-051 CALL-052 CALL-053 CALL-057 IM: %s',
    async (period, path, fields) => {
      const { body } = await asked('IMTY', path, im, { period });
      expect(body).toMatchObject({ Page: 1, PageRecords: 50, ...fields });
      expect(body).not.toHaveProperty('SportId');
    },
  );

  it('SPORT-017 IM: page, order, days, leagues, combo', async () => {
    const { body, page } = await asked('IMTY', '/api/mobile/getEventInfoByPage', im, {
      ...rich,
      combo: true,
    });
    expect(body).toMatchObject({
      SportId: 1,
      Page: 2,
      PageRecords: 20,
      OrderBy: 2,
      DateFrom: 1000,
      DateTo: 2000,
      CompetitionIds: [5101, 5102],
      IsCombo: true,
    });
    expect(page).toMatchObject({ page: 2, total: 120, hasMore: true });
  });

  it('SPORT-017 IM: virtual sports by time and by hot too', async () => {
    const path = '/api/mobile/GetVSEventInfo';
    const { body } = await asked('IMTY', path, im, { period: 'virtual', order: 'hot' });
    expect(body).toMatchObject({ OrderBy: 2 });
    expect((await asked('IMTY', path, im, { period: 'virtual' })).body).toMatchObject({ OrderBy: 1 });
  });

  it.each([
    ['live', '/yewu11/v1/m/liveMatchesPB', 1],
    ['today', '/yewu11/v1/m/matchesPB', 3],
    ['early', '/yewu11/v1/m/matchesPB', 4],
    ['outright', '/yewu11/v1/m/championMatchesPB', 100],
    ['virtual', '/yewu11/v1/m/virtualAppMatches', 900],
    ['esports', '/yewu11/v1/m/esportsMatchesPB', 2000],
  ] as const)('SPORT-001 CALL-037 CALL-038 CALL-039 CALL-040 CALL-041 OB: %s', async (period, path, type) => {
    const { body } = await asked('DBTY', path, ob, { period });
    expect(body).toMatchObject({ type, euid: '', sort: 1, page: 1, size: 50 });
  });

  it('SPORT-017 CALL-042 OB: page, order, days, leagues, combo', async () => {
    const { body } = await asked('YBTY', '/yewu11/v1/m/comboMatchesPB', ob, { ...rich, combo: true });
    expect(body).toMatchObject({
      type: 11,
      euid: '1',
      sort: 2,
      page: 2,
      size: 20,
      start: 1000,
      end: 2000,
      tid: '5101,5102',
    });
  });

  it.each([
    ['live', 1],
    ['today', 3],
    ['early', 4],
    ['virtual', 8],
    ['esports', 9],
  ] as const)('SPORT-001 CALL-066 FB: %s', async (period, type) => {
    expect((await asked('FBTY', '/v1/match/getList', fb, { period })).body).toMatchObject({
      type,
      current: 1,
      size: 50,
    });
  });

  it('SPORT-001 CALL-066 FB: outright', async () => {
    const { body } = await asked('FBTY', '/v1/match/getOutrightList', fb, {
      period: 'outright',
      sport: 'basketball',
    });
    expect(body).toMatchObject({ sportId: 3, current: 1 });
  });

  it('SPORT-017 FB: page, order, days, leagues, combo', async () => {
    const { body } = await asked('FBTY', '/v1/match/getList', fb, { ...rich, combo: true });
    expect(body).toMatchObject({
      type: 5,
      sportId: 1,
      current: 2,
      size: 20,
      orderBy: 2,
      beginTime: 1000,
      endTime: 2000,
      leagueIds: ['5101', '5102'],
    });
  });

  it('knows when a list is at its end', async () => {
    const { page } = await asked('FBTY', '/v1/match/getList', fb, { period: 'live', page: 3, pageSize: 50 });
    expect(page.hasMore).toBe(false);
  });
});
