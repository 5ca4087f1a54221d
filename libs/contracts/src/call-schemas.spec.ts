import * as v from 'valibot';
import { ALL_CALLS, type CallId } from './all-calls';
import type { Call } from './define-call';

/** A good and a bad request for calls whose bounds matter. */
const REQUESTS: readonly (readonly [row: string, id: CallId, good: unknown, bad: readonly unknown[]])[] = [
  [
    'CALL-001',
    'session.login',
    { name: 'demo01', password: 'a'.repeat(32) },
    [{ name: '', password: 'a'.repeat(32) }, { name: 'demo01', password: 'Heptad2026' }, { name: 'demo01' }],
  ],
  [
    'CALL-003',
    'captcha.sliderCheck',
    { validate_way: 1, ticket: 't', offset: 91, elapsed: 640 },
    [{ validate_way: 2, ticket: 't', offset: 91, elapsed: 640 }],
  ],
  [
    'CALL-012',
    'wallet.transfer',
    { channelCode: 'IMTY', amount: '100.00' },
    [
      { channelCode: 'IMTY', amount: 100 },
      { channelCode: 'IMTY', amount: '0.00' },
      { channelCode: 'IMTY', amount: '-5' },
      { channelCode: 'IMTY', amount: '1.005' },
      { channelCode: '', amount: '1' },
    ],
  ],
  [
    'OPEN-001',
    'deposit.create',
    { channel: 'bank', amount: '100.00' },
    [
      { channel: 'cash', amount: '100' },
      { channel: 'bank', amount: '0' },
      { channel: 'bank', amount: 100 },
    ],
  ],
  [
    'OPEN-001',
    'withdrawal.create',
    { accountId: '1', amount: '100.00', fee: '0.00', password: 'a'.repeat(32) },
    [
      { accountId: '1', amount: '100.00', fee: '-1.00', password: 'a'.repeat(32) },
      { accountId: '1', amount: '100.00', fee: '0.00', password: 'Heptad2026' },
      { accountId: '1', amount: '100.00', password: 'a'.repeat(32) },
    ],
  ],
  [
    'CALL-014',
    'venue.launch',
    { enName: 'OBTY', isPreload: 1 },
    [{ enName: '../x' }, { enName: 'IMTY', isPreload: true }],
  ],
  ['CALL-019', 'configuration.floatIcons', { clientType: 2 }, [{ clientType: 1 }, {}]],
  ['CALL-036', 'ob.systemNotices', { sys: '7', enName: 'OBTY' }, [{ sys: '8', enName: 'OBTY' }]],
  [
    'CALL-062',
    'video.anchorFile',
    { file: 'harbour_1.txt' },
    [{ file: '../secret.txt' }, { file: 'harbour' }],
  ],
  [
    'OPEN-065',
    'session.register',
    { name: 'abcd', password: '0'.repeat(32) },
    [
      { name: 'abc', password: '0'.repeat(32) },
      { name: '1abc', password: '0'.repeat(32) },
      { name: 'abcdefghijkl', password: '0'.repeat(32) },
    ],
  ],
];

describe('requests', () => {
  it.each(REQUESTS)('%s: %s takes the good and refuses the wrong', (_row, id, good, bad) => {
    const { request } = ALL_CALLS[id] as Call;
    expect(v.safeParse(request, good).success).toBe(true);
    for (const wrong of bad) expect([wrong, v.safeParse(request, wrong).success]).toEqual([wrong, false]);
  });

  it('CONST-001 OPEN-061 fill in the site and the client of a launch', () => {
    expect(v.parse(ALL_CALLS['venue.launch'].request, { enName: 'IMTY' })).toMatchObject({
      siteId: 4002,
      clientType: 'H5',
    });
  });

  it('CALL-012 CALL-015 keep transfer (1) and recycle (2) apart', () => {
    expect(v.parse(ALL_CALLS['wallet.transfer'].request, { channelCode: 'IMTY', amount: '1' }).ty).toBe(1);
    expect(v.parse(ALL_CALLS['wallet.recycle'].request, { channelCode: 'IMTY' }).ty).toBe(2);
  });
});

describe('answers', () => {
  it('refuse an amount that is a number', () => {
    const wallet = { currency: 'CNY', version: 1, total: '5.00', center: '5.00', venues: [] };
    expect(v.safeParse(ALL_CALLS['wallet.balances'].response, wallet).success).toBe(true);
    expect(v.safeParse(ALL_CALLS['wallet.balances'].response, { ...wallet, center: 5 }).success).toBe(false);
  });

  it('CALL-033 take no beginning of addresses that is longer than an address may be', () => {
    const { response } = ALL_CALLS['ob.esportsLogoDomain'];
    expect(v.safeParse(response, `/${'l'.repeat(8_191)}`).success).toBe(true);
    expect(v.safeParse(response, '/'.repeat(8_193)).success).toBe(false);
  });

  it('CALL-013 take an order number as digits or as a safe integer, not as a rounded one', () => {
    const schema = ALL_CALLS['wallet.transfer'].response.entries.order.entries.orderNo;
    expect(v.safeParse(schema, '9007199254740993001').success).toBe(true);
    expect(v.safeParse(schema, 12).success).toBe(true);
    expect(v.safeParse(schema, 2 ** 53).success).toBe(false);
  });

  it.each([
    ['/site/api/v1/user/avatar/fox.svg', '/site/api/v1/user/avatar/fox.svg'],
    ['https://pictures.example/fox.svg', 'https://pictures.example/fox.svg'],
    ['', undefined],
    ['/'.padEnd(2_049, 'x'), undefined],
    [7, undefined],
    [undefined, undefined],
  ])('CALL-011 an avatar is an address or none: %p', (avatar, expected) => {
    const info = {
      userId: '100001',
      name: 'demo01',
      grade: 3,
      currency: 'CNY',
      registeredAt: 0,
      unreadMail: 0,
      state: 'active',
      phoneBound: 0,
      emailBound: 0,
    };
    const known = v.parse(ALL_CALLS['member.info'].response, {
      ...info,
      ...(avatar !== undefined && { avatar }),
    });
    expect(known.avatar).toBe(expected);
    expect(known.name).toBe('demo01');
  });
});
