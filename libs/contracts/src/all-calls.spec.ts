import { ALL_CALLS, type CallId } from './all-calls';
import { CALL_TIMEOUT_MS, familyOfPath, type Call } from './define-call';

const calls = Object.entries(ALL_CALLS) as [CallId, Call][];

/** Each documented call: its row, and how it is reached. */
const ROWS: readonly (readonly [row: string, id: CallId, method: 'GET' | 'POST', path: string | RegExp])[] = [
  ['CALL-001', 'session.login', 'POST', '/site/api/v1/user/login'],
  ['CALL-002', 'session.logout', 'POST', '/site/api/v1/user/logout'],
  ['CALL-003', 'captcha.sliderCheck', 'POST', /^\/site\/api\/v1\/user\//],
  ['CALL-004', 'configuration.preInfo', 'POST', '/site/api/v1/configuration/preInfo'],
  ['CALL-005', 'configuration.sportWhite', 'POST', '/site/api/v1/user/member/getSportWhiteConfig'],
  ['CALL-006', 'captcha.sendCodeOne', 'POST', '/site/api/v1/user/sendCode/oneVe2'],
  ['CALL-007', 'captcha.sendCodeTwo', 'POST', '/site/api/v1/user/sendCode/twoVe2'],
  ['CALL-008', 'captcha.imageCheck', 'POST', '/site/api/v1/user/member/kaptchcate'],
  ['CALL-009', 'captcha.image', 'GET', '/site/api/v1/user/register/defaultKaptcha'],
  ['OPEN-024', 'captcha.sound', 'GET', '/site/api/v1/user/register/soundKaptcha'],
  ['CALL-010', 'video.anchors', 'POST', '/site/api/v1/video/getAnchorShowSetting'],
  ['CALL-011', 'member.info', 'POST', '/site/api/v1/user/member/info'],
  ['CALL-012', 'wallet.transfer', 'POST', '/game/api/v1/venue/transfer'],
  ['CALL-014', 'venue.launch', 'POST', '/game/api/v1/venue/launch'],
  ['CALL-015', 'wallet.recycle', 'POST', '/game/api/v1/venue/recycle/transfer'],
  ['CALL-016', 'venue.frontLaunch', 'POST', '/game/api/v1/venue/frontLaunch'],
  ['CALL-017', 'venue.maintainStatus', 'GET', '/game/api/v1/sport/maintainStatus'],
  ['CALL-018', 'venue.strategiesBanner', 'POST', '/game/api/v1/bets/strategies/queryBanner'],
  ['CALL-019', 'configuration.floatIcons', 'POST', '/page/fd/api/v1/common/floatIcon/list'],
  ['CALL-020', 'session.jwt', 'GET', '/site/api/v1/user/member/jwt'],
  ['CALL-021', 'sponsor.images', 'POST', '/act/api/v1/advertising/querySponsoredImage'],
  ['CALL-022', 'keys.fd', 'GET', /^\/page\/fd\/api\/v1\/sec\//],
  ['CALL-023', 'keys.site', 'GET', '/site/api/v1/sec/UJHG7plmGp'],
  ['CALL-024', 'keys.act', 'GET', '/act/api/v1/Hf6dtBdmHx'],
  ['CALL-025', 'keys.siteConfiguration', 'GET', '/site/api/v1/sec/Hf6dtBdmHx'],
  ['CALL-026', 'forget.phoneOne', 'POST', '/site/api/v1/user/forgetByPhone/oneVe2'],
  ['CALL-027', 'forget.phoneTwo', 'POST', '/site/api/v1/user/forgetByPhone/twoVe2'],
  ['CALL-028', 'forget.phoneThree', 'POST', '/site/api/v1/user/forgetByPhone/threeVe2'],
  ['CALL-029', 'forget.emailOne', 'POST', '/site/api/v1/user/forgetByEmail/oneVe2'],
  ['CALL-030', 'forget.emailTwo', 'POST', '/site/api/v1/user/forgetByEmail/twoVe2'],
  ['CALL-031', 'forget.emailThree', 'POST', '/site/api/v1/user/forgetByEmail/threeVe2'],
  ['CALL-032', 'configuration.venueSort', 'POST', '/site/api/v1/site/venue/sort'],
  ['CALL-033', 'ob.esportsLogoDomain', 'GET', /^\/yewu12\//],
  ['CALL-034', 'ob.getUserInfo', 'GET', '/yewu12/api/user/getUserInfo'],
  ['CALL-035', 'ob.venueSettings', 'GET', /^\/yewu12\//],
  ['CALL-036', 'ob.systemNotices', 'GET', /^\/yewu12\//],
  ['CALL-037', 'ob.matches', 'POST', /^\/yewu11\/v1\/m\//],
  ['CALL-038', 'ob.liveMatches', 'POST', /^\/yewu11\/v1\/m\/liveMatchesPB$/],
  ['CALL-039', 'ob.esportsMatches', 'POST', /^\/yewu11\/v1\/m\/esportsMatchesPB$/],
  ['CALL-040', 'ob.virtualMatches', 'POST', /^\/yewu11\/v1\/m\/virtualAppMatches$/],
  ['CALL-041', 'ob.outrightMatches', 'POST', /^\/yewu11\/v1\/m\//],
  ['CALL-042', 'ob.comboMatches', 'POST', /^\/yewu11\/v1\/m\//],
  ['CALL-043', 'ob.favouriteMatch', 'POST', /^\/yewu13\/v1\/userCollection\//],
  ['CALL-044', 'ob.favouriteTournament', 'POST', /^\/yewu13\/.*\/addOrCancelTournament$/],
  ['CALL-045', 'configuration.appConfig', 'POST', '/site/api/v1/configuration/appConfig'],
  ['CALL-046', 'configuration.vvPretty', 'POST', '/site/api/v1/configuration/vvPretty'],
  ['CALL-047', 'dealer.lobby', 'GET', /^\/yewu27\//],
  ['CALL-048', 'dealer.tables', 'POST', /^\/yewu27\//],
  ['CALL-049', 'dealer.login', 'POST', '/yewu27/zr/api/user/zrUserLogin'],
  ['CALL-050', 'im.getAllSportCount', 'POST', '/api/mobile/GetAllSportCount'],
  ['CALL-051', 'im.getLiveEventInfo', 'POST', '/api/mobile/getLiveEventInfo'],
  ['CALL-052', 'im.getEventInfoByPage', 'POST', '/api/mobile/getEventInfoByPage'],
  ['CALL-053', 'im.getOutRightEvents', 'POST', '/api/mobile/GetOutRightEvents'],
  ['CALL-054', 'im.addFavouriteEvent', 'POST', '/api/mobile/AddFavouriteEvent'],
  ['CALL-055', 'im.removeFavouriteEvent', 'POST', '/api/mobile/RemoveFavouriteEvent'],
  ['CALL-056', 'im.getFavouriteEvent', 'POST', '/api/mobile/GetFavouriteEvent'],
  ['CALL-057', 'im.getVSEventInfo', 'POST', '/api/mobile/GetVSEventInfo'],
  ['CALL-058', 'jsonCache.read', 'GET', '/api/json-cache/:key'],
  ['CALL-059', 'jsonCache.write', 'POST', '/api/json-cache/:key'],
  ['CALL-062', 'video.anchorFile', 'GET', '/video/v1/site/anchor/:file'],
  ['CALL-063', 'video.venueFile', 'GET', '/video/v1/:site/:file'],
  ['CALL-066', 'fb.getList', 'POST', '/v1/match/getList'],
  ['ROLE-009', 'protection.setLimit', 'POST', '/site/api/v1/protection/setLimit'],
  ['ROLE-012', 'protection.exclude', 'POST', '/site/api/v1/protection/exclude'],
  ['ROUTE-033', 'treasure.move', 'POST', '/game/api/v1/balancePrecious/move'],
  ['ROUTE-065', 'agents.apply', 'POST', '/site/api/v1/agent/apply'],
  ['OPEN-001', 'session.register', 'POST', /^\/site\/api\/v1\//],
  ['OPEN-001', 'wallet.balances', 'POST', /^\/game\/api\/v1\//],
  ['ROUTE-023', 'rebate.claim', 'POST', '/game/api/v1/rebate/claim'],
  ['ROUTE-049', 'profile.bind', 'POST', '/site/api/v1/user/member/profile/bind'],
  ['ROUTE-071', 'statement.lines', 'POST', '/game/api/v1/wallet/statement'],
  ['ROUTE-074', 'rewards.list', 'POST', '/act/api/v1/rewards/list'],
  ['OPEN-001', 'home.banners', 'POST', /^\/act\/api\/v1\//],
  ['OPEN-001', 'activity.list', 'POST', /^\/act\/api\/v1\/activity\//],
  ['OPEN-001', 'home.content', 'POST', /^\/page\/fd\/api\/v1\//],
];

describe('the calls', () => {
  it.each(ROWS)('%s is %s: %s %s', (_row, id, method, path) => {
    const call = ALL_CALLS[id];
    expect(call.method).toBe(method);
    if (typeof path === 'string') expect(call.path).toBe(path);
    else expect(call.path).toMatch(path);
  });

  it('share no method and path', () => {
    const places = calls.map(([, call]) => `${call.method} ${call.path}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('CALL-065 leaves the venue layer without paths of its own for pre-info and user info', () => {
    const ends = calls.map(([, call]) => call.path).filter((path) => /preInfo$|member\/info$/.test(path));
    expect(ends).toEqual(['/site/api/v1/configuration/preInfo', '/site/api/v1/user/member/info']);
  });

  it('have well-formed paths without an origin or a query', () => {
    for (const [id, call] of calls)
      expect([id, call.path]).toEqual([id, expect.stringMatching(/^(\/:?[\w.-]+)+$/)]);
  });

  it('API-008 are POSTs unless the row says otherwise', () => {
    expect(
      calls
        .filter(([, call]) => call.method === 'GET')
        .map(([id]) => id)
        .sort(),
    ).toEqual(
      ROWS.filter(([, , method]) => method === 'GET')
        .map(([, id]) => id)
        .sort(),
    );
  });

  it('move money, change what guards it and take bets under a key only', () => {
    const keyed = calls.filter(([, call]) => call.safety === 'keyed').map(([id]) => id);
    expect(keyed.sort()).toEqual(
      [
        'activities.claim',
        'activity.play',
        'activity.claim',
        'activity.friendApply',
        'rewards.claim',
        'fb.cashOut',
        'fb.placeBet',
        'im.placeBet',
        'ob.cashOut',
        'ob.placeBet',
        'vip.setReceiver',
        'wallet.recycle',
        'wallet.topUp',
        'deposit.create',
        'deposit.paid',
        'deposit.cancel',
        'depositProof.send',
        'rechargeChat.send',
        'payout.add',
        'payout.rename',
        'payout.makeDefault',
        'payout.remove',
        'withdrawal.confirmName',
        'loginPassword.change',
        'profile.setName',
        'profile.setBirthday',
        'profile.setAvatar',
        'profile.prove',
        'profile.bind',
        'secondaryPassword.create',
        'secondaryPassword.change',
        'secondaryPassword.reset',
        'withdrawal.create',
        'wallet.transfer',
        'walletOverview.setAutoTransfer',
        'treasure.move',
        'treasure.claimTask',
        'rebate.claim',
        'agents.apply',
        'agents.addDetails',
        'agents.bindEmail',
      ].sort(),
    );
  });

  it('API-009 CALL-005 CALL-018 wait 20 s unless the row says otherwise, OPEN-059 gives two of them less', () => {
    const others = calls
      .filter(([, call]) => call.timeoutMs !== CALL_TIMEOUT_MS)
      .map(([id, call]) => [id, call.timeoutMs]);
    expect(CALL_TIMEOUT_MS).toBe(20_000);
    expect(Object.fromEntries(others)).toEqual({
      'configuration.sportWhite': 5_000,
      'venue.strategiesBanner': 3_000,
    });
  });

  it('CRYPTO-005 seal what goes to the reset and code calls, and nothing else', () => {
    const sealed = calls.filter(([, call]) => call.sealed !== undefined);
    expect(sealed.map(([id]) => id.split('.')[0])).toEqual([
      'captcha',
      'captcha',
      ...Array<string>(6).fill('forget'),
    ]);
    expect(sealed.every(([, call]) => call.sealed === 'site')).toBe(true);
  });

  it('CALL-013 keep long integers of the money calls whole', () => {
    expect(ALL_CALLS['wallet.transfer'].bigIntegers).toBe(true);
    expect(ALL_CALLS['wallet.recycle'].bigIntegers).toBe(true);
  });

  it('CALL-047 CALL-058 CALL-062 answer without an envelope where they are raw', () => {
    const raw = calls.filter(([, call]) => call.family === 'raw').map(([id]) => id);
    expect(raw.sort()).toEqual([
      'captcha.image',
      'captcha.sound',
      'dealer.lobby',
      'jsonCache.read',
      'jsonCache.write',
      'video.anchorFile',
      'video.venueFile',
    ]);
  });
});

describe('familyOfPath', () => {
  it.each([
    ['API-014', '/api/mobile/GetVSEventInfo', 'im'],
    ['API-018', '/yewu11/v1/m/liveMatchesPB', 'ob'],
    ['API-023', '/v1/match/getList', 'fb'],
    ['API-023', '/site/api/v1/user/login', 'platform'],
    ['API-023', '/act/api/v1/Hf6dtBdmHx', 'platform'],
    ['API-023', '/v10/match', 'platform'],
  ])('%s takes %s for %s', (_row, path, family) => {
    expect(familyOfPath(path)).toBe(family);
  });
});
