import { createTestVenue, platformAnswer } from './testing/test-venue';

const SORT = '/site/api/v1/site/venue/sort';
const STATES = '/game/api/v1/sport/maintainStatus';
const LAUNCH = '/game/api/v1/venue/launch';
const FRONT_LAUNCH = '/game/api/v1/venue/frontLaunch';

describe('venue gateway', () => {
  it('VENUE-008 CALL-032 follows the order of the server', async () => {
    const { gateway, reply, sentTo } = createTestVenue();
    reply(SORT, platformAnswer([{ enName: 'FBTY' }, { enName: 'OBTY' }, { enName: 'AGIN' }]));
    expect((await gateway.loadOrder()).map((venue) => venue.en)).toEqual(['FBTY', 'YBTY', 'IMTY', 'DBTY']);
    expect(gateway.venues()[0]?.en).toBe('FBTY');
    expect(sentTo(SORT)[0]?.body).toEqual({ gameType: '' });
  });

  it('stays with the order that was shown once, and follows the server from the next visit on', async () => {
    const { gateway, reply, storedItems } = createTestVenue();
    const brands = gateway.venues();
    expect(brands[0]?.en).toBe('IMTY');
    reply(SORT, platformAnswer([{ enName: 'FBTY' }]));
    expect(await gateway.loadOrder()).toBe(brands);
    expect(gateway.venues()).toBe(brands);
    expect(createTestVenue({ storedItems }).gateway.venues()[0]?.en).toBe('FBTY');
  });

  it('VENUE-008 begins the next visit with the order that the server named last', async () => {
    const { gateway, reply, storedItems } = createTestVenue();
    const first = (visit: typeof gateway) => visit.venues()[0]?.en;
    reply(SORT, platformAnswer([{ enName: 'FBTY' }, { enName: 'OBTY' }]));
    await gateway.loadOrder();
    const later = createTestVenue({ storedItems });
    expect(later.gateway.venues().map(({ en }) => en)).toEqual(['FBTY', 'YBTY', 'IMTY', 'DBTY']);
    // No answer, or an empty one, is no news for the visit after this one.
    for (const answer of [{ status: 500 }, platformAnswer([])]) {
      later.reply(SORT, answer);
      await later.gateway.loadOrder();
      expect(first(createTestVenue({ storedItems }).gateway)).toBe('FBTY');
    }
  });

  it('OPEN-041 gives the default order when the server does not answer', async () => {
    const { gateway, reply } = createTestVenue();
    reply(SORT, { status: 500 });
    expect((await gateway.loadOrder()).map((venue) => venue.en)).toEqual(['IMTY', 'DBTY', 'YBTY', 'FBTY']);
  });

  it('CALL-017 OPEN-060 tells which venues are under maintenance', async () => {
    const { gateway, reply } = createTestVenue();
    reply(STATES, platformAnswer({ IMTY: 1, OBTY: 0, FBTY: '0', OTHER: 0 }));
    expect(await gateway.states()).toEqual({
      ok: true,
      value: { IMTY: 'open', YBTY: 'maintenance', DBTY: 'open', FBTY: 'maintenance' },
    });
  });

  it('VENUE-017 CALL-014 opens a game at an allowed address', async () => {
    const { gateway, reply, sentTo } = createTestVenue();
    reply(LAUNCH, platformAnswer({ url: 'https://games.example/slot?token=x' }));
    const launched = await gateway.games.launch({
      enName: 'PMDZ',
      gameCode: 'g-1',
      callBackAddress: 'https://page.example/',
      bringMoney: true,
    });
    expect(launched).toEqual({
      ok: true,
      value: { url: 'https://games.example/slot?token=x', origin: 'https://games.example' },
    });
    expect(sentTo(LAUNCH)[0]?.body).toMatchObject({
      enName: 'PMDZ',
      gameCode: 'g-1',
      siteId: 4002,
      clientType: 'H5',
      appSendMoney: 1,
    });
  });

  it('CALL-014 says of a venue that it opens in a page of its own', async () => {
    const { gateway, reply } = createTestVenue();
    reply(LAUNCH, platformAnswer({ url: 'https://games.example/hall', ownPage: 1 }));
    expect(await gateway.games.launch({ enName: 'PMDZ' })).toMatchObject({ value: { ownPage: true } });
  });

  it('CALL-016 opens the demo of a game at an allowed address', async () => {
    const { gateway, reply, sentTo } = createTestVenue();
    reply(FRONT_LAUNCH, platformAnswer({ url: 'https://games.example/slot#token=x' }));
    expect(await gateway.games.demo({ enName: 'PMDZ', gameCode: 'g-1' })).toEqual({
      ok: true,
      value: { url: 'https://games.example/slot#token=x', origin: 'https://games.example' },
    });
    expect(sentTo(FRONT_LAUNCH)[0]?.body).toEqual({ enName: 'PMDZ', gameCode: 'g-1' });
  });

  it.each(['launch', 'demo'] as const)('CALL-014 refuses a game at any other address (%s)', async (way) => {
    const { gateway, reply } = createTestVenue();
    for (const path of [LAUNCH, FRONT_LAUNCH])
      reply(path, platformAnswer({ url: 'https://evil.example/slot' }));
    expect(await gateway.games[way]({ enName: 'PMDZ' })).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
