import { deposit, depositProof, PROOF_PICTURE } from '@heptad/contracts';
import { startSandbox } from '@heptad/testing';
import type { TestSandbox } from '@heptad/testing';
import { PAY_WITHIN_MS } from './deposit-channels';
import { CREDIT_AFTER_MS } from './deposits';
import { pictureOf } from './deposit-proofs';
import { paymentsOf } from './testing/payments-under-test';
import type { Payments } from './testing/payments-under-test';

const base64 = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64');
const PNG = base64([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const JPEG = base64([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

describe('proofs of payment', () => {
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

  const open = async () =>
    (await under.get(deposit.create, { channel: 'bank', amount: '500' })).order.orderNo;
  const kept = (orderNo: string) => pictureOf(under.sandbox.services, Number(orderNo.slice(1)));

  it('ROUTE-027 are kept with who paid, and replaced by a later one', async () => {
    const orderNo = await open();
    const { order } = await under.get(depositProof.send, { orderNo, payer: '王小明', picture: PNG });
    expect(order).toMatchObject({ state: 'created', provedAt: under.sandbox.clock.now() });
    expect((await kept(orderNo))?.type).toBe('image/png');
    await under.get(depositProof.send, { orderNo, payer: '王小明', picture: JPEG });
    expect(await kept(orderNo)).toMatchObject({ type: 'image/jpeg', bytes: Buffer.from(JPEG, 'base64') });
  });

  it('are kept once under one key', async () => {
    const proof = { orderNo: await open(), payer: '王小明', picture: PNG };
    await under.get(depositProof.send, proof, 'mine');
    await under.get(depositProof.send, proof, 'mine');
    expect(await under.codeOf(depositProof.send, { ...proof, picture: JPEG }, 'mine')).toBe(4009);
  });

  it('are taken for an order that expired, and for none that is over otherwise', async () => {
    const [late, given, done] = [await open(), await open(), await open()];
    await under.get(deposit.cancel, { orderNo: given });
    await under.get(deposit.paid, { orderNo: done });
    await under.sandbox.clock.advance(CREDIT_AFTER_MS);
    await under.sandbox.clock.advance(PAY_WITHIN_MS);
    const codes = [late, given, done].map((orderNo) =>
      under.codeOf(depositProof.send, { orderNo, payer: '王小明', picture: PNG }),
    );
    expect(await Promise.all(codes)).toEqual([6000, 7302, 7302]);
    expect(await under.centre()).toBe('10500.00');
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 7319],
    ['nothing', '', 7319],
    ['no Base64', '??', 4000],
    ['too much', base64([0xff, 0xd8, 0xff]) + 'A'.repeat(Math.ceil(PROOF_PICTURE.mostBytes / 3) * 4), 4000],
  ])('are refused where the picture is %s', async (_what, picture, code) => {
    const orderNo = await open();
    expect(await under.codeOf(depositProof.send, { orderNo, payer: '王小明', picture })).toBe(code);
    expect(await kept(orderNo)).toBeUndefined();
  });

  it('are their own member’s only', async () => {
    const orderNo = await open();
    const other = await under.as('demo02');
    expect(await other.codeOf(depositProof.send, { orderNo, payer: '王小明', picture: PNG })).toBe(7301);
  });
});
