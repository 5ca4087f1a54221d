import { gameById } from '@heptad/game-rules';
import { inflateSync } from 'node:zlib';
import {
  type Call,
  type CallRequest,
  configuration as configurationCalls,
  dealer,
  home as homeCalls,
  keys,
  sponsor,
  venue,
  video,
  wallet,
} from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { startSandbox } from '@heptad/testing';
import type { SendExtras, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

describe('platform', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  async function ask<C extends Call>(
    call: C,
    request: CallRequest<C>,
    extras?: SendExtras,
  ): Promise<v.InferOutput<C['response']>> {
    const { body, text } = await sandbox.send(call, request, extras);
    if (body?.['status_code'] !== 6000) throw new Error(text);
    return v.parse(call.response, body['data']);
  }

  it('CALL-004 tells a page what it needs first, and follows the switches', async () => {
    expect(await ask(configurationCalls.preInfo, {})).toMatchObject({
      SiteBaseConfigVo: { title: expect.stringMatching(/./), webLogoTitleUrl: expect.stringMatching(/./) },
      maintainConfig: { status: 1 },
      siteFestivalSkin: '0',
      ip: '127.0.0.1',
      address: expect.stringMatching(/./),
      siteVideoVipMin: expect.any(Number),
      siteVideoVipMax: expect.any(Number),
    });
    await sandbox.services.switches.change({ siteStatus: 0, festivalSkin: '1' });
    expect(await ask(configurationCalls.preInfo, {})).toMatchObject({
      maintainConfig: { status: 0 },
      siteFestivalSkin: '1',
    });
  });

  it('tells the sandbox time', async () => {
    await sandbox.clock.set('2031-05-01T00:00:00Z');
    expect((await ask(configurationCalls.preInfo, {})).serverTime).toBeGreaterThanOrEqual(
      Date.UTC(2031, 4, 1),
    );
  });

  it('CALL-022, CALL-023, CALL-024, CALL-025 gives three scopes three keys, and both site paths the same', async () => {
    const [fd, site, act, configuration] = await Promise.all(
      [keys.fd, keys.site, keys.act, keys.siteConfiguration].map((call) => ask(call, {})),
    );
    expect(configuration).toEqual(site);
    expect(new Set([fd?.k, site?.k, act?.k]).size).toBe(3);
    const bytes = (text = '') => Buffer.from(text, 'base64').length;
    for (const key of [fd, site, act]) {
      expect([key?.k, key?.v]).toEqual(Array(2).fill(expect.stringMatching(/^[A-Za-z0-9+/]+=*$/)));
      expect([bytes(key?.k), bytes(key?.v)]).toEqual([32, 16]);
    }
  });

  it('CALL-046, SOCKET-001 seals the line list whose entry 51 is the address the page came from', async () => {
    const extras = { headers: { 'x-forwarded-host': 'ky.localhost:4200', 'x-forwarded-proto': 'https' } };
    const content = v.parse(
      configurationCalls.vvPrettyContent,
      sandbox.services.keys.open('site', await ask(configurationCalls.vvPretty, {}, extras)),
    );
    expect(content.lineList['51']).toEqual(['wss://ky.localhost:4200']);
    expect(content.lineList['1']).toContain('https://ky.localhost:4200');
  });

  it('CALL-045 has eleven grades of which the upper are high', async () => {
    const { memberGradeConfigList, anchor_sponsored_setting } = await ask(configurationCalls.appConfig, {});
    expect(anchor_sponsored_setting).toBe('1');
    expect(memberGradeConfigList).toHaveLength(11);
    expect(memberGradeConfigList.filter(({ level }) => level === 'high').map(({ name }) => name)).toEqual([
      'VIP8',
      'VIP9',
      'VIP10',
    ]);
  });

  it('CALL-032 orders the venues as the site wants them, OB spelt OBTY', async () => {
    const order = async (site: string, gameType = '') =>
      (await ask(configurationCalls.venueSort, { gameType }, { site })).map(({ enName }) => enName);
    expect(await order('4002')).toEqual(['IMTY', 'DBTY', 'OBTY', 'FBTY']);
    expect(await order('4005')).toEqual(['OBTY', 'IMTY', 'DBTY', 'FBTY']);
    expect(await order('4002', 'fishing')).toEqual(['BYHY', 'BYCL']);
    expect(await order('4008', 'fishing')).toEqual([]);
  });

  it('CALL-005, CALL-017 show a closed venue as closed, by GET and by POST', async () => {
    await sandbox.services.switches.change({ closedVenues: ['YBTY'] });
    expect((await ask(configurationCalls.sportWhite, {})).venues).toEqual(['IMTY', 'DBTY', 'FBTY']);
    const expected = { IMTY: 1, YBTY: 0, DBTY: 1, FBTY: 1 };
    expect(await ask(venue.maintainStatus, {})).toEqual(expected);
    expect(await ask({ ...venue.maintainStatus, method: 'POST' }, {})).toEqual(expected);
  });

  it('OPEN-001 fills the home page with the areas of the site', async () => {
    const { areas } = await ask(homeCalls.content, {});
    expect(areas.map(({ area }) => area)).toEqual([
      'sports',
      'live',
      'esports',
      'egame',
      'lottery',
      'chess',
      'fishing',
    ]);
    const other = await ask(homeCalls.content, {}, { site: '4008' });
    expect(other.areas.map(({ area }) => area)).not.toContain('fishing');
  });

  it('names halls, tables and dealers in the language that is asked for', async () => {
    const extras = { headers: { 'accept-language': 'en' } };
    const lobby = await sandbox.send(dealer.lobby, { enName: 'YBZR' }, extras);
    const tables = await sandbox.send(dealer.tables, { hallId: 'peony' }, extras);
    expect(lobby.text).toContain('Peony Hall');
    expect(lobby.text).not.toMatch(/\p{Script=Han}/u);
    const packed = v.parse(v.object({ data: v.string() }), tables.body).data;
    const unpacked = inflateSync(Buffer.from(packed, 'base64')).toString();
    expect(unpacked).toContain('Peony Hall Roulette');
    expect(unpacked).not.toMatch(/\p{Script=Han}/u);
  });

  it('OPEN-001 publishes a new notice every six hours of sandbox time', async () => {
    const before = (await ask(homeCalls.notices, {}))[0];
    await sandbox.clock.advance(6 * 3_600_000);
    const after = (await ask(homeCalls.notices, {}))[0];
    expect(after?.id).not.toBe(before?.id);
    expect(after?.publishedAt).toBeGreaterThan(before?.publishedAt ?? Infinity);
  });

  it('answers with its own texts in the language that is asked for, and leaves none in Chinese', async () => {
    const inLanguage = async (language: string) => {
      const extras = { headers: { 'accept-language': language } };
      const { areas } = await ask(homeCalls.content, {}, extras);
      return [
        ...areas.flatMap(({ name, tiles }) => [name, ...tiles.map((tile) => tile.name)]),
        ...(await ask(homeCalls.banners, {}, extras)).map(({ title }) => title),
        ...(await ask(configurationCalls.floatIcons, { clientType: 2 }, extras)).map(({ title }) => title),
        ...(await ask(homeCalls.notices, {}, extras)).flatMap(({ title, content }) => [title, content]),
        ...(await ask(configurationCalls.venueSort, { gameType: 'live' }, extras)).map(({ cn }) => cn),
        (await ask(configurationCalls.preInfo, {}, extras)).address,
        (await ask(configurationCalls.preInfo, {}, extras)).SiteBaseConfigVo.title,
        ...(await ask(video.anchors, {}, extras)).channels.flatMap(({ name, title, match }) => [
          name,
          title,
          match?.home,
        ]),
        ...(await ask(venue.strategiesBanner, { venue: 'IMTY' }, extras)).map(({ title }) => title),
      ];
    };
    const english = await inLanguage('en');
    expect(english).toEqual(
      expect.arrayContaining([
        'Sports',
        'IM Sports',
        'When a venue is closed',
        'Tonight’s football',
        'IM Sports betting guide',
        'Kunyue Sports',
      ]),
    );
    expect(english.filter((text) => /\p{Script=Han}/u.test(text ?? ''))).toEqual([]);
    expect(await inLanguage('zh-TW')).toEqual(
      expect.arrayContaining(['體育', 'IM體育', '場館維護說明', '鯤躍體育']),
    );
    expect(await inLanguage('zh-CN')).toEqual(
      expect.arrayContaining(['体育', 'IM体育', '场馆维护说明', '鲲跃体育']),
    );
  });

  it('CALL-021 gives sponsored images unsorted, and a status other than 0 for an unknown type', async () => {
    const home = await ask(sponsor.images, { imageType: 1 });
    expect(home.status).toBe(0);
    expect(home.sponsoredUrl?.map(({ sort }) => sort)).toEqual([3, 2, 1]);
    for (const { url, darkUrl } of home.sponsoredUrl ?? [])
      expect([url, darkUrl]).toEqual(Array(2).fill(expect.stringMatching(/^\//)));
    expect(await ask(sponsor.images, { imageType: 42 })).toEqual({ status: 1, sponsoredUrl: [] });
  });

  it('serves every picture it names as a PNG, and no other', async () => {
    const home = await ask(homeCalls.banners, {});
    const icons = await ask(configurationCalls.floatIcons, { clientType: 2 });
    const names = [...home, ...icons].flatMap(({ imageUrl, darkImageUrl }) => [
      imageUrl,
      darkImageUrl ?? imageUrl,
    ]);
    for (const url of new Set(names)) {
      const picture = await sandbox.app.inject(url);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    }
    for (const url of ['/act/api/v1/media/constructor-4002-1.png', '/act/api/v1/media/banner.png']) {
      expect((await sandbox.app.inject(url)).statusCode).toBe(404);
    }
  });

  it('CALL-014, VENUE-014 launches with the token in the address, for the site of the session only', async () => {
    const token = await sandbox.logIn();
    const launched = await ask(venue.launch, { enName: 'OBTY', siteId: 4002 }, { token });
    expect(new URL(launched.url).searchParams.get('token')).toBe(launched.token);
    expect(await sandbox.services.venueSessions.find(launched.token ?? '')).toEqual({
      venue: 'YBTY',
      memberId: '100001',
      site: '4002',
    });
    const { body } = await sandbox.send(venue.launch, { enName: 'OBTY', siteId: 4003 }, { token });
    expect(body?.['status_code']).toBe(4000);
  });

  it.each([
    ['a venue that there is not', 'demo01', { enName: 'NONE' }, 7003],
    ['a game that there is not', 'demo01', { enName: 'PMDZ', gameCode: 'none' }, 4004],
    ['a member who excluded themself', 'demo20', { enName: 'IMTY' }, 7505],
  ])('refuses to launch %s', async (_what, name, request, code) => {
    const token = await sandbox.logIn(name);
    expect((await sandbox.send(venue.launch, request, { token })).body?.['status_code']).toBe(code);
  });

  it('CALL-018 has no banner for a venue under maintenance, which is not launched either', async () => {
    const token = await sandbox.logIn();
    expect(await ask(venue.strategiesBanner, { venue: 'IMTY' })).toHaveLength(1);
    await sandbox.services.switches.change({ closedVenues: ['IMTY'] });
    expect((await sandbox.send(venue.launch, { enName: 'IMTY' }, { token })).body?.['status_code']).toBe(
      7003,
    );
    expect(await ask(venue.strategiesBanner, { venue: 'IMTY' })).toEqual([]);
  });

  it('CALL-016 opens a session without a member, which ends after twelve hours', async () => {
    const { token = '' } = await ask(venue.frontLaunch, { enName: 'FBTY' });
    expect(await sandbox.services.venueSessions.find(token)).toEqual({
      venue: 'FBTY',
      memberId: undefined,
      site: '4002',
    });
    await sandbox.clock.advance(13 * 3_600_000);
    expect(await sandbox.services.venueSessions.find(token)).toBeUndefined();
  });

  it('shows a launched venue’s page to its own token only', async () => {
    const { token, h5Url = '' } = await ask(venue.frontLaunch, { enName: 'XHZR' });
    const page = new URL(h5Url).pathname;
    const shown = await sandbox.app.inject(`${page}?token=${String(token)}`);
    expect([shown.statusCode, shown.body.includes('星河真人')]).toEqual([200, true]);
    expect((await sandbox.app.inject(`/venue/YBZR?token=${String(token)}`)).statusCode).toBe(403);
    expect((await sandbox.app.inject(page)).statusCode).toBe(403);
  });

  it('CALL-014 brings the centre wallet along when the launch asks for it, once, and leaves it alone otherwise', async () => {
    const token = await sandbox.logIn();
    const balances = async () => {
      const { center, venues } = await ask(wallet.balances, {}, { token });
      return { center, venues: venues.map(({ balance }) => balance) };
    };
    const before = await balances();
    for (const appSendMoney of [undefined, 0, '0'] as const) {
      await ask(venue.launch, { enName: 'YBZR', ...defined({ appSendMoney }) }, { token });
      expect(await balances()).toEqual(before);
    }
    await Promise.all(
      ([1, '1'] as const).map((appSendMoney) =>
        ask(venue.launch, { enName: 'YBZR', appSendMoney }, { token }),
      ),
    );
    const after = await balances();
    expect(after.center).toBe('0.00');
    expect(after.venues).not.toEqual(before.venues);
    await ask(venue.launch, { enName: 'YBZR', appSendMoney: 1 }, { token });
    expect(await balances()).toEqual(after);
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  /** What is packed into the answer of a live-dealer call. */
  const unpacked = (data: unknown): unknown =>
    JSON.parse(inflateSync(Buffer.from(String(data), 'base64')).toString());
  const dealerLobby = async () =>
    v.parse(dealer.lobby.response, (await sandbox.send(dealer.lobby, { enName: 'YBZR' })).body);

  it('CALL-047 answers the halls of the live-dealer area with nothing around them, open while the venue is', async () => {
    const { body } = await sandbox.send(dealer.lobby, { enName: 'YBZR' });
    expect(Object.keys(body ?? {})).toEqual(['halls']);
    expect((await dealerLobby()).halls.map(({ open }) => open)).toEqual([1, 1, 1, 1, 1, 1]);
    await sandbox.services.switches.change({ closedVenues: ['YBZR'] });
    expect((await dealerLobby()).halls.map(({ open }) => open)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('CALL-048 lists the tables of a hall, and knows no other hall', async () => {
    const [hall] = (await dealerLobby()).halls;
    const { body } = await sandbox.send(dealer.tables, { hallId: hall?.hallId ?? '' });
    expect(body?.['code']).toBe('0000000');
    const tables = v.parse(dealer.tables.response, unpacked(body?.['data']));
    expect(tables.map(({ tableId }) => gameById(tableId)?.venue)).toEqual(['YBZR', 'YBZR', 'YBZR']);
    // Nobody plays, and nobody is invented.
    expect(tables.map(({ players }) => players)).toEqual([0, 0, 0]);
    expect((await sandbox.send(dealer.tables, { hallId: 'none' })).body?.['code']).toBe('4004');
  });

  it('CALL-049 tells whose a venue’s token is in the live-dealer area, and takes no other venue’s', async () => {
    const { token = '' } = await ask(venue.launch, { enName: 'YBZR' }, { token: await sandbox.logIn() });
    const login = async (enName: string) => (await sandbox.send(dealer.login, { enName, token })).body;
    const own = await login('YBZR');
    expect(own?.['code']).toBe('0000000');
    expect(v.parse(dealer.login.response, unpacked(own?.['data']))).toEqual({
      userId: expect.stringMatching(/./),
      nickname: expect.stringMatching(/./),
    });
    expect((await login('XHZR'))?.['code']).toBe('0400401');
  });

  it('CALL-010, CALL-062 lets anchors take turns, with streams only for those on air', async () => {
    const { channels } = await ask(video.anchors, {});
    const streams = async (channel: string) => {
      const { text } = await sandbox.send(video.anchorFile, { file: `${channel}.txt` });
      return (JSON.parse(text) as { urls: string[] }).urls.length;
    };
    for (const { channel, live } of channels) expect(await streams(channel)).toBe(2 * live);
    await sandbox.clock.advance(3_600_000);
    const later = await ask(video.anchors, {});
    expect(later.channels.map(({ live }) => live)).toEqual(channels.map(({ live }) => 1 - live));
    expect((await sandbox.send(video.anchorFile, { file: 'none.txt' })).status).toBe(400);
  });

  it('CALL-010 ROLE-004 hides the anchors, and says they are not sponsored, when an operator wants it', async () => {
    expect((await ask(configurationCalls.appConfig, {})).anchor_sponsored_setting).toBe('1');
    await sandbox.services.switches.change({ anchors: 0 });
    expect((await ask(configurationCalls.appConfig, {})).anchor_sponsored_setting).toBe('0');
    expect((await ask(video.anchors, {})).show).toBe(0);
  });

  it('CALL-010 names the match that each anchor speaks about, and when they take turns', async () => {
    const { channels } = await ask(video.anchors, {});
    const now = sandbox.clock.now();
    for (const { match, changesAt } of channels) {
      expect(changesAt).toBeGreaterThan(now);
      expect(changesAt - now).toBeLessThanOrEqual(3_600_000);
      const known = match && sandbox.services.simulation.match(match.matchId);
      expect(known?.home.name['zh-CN']).toBe(match?.home);
      expect(known?.status === 'live' || known?.status === 'suspended').toBe(match?.live === 1);
    }
    const [football] = channels;
    expect(football?.match && sandbox.services.simulation.match(football.match.matchId)?.sport).toBe(
      'football',
    );
  });

  it('CALL-063 lists the streams of live matches for the sites and venues there are', async () => {
    const list = await sandbox.send(video.venueFile, { site: '4002', file: 'IMTY_list.txt' });
    expect(list.headers['content-type']).toMatch(/^text\/plain/);
    expect(Array.isArray(JSON.parse(list.text))).toBe(true);
    expect((await sandbox.send(video.venueFile, { site: '4999', file: 'IMTY_list.txt' })).status).toBe(400);
  });
});
