import { dealer, im as imCalls, ob as obCalls } from '@heptad/contracts';
import { deflatePayload } from '@heptad/crypto';
import { venueSessionItem } from '@heptad/device';
import { createTestVenue } from './testing/test-venue';
import { createFbCodec } from './fb/fb-codec';
import { createImCodec } from './im/im-codec';

const IM_LIVE = '/api/mobile/getLiveEventInfo';
const IM_FAVOURITES = '/api/mobile/GetFavouriteEvent';
const OB_LIVE = '/yewu11/v1/m/liveMatchesPB';
const FB_LIST = '/v1/match/getList';

/** A call of no consequence, of which only the answer is read. */
const draft = { call: imCalls.getFavouriteEvent, path: IM_FAVOURITES, query: {}, body: {}, headers: {} };

const emptyIm = { ServerTime: 5, TotalCount: 0, Page: 1, PageRecords: 50, Events: [] };
const emptyOb = { list: [], total: 0, page: 1, size: 50 };
const emptyFb = { current: 1, size: 50, total: 0, records: [] };

describe('how IM travels', () => {
  function im(answer: unknown) {
    const world = createTestVenue();
    world.reply(IM_LIVE, JSON.stringify(answer));
    return { world, ask: () => world.gateway.sports('IMTY').matches({ period: 'live' }) };
  }

  it('API-014 API-015 merges the session into the body and names its version', async () => {
    const { world, ask } = im({ StatusCode: 100, ...emptyIm });
    await ask();
    const request = world.sentTo(IM_LIVE)[0];
    expect(request?.body).toMatchObject({
      LanguageCode: 'CHN',
      TimeStamp: world.time.now,
      Token: 'token-1',
      OddsType: 3,
      MemberCode: 'member-7',
    });
    expect(request?.headers['Ipis-Version']).toBe('4.0');
  });

  it("OPEN-020 lets the caller's own fields win, but not over the session's identity", async () => {
    const { world } = im({});
    const { api } = world;
    await world.gateway.prepare('IMTY');
    world.reply(IM_FAVOURITES, JSON.stringify({ StatusCode: 100, ...emptyIm }));
    await api.send(imCalls.getFavouriteEvent, { OddsType: 1 });
    expect(world.sentTo(IM_FAVOURITES)[0]?.body).toMatchObject({ OddsType: 1, Token: 'token-1' });
  });

  it('API-016 OPEN-020 goes to the page’s own origin, though the launch named another', async () => {
    const { world, ask } = im({ StatusCode: 100, ...emptyIm });
    await ask();
    const kept = world.storedItems.get(venueSessionItem('IMTY'));
    expect(kept).toMatchObject({ params: { origin: 'https://games.example' } });
    expect(world.sentTo(IM_LIVE).map(({ url }) => url)).toEqual([IM_LIVE]);
  });

  it('API-017 OPEN-020 reads code, text and the rest as data', async () => {
    const codec = createImCodec({ params: () => undefined, now: () => 0, language: () => 'CHN' });
    expect(codec.decode({ StatusCode: 100, StatusDesc: 'ok', ServerTime: 5, TotalCount: 0 }, draft)).toEqual({
      code: 100,
      message: 'ok',
      data: { ServerTime: 5, TotalCount: 0 },
    });
    expect(await im({ StatusCode: 100, StatusDesc: 'ok', ...emptyIm }).ask()).toMatchObject({ ok: true });
    expect(await im({ StatusCode: '100', ...emptyIm }).ask()).toMatchObject({ ok: true });
    expect(await im({ StatusCode: 7003, StatusDesc: '维护' }).ask()).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7003', message: '维护' },
    });
  });

  it('API-017 takes a success without a body for malformed', async () => {
    expect(await im({ StatusCode: 100, StatusDesc: 'gateway' }).ask()).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('CALL-056 asks for favourites with its six fields', async () => {
    const { world } = im({});
    world.reply(
      IM_FAVOURITES,
      JSON.stringify({ StatusCode: 100, ...emptyIm, FavouriteEventIds: [], FavouriteCompetitionIds: [] }),
    );
    await world.gateway.sports('IMTY').matches({ period: 'today', favourites: true });
    const body = world.sentTo(IM_FAVOURITES)[0]?.body ?? {};
    for (const field of [
      'OddsType',
      'SportIds',
      'PeriodIds',
      'MarketlineLevels',
      'EventGroupTypeIds',
      'BetTypeIds',
    ])
      expect(body).toHaveProperty(field);
  });
});

describe('how OB and DB travel', () => {
  function ob(answer: unknown, venue: 'YBTY' | 'DBTY' = 'YBTY') {
    const world = createTestVenue();
    world.reply(OB_LIVE, JSON.stringify(answer));
    return { world, ask: () => world.gateway.sports(venue).matches({ period: 'live' }) };
  }
  const packed = { code: '0000000', msg: '', data: deflatePayload(emptyOb) };

  it('API-018 API-019 carries cuid in the body and the request id with the JSON type in headers', async () => {
    const { world, ask } = ob(packed);
    await ask();
    const request = world.sentTo(OB_LIVE)[0];
    expect(request?.body).toMatchObject({ cuid: 'member-7', type: 1 });
    expect(request?.headers).toMatchObject({ requestId: 'token-1', 'Content-Type': 'application/json' });
  });

  it('API-018 sends each venue’s call in its own session', async () => {
    const { world } = ob(packed);
    await Promise.all([
      world.gateway.sports('YBTY').matches({ period: 'live' }),
      world.gateway.sports('DBTY').matches({ period: 'live' }),
    ]);
    const tokens = world.sentTo(OB_LIVE).map((request) => request.headers['requestId']);
    expect([...tokens].sort()).toEqual(['token-1', 'token-2']);
  });

  it('API-020 OPEN-021 adds a changing rdm and cuid to the query of a GET', async () => {
    const world = createTestVenue();
    await world.gateway.prepare('DBTY');
    const answer = { code: '0000000', data: { serverTime: 1, currency: 'CNY', maxLegs: 8 } };
    world.reply(obCalls.venueSettings.path, JSON.stringify(answer));
    await world.api.send(obCalls.venueSettings, { enName: 'DBTY' }, { venue: 'DBTY' });
    await world.api.send(obCalls.venueSettings, { enName: 'DBTY' }, { venue: 'DBTY' });
    const queries = world.sentTo(obCalls.venueSettings.path).map((request) => request.query);
    expect(queries.map((query) => query.get('cuid'))).toEqual(['member-7', 'member-7']);
    const [first, second] = queries.map((query) => query.get('rdm'));
    expect(first).toBeTruthy();
    expect(first).not.toBe(second);
  });

  it('API-018 API-019 API-020 CALL-047 carries them with a call whose answer is raw as well', async () => {
    const world = createTestVenue();
    await world.gateway.prepare('YBTY');
    world.reply(dealer.lobby.path, JSON.stringify({ halls: [] }));
    const answer = await world.api.send(dealer.lobby, { enName: 'YBZR' }, { venue: 'YBTY' });
    expect(answer).toEqual({ ok: true, value: { halls: [] } });
    const [request] = world.sentTo(dealer.lobby.path);
    expect(request?.headers).toMatchObject({ requestId: 'token-1', 'Content-Type': 'application/json' });
    expect(request?.query.get('cuid')).toBe('member-7');
    expect(request?.query.get('rdm')).toBeTruthy();
  });

  it('API-021 API-022 unpacks a deflated payload and takes a plain one as it is', async () => {
    expect(await ob(packed).ask()).toMatchObject({ ok: true });
    expect(await ob({ code: '200', data: emptyOb }).ask()).toMatchObject({ ok: true });
  });

  it('API-022 takes a payload that cannot be unpacked for malformed', async () => {
    const cut = { ...packed, data: packed.data.slice(0, 8) };
    for (const answer of [cut, { ...packed, data: '%%%' }])
      expect(await ob(answer).ask()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('API-022 leaves data alone where the call says noDecode', async () => {
    const world = createTestVenue();
    await world.gateway.prepare('DBTY');
    world.reply(
      obCalls.esportsLogoDomain.path,
      JSON.stringify({ code: '0000000', data: 'https://games.example' }),
    );
    const answer = await world.api.send(obCalls.esportsLogoDomain, { enName: 'DBTY' }, { venue: 'DBTY' });
    expect(answer).toEqual({ ok: true, value: 'https://games.example' });
  });

  it('API-021 hands a refusal on with its text', async () => {
    expect(await ob({ code: '0401013', msg: '请求频繁', data: 'not packed' }).ask()).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '0401013', message: '请求频繁' },
    });
  });
});

describe('a refusal of a venue without a message', () => {
  it.each([
    ['IMTY', IM_LIVE, { StatusCode: 7003 }, 'unknownBusiness'],
    ['IMTY', IM_LIVE, { StatusCode: 7003, StatusDesc: '' }, 'system'],
    ['YBTY', OB_LIVE, { code: '7003', msg: null }, 'unknownBusiness'],
    ['YBTY', OB_LIVE, { code: '7003', msg: ' ' }, 'system'],
    ['FBTY', FB_LIST, { code: 7003 }, 'unknownBusiness'],
    ['FBTY', FB_LIST, { code: 7003, message: '' }, 'system'],
  ] as const)('ERR-005 ERR-012 %s %s %j has the text %s', async (venue, path, answer, messageKey) => {
    const world = createTestVenue();
    world.reply(path, JSON.stringify(answer));
    expect(await world.gateway.sports(venue).matches({ period: 'live' })).toMatchObject({
      ok: false,
      error: { code: '7003', messageKey },
    });
  });
});

describe('how FB travels', () => {
  function fb(answer: unknown) {
    const world = createTestVenue();
    world.reply(FB_LIST, JSON.stringify(answer));
    return { world, ask: () => world.gateway.sports('FBTY').matches({ period: 'live' }) };
  }

  it('API-023 API-024 carries the language in the body and the token as Authorization', async () => {
    const { world, ask } = fb({ code: 0, data: emptyFb });
    await ask();
    const request = world.sentTo(FB_LIST)[0];
    expect(request?.body).toMatchObject({ languageType: 'CMN' });
    expect(request?.headers['Authorization']).toBe('token-1');
  });

  it('API-025 maps code 0 to 100, as number or digits, and no other', async () => {
    const codec = createFbCodec({ params: () => undefined, language: () => 'CMN' });
    for (const code of [0, '0'])
      expect(codec.decode({ code, message: 'ok', data: 1 }, draft)).toEqual({
        code: 100,
        message: 'ok',
        data: 1,
      });
    expect(codec.decode({ code: 1, message: '错误' }, draft)).toMatchObject({ code: 1, message: '错误' });
    expect(await fb({ code: 0, data: emptyFb }).ask()).toMatchObject({ ok: true });
    expect(await fb({ code: '0', data: emptyFb }).ask()).toMatchObject({ ok: true });
    expect(await fb({ code: 1, message: '错误' }).ask()).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '1', message: '错误' },
    });
  });

  it('API-023 leaves platform calls alone', async () => {
    const { world } = fb({});
    await world.gateway.loadOrder();
    const request = world.sentTo('/site/api/v1/site/venue/sort')[0];
    expect(request?.body).toEqual({ gameType: '' });
    expect(request?.body).not.toHaveProperty('languageType');
    expect(request?.headers).not.toHaveProperty('Authorization');
  });
});
