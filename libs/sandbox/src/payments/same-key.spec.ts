import { type Call, deposit, secondaryPassword, wallet, withdrawal } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { paymentsOf, type Payments } from './testing/payments-under-test';
import { readyToWithdraw, SECONDARY } from './testing/payout-cards';

const TAPS = 50;
const CONFLICT = 4009;

describe.each(testedEngines())('fifty of one key at the same moment on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let under: Payments<TestSandbox>;
  let accountId: string;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
    sandbox = await startSandbox({ server });
    // Only the spec moves time: a slow machine must not.
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox);
    accountId = await readyToWithdraw(under);
  }, 60_000);
  afterEach(async () => expect((await sandbox.invariants()).holds).toBe(true));
  afterAll(async () => {
    await sandbox.close();
    await server?.stop();
  });

  const withdrawn = (amount: string) => ({ accountId, amount, fee: '0', password: SECONDARY });
  /** How many orders and postings there are of what is written here. */
  const written = async (): Promise<readonly number[]> => {
    const { db } = sandbox.services.storage;
    const deposits = await db.selectFrom('deposit_orders').select('id').execute();
    const withdrawals = await db.selectFrom('withdrawal_orders').select('id').execute();
    const transfers = await db.selectFrom('transfer_orders').select('idempotency_key').execute();
    const posted = await db.selectFrom('ledger_transactions').select('id').execute();
    return [deposits, withdrawals, transfers, posted].map(({ length }) => length);
  };
  /** What has been written since, in the same order. */
  const since = async (before: readonly number[]): Promise<readonly number[]> =>
    (await written()).map((count, place) => count - (before[place] ?? 0));

  const WRITES: readonly (readonly [
    what: string,
    call: Call,
    request: (amount: string) => object,
    made: readonly number[],
  ])[] = [
    ['a deposit', deposit.create, (amount) => ({ channel: 'bank', amount }), [1, 0, 0, 0]],
    ['a transfer', wallet.transfer, (amount) => ({ channelCode: 'IMTY', amount }), [0, 0, 1, 1]],
    ['a withdrawal', withdrawal.create, withdrawn, [0, 1, 0, 1]],
  ];

  it.each(WRITES)('make %s once, and another body is refused', async (what, call, request, made) => {
    const before = await written();
    const answers = await Promise.all(
      Array.from({ length: TAPS }, () => under.codeOf(call, request('300'), what)),
    );
    expect(answers).toEqual(Array(TAPS).fill(6000));
    expect(await under.codeOf(call, request('400'), what)).toBe(CONFLICT);
    expect(await since(before)).toEqual(made);
  });

  it('make one of two amounts, whichever came first', async () => {
    const before = await written();
    const answers = await Promise.all(
      Array.from({ length: TAPS }, (_, tap) =>
        under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount: tap % 2 === 0 ? '300' : '400' }, 'two'),
      ),
    );
    expect(answers.filter((answer) => answer === 6000)).toHaveLength(TAPS / 2);
    expect(answers.filter((answer) => answer === CONFLICT)).toHaveLength(TAPS / 2);
    expect(await since(before)).toEqual([0, 0, 1, 1]);
  });

  it('bring a venue’s money back once', async () => {
    const before = await written();
    await Promise.all(
      Array.from({ length: TAPS }, () => under.codeOf(wallet.recycle, { channelCode: '' }, 'back')),
    );
    expect(await since(before)).toEqual([0, 0, 1, 1]);
  });

  it('lock a wrong password after five, wherever it is asked, and a locked one opens nothing', async () => {
    const before = await written();
    const wrong = passwordHashOf('Money2025');
    const codes = await Promise.all(
      Array.from({ length: TAPS }, (_, tap) =>
        tap % 2 === 0
          ? under.codeOf(withdrawal.create, { ...withdrawn('300'), password: wrong })
          : under.codeOf(secondaryPassword.change, { current: wrong, password: passwordHashOf('Money2027') }),
      ),
    );
    expect(codes.filter((each) => each === 7308)).toHaveLength(4);
    expect(codes.filter((each) => each === 7313)).toHaveLength(TAPS - 4);
    expect(await under.codeOf(withdrawal.create, withdrawn('300'))).toBe(7313);
    expect(await since(before)).toEqual([0, 0, 0, 0]);
  });
});
