import { ownersOf } from '@heptad/api-client';
import { createTestVenue, platformAnswer, type TestVenue } from '../testing/test-venue';

const LAUNCH = '/game/api/v1/venue/launch';
const FRONT = '/game/api/v1/venue/frontLaunch';
const LIST = '/v1/match/getList';
const USER = '/yewu12/api/user/getUserInfo';
const TOO_MANY = { status: 429 } as const;
const REFUSED_TOKEN = JSON.stringify({ code: 14010, message: '', data: null });

/** Who deals with what fails at a venue of the spec's. */
function watched(member = true) {
  const world = createTestVenue({ member });
  const owners: string[] = [];
  world.api.onFailure((failure) => owners.push(...ownersOf(failure)));
  return { ...world, owners };
}

/** A list that the page asks for by itself, as its polls do. */
const poll = ({ gateway }: Pick<TestVenue, 'gateway'>) => gateway.sports('FBTY').matches({ period: 'live' });
/** Something that a member has pressed. */
const press = ({ gateway }: Pick<TestVenue, 'gateway'>) =>
  gateway.sports('FBTY').setFavourite({ kind: 'match', id: '1', sport: 'football' }, true);

describe('a launch refused for too many requests', () => {
  it.each([
    ['a member’s', true, LAUNCH],
    ['a guest’s', false, FRONT],
  ])('ROUTE-002 leads nobody away who is not waiting: %s poll', async (_, member, path) => {
    const world = watched(member);
    world.reply(path, TOO_MANY);
    expect(await poll(world)).toMatchObject({ ok: false, error: { kind: 'http', status: 429 } });
    expect(world.owners).toEqual(['page']);
  });

  it('ROUTE-002 leads nobody away who is not waiting: a poll whose token has ended', async () => {
    const world = watched();
    await world.gateway.prepare('FBTY');
    world.reply(LIST, REFUSED_TOKEN);
    world.reply(LAUNCH, TOO_MANY);
    expect(await poll(world)).toMatchObject({ ok: false, error: { kind: 'http', status: 429 } });
    expect(world.owners).not.toContain('accessLimitPage');
  });

  it.each([
    ['by the platform', LAUNCH],
    ['by the venue that says the member’s number', USER],
  ])('SESSION-007 ROUTE-002 leads nobody away while a venue is opened ahead: %s', async (_, path) => {
    const world = watched();
    world.reply(LAUNCH, platformAnswer({ url: 'https://games.example/play?token=t-9' }));
    world.reply(path, TOO_MANY);
    expect(await world.gateway.preload('YBTY')).toMatchObject({ ok: false, error: { status: 429 } });
    expect(world.owners).toEqual(['page']);
  });

  it('ROUTE-002 leads away who waits for it', async () => {
    const world = watched();
    world.reply(LAUNCH, TOO_MANY);
    await world.gateway.prepare('FBTY');
    await press(world);
    expect(world.owners).toEqual(['accessLimitPage', 'accessLimitPage']);
  });

  it('ROUTE-002 leads away who waits for a renewal', async () => {
    const world = watched();
    await world.gateway.prepare('FBTY');
    world.reply('/v1/user/favourite/addOrCancel', REFUSED_TOKEN);
    world.reply(LAUNCH, TOO_MANY);
    await press(world);
    expect(world.owners).toContain('accessLimitPage');
  });

  it.each([
    ['opened by a poll', poll],
    ['opened ahead', ({ gateway }: TestVenue) => gateway.preload('FBTY')],
  ])('ROUTE-002 leads away who has come to a launch on its way: %s', async (_, begin) => {
    const world = watched();
    world.reply(LAUNCH, TOO_MANY);
    await Promise.all([begin(world), world.gateway.prepare('FBTY')]);
    expect(world.sentTo(LAUNCH)).toHaveLength(1);
    expect(world.owners).toEqual(['accessLimitPage']);
  });

  it('ROUTE-002 leads nobody away by a poll after somebody has waited', async () => {
    const world = watched();
    world.reply(LAUNCH, TOO_MANY);
    await world.gateway.prepare('FBTY');
    await poll(world);
    expect(world.owners).toEqual(['accessLimitPage', 'page']);
  });
});

describe('the call for the member’s number', () => {
  it.each([
    ['first', 1],
    ['renewed', 2],
  ])('API-019 carries the id of the session that is being opened: the %s', async (_, launches) => {
    const world = createTestVenue();
    const user = JSON.stringify({ code: '0000000', data: { userId: 'u-5' } });
    world.reply(USER, user);
    world.reply('/yewu11/v1/m/liveMatchesPB', JSON.stringify({ code: '0400401', msg: '', data: null }));
    world.reply(LAUNCH, (_request, count) =>
      platformAnswer({ url: `https://games.example/play?token=t-${String(count)}` }),
    );
    await world.gateway.prepare('YBTY');
    if (launches === 2) await world.gateway.sports('YBTY').matches({ period: 'live' });
    const asked = world.sentTo(USER);
    expect(asked).toHaveLength(launches);
    expect(asked.at(-1)?.headers['requestId']).toBe(`t-${String(launches)}`);
  });
});
