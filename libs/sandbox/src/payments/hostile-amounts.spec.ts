import { type Call, deposit, fb, im, ob, protection, wallet, withdrawal } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { paymentsOf, type Payments } from './testing/payments-under-test';
import { readyToWithdraw, SECONDARY } from './testing/payout-cards';

/** What is none, or is more than any wallet holds; a number is none either, however it is written. */
const HOSTILE = [
  ...['1e3', '-0', 'NaN', '１００', '9007199254740993', '1,000', '1e15', '1000000000000000', '0.001'],
  ...['', ' 100', '100 ', '0x64', '+100', '100.', '-100', '٣٠٠', 'Infinity', '1_000', '0'],
] as const;
const NUMBERS = [100, 1e15, 9_007_199_254_740_993, -0, 0.1 + 0.2] as const;

const CENTRE = '10000.00';

let sandbox: TestSandbox;
let under: Payments<TestSandbox>;
let token: string;
let accountId: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  await sandbox.clock.rate(0);
  under = await paymentsOf(sandbox);
  accountId = await readyToWithdraw(under);
  token = await sandbox.logIn('demo01');
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await under.centre()).toBe(CENTRE);
  expect((await sandbox.invariants()).holds).toBe(true);
});

/** A selection as each family of venues names it; who it belongs to is asked only once a request is whole. */
const IM_SELECTION = { EventId: 1, WagerSelectionId: 1, BetTypeId: 1, PeriodId: 1, SelectionId: 1 };
const PLACED = [{ ...IM_SELECTION, MarketlineId: 1, Odds: 2, OddsType: 3 }];
const OB_DETAIL = [{ mid: '1', hpid: '1', hid: '1', hn: 1, ot: '1', oid: '1', ov: 200_000 }];
const FB_OPTION = [{ matchId: 1, marketId: 1, optionType: 1, od: 2 }];

/** Every call that moves money or bounds it, whole but for the amount. */
const WITH_AMOUNT: readonly (readonly [what: string, call: Call, request: (amount: unknown) => object])[] = [
  ['a deposit', deposit.create, (amount) => ({ channel: 'bank', amount })],
  ['play money', wallet.topUp, (amount) => ({ amount })],
  ['a transfer', wallet.transfer, (amount) => ({ channelCode: 'IMTY', amount })],
  ['a withdrawal', withdrawal.create, (amount) => ({ accountId, amount, fee: '0', password: SECONDARY })],
  ['a limit', protection.setLimit, (amount) => ({ kind: 'loss', span: 'day', timeZone: 'UTC', amount })],
  [
    'a bet at IM',
    im.placeBet,
    (UnitStake) => ({ ComboSelection: 1001, UnitStake, OddsAcceptance: 2, WagerSelectionInfos: PLACED }),
  ],
  [
    'a bet at OB',
    ob.placeBet,
    (unitAmount) => ({ seriesType: 1001, unitAmount, acceptOdds: 2, orderDetailList: OB_DETAIL }),
  ],
  ['a bet at FB', fb.placeBet, (unitStake) => ({ code: 1001, unitStake, oc: 2, betOptions: FB_OPTION })],
];

let keys = 0;

/** The code of the refusal and what the member reads, by the names of any family. */
async function refusalOf(call: Call, fields: object) {
  const headers = { 'idempotency-key': `hostile-${String((keys += 1))}` };
  const { body = {} } = await sandbox.send(call, fields, { token, headers });
  return {
    code: Number(body['status_code'] ?? body['StatusCode'] ?? body['code']),
    words: body['message'] ?? body['StatusDesc'] ?? body['msg'],
  };
}

describe.each(WITH_AMOUNT)('the amount of %s', (_what, call, request) => {
  it('may be an amount', () => {
    expect(v.safeParse(call.request, request('100')).issues).toBeUndefined();
  });

  it.each([...HOSTILE, ...NUMBERS])('is not %j: refused in words, and nothing moves', async (amount) => {
    expect(await refusalOf(call, request(amount))).toEqual({
      code: 4000,
      words: expect.stringContaining('请求参数有误') as string,
    });
  });
});
