import { ITEMS, venueSessionItem } from '@heptad/device';
import { createTestVenue, platformAnswer } from '../testing/test-venue';
import { launchErrorItem } from './venue-session';

const LAUNCH = '/game/api/v1/venue/launch';
const FRONT = '/game/api/v1/venue/frontLaunch';

function answerOf(over: Record<string, unknown> = {}): string {
  return platformAnswer({ url: 'https://games.example/play?token=t-1', memberCode: 'm-1', ...over });
}

describe('venue sessions', () => {
  it('VENUE-009 VENUE-012 a launch sets the params of IM', async () => {
    const world = createTestVenue();
    expect(await world.gateway.prepare('IMTY')).toEqual({ ok: true, value: undefined });
    expect(world.storedItems.get(venueSessionItem('IMTY'))?.['params']).toEqual({
      LanguageCode: 'CHN',
      OddsType: 3,
      TimeStamp: world.time.now,
      origin: 'https://games.example',
      Token: 'token-1',
      MemberCode: 'member-7',
      h5Url: 'https://games.example/h5',
      url: 'https://games.example/play?token=token-1',
      currentTimestamp: world.time.now,
    });
  });

  it('VENUE-010 VENUE-012 a launch sets the params of OB and of DB, each its own', async () => {
    const world = createTestVenue();
    await world.gateway.prepare('YBTY');
    await world.gateway.prepare('DBTY');
    const params = (code: 'YBTY' | 'DBTY') => world.storedItems.get(venueSessionItem(code))?.['params'];
    expect(params('YBTY')).toEqual({
      cuid: 'member-7',
      origin: 'https://games.example',
      requestId: 'token-1',
      resourceUrl: 'https://games.example/img/',
      resourceGamingUrl: '',
      activityUrl: 'https://games.example/act/',
      h5Url: 'https://games.example/h5',
      url: 'https://games.example/play?token=token-1',
      currentTimestamp: world.time.now,
    });
    expect(params('DBTY')).toMatchObject({ requestId: 'token-2' });
  });

  it('VENUE-011 VENUE-012 a launch sets the params of FB', async () => {
    const world = createTestVenue();
    await world.gateway.prepare('FBTY');
    expect(world.storedItems.get(venueSessionItem('FBTY'))?.['params']).toEqual({
      origin: 'https://games.example',
      languageType: 'CMN',
      Authorization: 'token-1',
      url: 'https://games.example/play?token=token-1',
      currentTimestamp: world.time.now,
    });
  });

  it('CALL-014 OPEN-042 OPEN-061 launches with the default site and the wire spelling of the venue', async () => {
    const world = createTestVenue();
    await world.gateway.prepare('YBTY');
    expect(world.sentTo(LAUNCH)[0]?.body).toMatchObject({ enName: 'OBTY', siteId: 4002, clientType: 'H5' });
    expect(world.sentTo(LAUNCH)[0]?.headers['X-API-CLIENT']).toBe('h5');
  });

  it('CALL-016 opens a guest session by a front launch', async () => {
    const world = createTestVenue({ member: false });
    await world.gateway.prepare('FBTY');
    expect(world.sentTo(FRONT).map((request) => request.body)).toEqual([{ enName: 'FBTY' }]);
  });

  it("never serves a member with a guest's session", async () => {
    const world = createTestVenue({ member: false });
    await world.gateway.prepare('FBTY');
    world.visitAs('member');
    await world.gateway.prepare('FBTY');
    expect(world.sentTo(LAUNCH)).toHaveLength(1);
  });

  it('never serves one member with the session of another', async () => {
    const world = createTestVenue();
    const logIn = (value: string) =>
      world.storedItems.set(ITEMS.token, { value, expiresAt: world.time.now + 1000 });
    logIn('first member');
    await world.gateway.prepare('FBTY');
    logIn('second member');
    await world.gateway.prepare('FBTY');
    expect(world.launches()).toBe(2);
    expect(JSON.stringify(world.storedItems.get(venueSessionItem('FBTY')))).not.toContain('second member');
  });

  it('keeps a session over many calls and forgets it when told', async () => {
    const world = createTestVenue();
    await Promise.all([world.gateway.prepare('IMTY'), world.gateway.prepare('IMTY')]);
    await world.gateway.prepare('IMTY');
    expect(world.launches()).toBe(1);
    world.gateway.forgetSessions();
    expect(world.storedItems.get(venueSessionItem('IMTY'))).toBeUndefined();
    await world.gateway.prepare('IMTY');
    expect(world.launches()).toBe(2);
  });

  it('drops what an earlier visit kept before anything of it was read', () => {
    const world = createTestVenue();
    world.storedItems.set(venueSessionItem('IMTY'), { access: 'member', visitor: '', params: {} });
    world.gateway.forgetSessions();
    expect(world.storedItems.get(venueSessionItem('IMTY'))).toBeUndefined();
  });

  it('drops a launch that comes back after its visitor left', async () => {
    const world = createTestVenue();
    world.reply(LAUNCH, () => {
      world.gateway.forgetSessions();
      return answerOf();
    });
    expect(await world.gateway.prepare('IMTY')).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(world.storedItems.get(venueSessionItem('IMTY'))).toBeUndefined();
  });

  it('opens again when the token changed while it was opened', async () => {
    const world = createTestVenue();
    world.reply(LAUNCH, (_request, count) => {
      if (count === 1)
        world.storedItems.set(ITEMS.token, { value: 'renewed', expiresAt: world.time.now + 1000 });
      return answerOf();
    });
    expect(await world.gateway.prepare('IMTY')).toEqual({ ok: true, value: undefined });
    expect(world.sentTo(LAUNCH)).toHaveLength(2);
    await world.gateway.prepare('IMTY');
    expect(world.sentTo(LAUNCH)).toHaveLength(2);
  });

  it('VENUE-013 keeps the message of a failed launch until one succeeds', async () => {
    const world = createTestVenue();
    world.reply(LAUNCH, platformAnswer(null, 7003, '场馆维护中'));
    expect(await world.gateway.prepare('IMTY')).toMatchObject({ ok: false, error: { code: '7003' } });
    expect(world.storedItems.get(launchErrorItem('IMTY'))).toBe('场馆维护中');
    world.reply(LAUNCH, answerOf());
    await world.gateway.prepare('IMTY');
    expect(world.storedItems.get(launchErrorItem('IMTY'))).toBeUndefined();
  });

  it('VENUE-014 takes the token of the address before the one alongside', async () => {
    const world = createTestVenue();
    world.reply(LAUNCH, answerOf({ token: 'other' }));
    await world.gateway.prepare('FBTY');
    expect(world.storedItems.get(venueSessionItem('FBTY'))?.['params']).toMatchObject({
      Authorization: 't-1',
    });
  });

  it('VENUE-014 takes the token alongside where the address has none, and refuses without any', async () => {
    const world = createTestVenue();
    world.reply(LAUNCH, answerOf({ url: 'https://games.example/play', token: 'beside' }));
    await world.gateway.prepare('FBTY');
    expect(world.storedItems.get(venueSessionItem('FBTY'))?.['params']).toMatchObject({
      Authorization: 'beside',
    });
    world.reply(LAUNCH, answerOf({ url: 'https://games.example/play' }));
    expect(await world.gateway.prepare('IMTY')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it.each([
    'https://evil.example/?token=x',
    'http://games.example/?token=x',
    'javascript:alert(1)',
    'not an address',
  ])('refuses to open %s', async (url) => {
    const world = createTestVenue();
    world.reply(LAUNCH, answerOf({ url }));
    expect(await world.gateway.prepare('IMTY')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(world.storedItems.get(venueSessionItem('IMTY'))).toBeUndefined();
  });

  it('keeps no address alongside that is not allowed', async () => {
    const world = createTestVenue();
    world.reply(LAUNCH, answerOf({ h5Url: 'https://evil.example', activityUrl: 'data:text/html,x' }));
    await world.gateway.prepare('YBTY');
    expect(world.storedItems.get(venueSessionItem('YBTY'))?.['params']).toMatchObject({
      h5Url: '',
      activityUrl: '',
    });
  });

  it("CALL-034 asks OB for the member's number where the launch does not say it", async () => {
    const world = createTestVenue();
    world.reply(LAUNCH, platformAnswer({ url: 'https://games.example/play?token=t-9' }));
    world.reply('/yewu12/api/user/getUserInfo', JSON.stringify({ code: '0000000', data: { userId: 'u-5' } }));
    await world.gateway.prepare('YBTY');
    const asked = world.sentTo('/yewu12/api/user/getUserInfo')[0];
    expect([asked?.query.get('token'), asked?.query.get('enName')]).toEqual(['t-9', 'OBTY']);
    expect(world.storedItems.get(venueSessionItem('YBTY'))?.['params']).toMatchObject({ cuid: 'u-5' });
  });

  it('opens anew when what is kept on the device is not a session', async () => {
    const world = createTestVenue();
    await world.gateway.prepare('IMTY');
    const kept = world.storedItems.get(venueSessionItem('IMTY'));
    world.storedItems.set(venueSessionItem('IMTY'), { ...kept, params: { Token: 5 } });
    await world.gateway.prepare('IMTY');
    expect(world.launches()).toBe(2);
  });
});
