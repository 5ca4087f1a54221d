import { deposit, mail, protection, statement } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';

describe('corrections by the operator', () => {
  let under: Payments<TestSandbox>;
  beforeEach(async () => {
    const sandbox = await startSandbox();
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox);
  });
  afterEach(async () => {
    expect((await under.sandbox.invariants()).holds).toBe(true);
    await under.sandbox.close();
  });

  const post = async (payload: object, key: string | undefined = 'k1', member = 'demo01') => {
    const answer = await under.sandbox.app.inject({
      method: 'POST',
      url: `/__sandbox/adjustments/${member}`,
      payload,
      headers: { host: '127.0.0.1:4600', ...(key !== '' && { 'idempotency-key': key }) },
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const lines = async () =>
    (await under.get(statement.lines, { kinds: ['adjustment'], size: 20, timeZone: 'Asia/Shanghai' })).items;

  it('gives and takes, and the member reads it among the money records with its number and reason', async () => {
    expect(await post({ amount: '12.5', reason: '系统差错更正' })).toEqual({
      status: 200,
      body: { orderNo: 'A0000000001', centre: '10012.50' },
    });
    expect(await post({ amount: '-2.50', reason: '误入账款项收回' }, 'k2')).toMatchObject({
      body: { orderNo: 'A0000000002', centre: '10010.00' },
    });
    const [taken, given] = await lines();
    expect([taken, given]).toMatchObject([
      { kind: 'adjustment', amount: '-2.50', balanceAfter: '10010.00' },
      { kind: 'adjustment', amount: '12.50', balanceAfter: '10012.50' },
    ]);
    const { orderNo, note, steps } = await under.get(statement.detail, { id: given?.id ?? '' });
    expect({ orderNo, note, steps: steps.map(({ step }) => step) }).toEqual({
      orderNo: 'A0000000001',
      note: '系统差错更正',
      steps: ['posted'],
    });
  });

  it('is told by mail, in words that cannot be marks', async () => {
    await post({ amount: '-5', reason: '<b>x</b>' });
    const { items } = await under.get(mail.list, { kind: 'money', size: 20 });
    expect(items[0]).toMatchObject({ kind: 'money', title: '人工调整 −¥5.00' });
    const { body } = await under.get(mail.detail, { id: items[0]?.id ?? '' });
    expect(body).toContain('&lt;b&gt;x&lt;/b&gt;');
  });

  it('is posted once a key, whoever presses twice at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post({ amount: '1', reason: 'r' })));
    expect(new Set(answers.map(({ body }) => body['orderNo']))).toEqual(new Set(['A0000000001']));
    expect(await post({ amount: '1.00', reason: ' r ' })).toMatchObject({ status: 200 });
    expect(await lines()).toHaveLength(1);
    expect(await under.centre()).toBe('10001.00');
  });

  it.each([
    ['another amount', { amount: '2', reason: 'r' }, 'demo01'],
    ['the other sign', { amount: '-1', reason: 'r' }, 'demo01'],
    ['another reason', { amount: '1', reason: 'other' }, 'demo01'],
    ['another member', { amount: '1', reason: 'r' }, 'demo02'],
  ])('is a conflict under a key that was used for %s', async (_what, body, member) => {
    await post({ amount: '1', reason: 'r' });
    expect(await post(body, 'k1', member)).toMatchObject({ status: 409 });
    expect(await lines()).toHaveLength(1);
    expect(await under.centre()).toBe('10001.00');
  });

  it('takes no more than there is, and leaves the key for another try', async () => {
    expect(await post({ amount: '-10000.01', reason: 'r' })).toMatchObject({ status: 409 });
    expect(await lines()).toEqual([]);
    expect(await post({ amount: '-10000.00', reason: 'r' })).toMatchObject({ status: 200 });
    expect(await under.centre()).toBe('0.00');
  });

  it('is no deposit: it fills no limit and no sum of play', async () => {
    await post({ amount: '500', reason: 'r' });
    const today = (await under.get(protection.figures, { span: 'day' })).items.at(-1);
    expect(today).toMatchObject({ deposits: '0.00', net: '0.00', stakes: '0.00' });
    expect((await under.get(deposit.orders, { page: 1, size: 10 })).items).toEqual([]);
  });

  it.each(
    [
      '0',
      '0.00',
      '-0',
      '1e3',
      '1,000',
      '１',
      '0.001',
      '1000000.01',
      '-1000000.01',
      'NaN',
      '+1',
      ' 1',
      '',
    ].map((amount) => ({ amount, reason: 'r' })),
  )('refuses the amount $amount', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400 });
    expect(await under.centre()).toBe('10000.00');
  });

  it.each([
    ['no reason', { amount: '1', reason: ' ' }, 'k'],
    ['a reason of a page', { amount: '1', reason: 'x'.repeat(101) }, 'k'],
    ['more than there is to say', { amount: '1', reason: 'r', wallet: 'IMTY' }, 'k'],
    ['no key', { amount: '1', reason: 'r' }, ''],
    ['a key without end', { amount: '1', reason: 'r' }, 'k'.repeat(65)],
  ])('refuses %s', async (_what, body, key) => {
    expect(await post(body, key)).toMatchObject({ status: 400 });
  });

  it('knows nobody whom there is not', async () => {
    expect(await post({ amount: '1', reason: 'r' }, 'k', 'nobody')).toMatchObject({ status: 404 });
  });
});
