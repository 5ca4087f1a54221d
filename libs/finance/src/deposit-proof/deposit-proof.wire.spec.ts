import { createApiClient } from '@heptad/api-client';
import { deposit, depositProof, rechargeChat, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const PNG = btoa(String.fromCharCode(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13));
/** As large as a picture may be, and more than servers take unless they are told to. */
const LARGEST = `${btoa(String.fromCharCode(0xff, 0xd8, 0xff))}${'A'.repeat(2_796_196)}`;

describe('proofs and the deposit assistant against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterAll(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  async function logIn() {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => 'proofs',
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(session.login, { name: 'demo01', password: md5('Heptad2026') });
    held.token = answer.ok ? answer.value.token : undefined;
    return api;
  }

  it('ROUTE-027 a proof is taken, also one of the largest size', async () => {
    const api = await logIn();
    const made = await api.send(
      deposit.create,
      { channel: 'trc20', amount: '720' },
      { idempotencyKey: 'made' },
    );
    const orderNo = made.ok ? made.value.order.orderNo : '';
    for (const [index, picture] of [PNG, LARGEST].entries()) {
      const proof = { orderNo, payer: '演示会员', picture };
      expect(
        await api.send(depositProof.send, proof, { idempotencyKey: `proof-${String(index)}` }),
      ).toMatchObject({ ok: true, value: { order: { orderNo, provedAt: expect.any(Number) } } });
    }
  });

  it('ROUTE-030 the assistant makes an order and remembers what was said', async () => {
    const api = await logIn();
    const said = await api.send(
      rechargeChat.send,
      { kind: 'text', text: 'EBPay 100' },
      { idempotencyKey: 'said' },
    );
    expect(said).toMatchObject({ ok: true });
    expect(await api.send(rechargeChat.messages, {})).toMatchObject({
      value: {
        messages: [
          { said: { phrase: 'greeting' } },
          { text: 'EBPay 100' },
          { said: { phrase: 'order', channel: 'ebpay', amount: '100.00' } },
        ],
      },
    });
  });
});
