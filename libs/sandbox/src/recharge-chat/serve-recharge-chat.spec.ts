import { deposit, rechargeChat, type CallRequest } from '@heptad/contracts';
import { startSandbox } from '@heptad/testing';
import type { TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { pictureOf } from '../payments/deposit-proofs';
import { paymentsOf } from '../payments/testing/payments-under-test';
import type { Payments } from '../payments/testing/payments-under-test';
import { PAGE_SIZE } from './messages';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).toString('base64');

describe('the chat with the deposit service', () => {
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

  const say = async (request: CallRequest<typeof rechargeChat.send>, key?: string) =>
    (await under.get(rechargeChat.send, request, key)).messages;
  const saidTo = async (text: string) => (await say({ kind: 'text', text })).at(-1);
  const all = async (before?: number) =>
    under.get(rechargeChat.messages, before === undefined ? {} : { before });

  it('ROUTE-030 asks for what it does not know, and makes the order', async () => {
    expect((await all()).messages).toMatchObject([{ kind: 'service', said: { phrase: 'greeting' } }]);
    expect(await saidTo('你好')).toMatchObject({ said: { phrase: 'askChannel' } });
    expect(await saidTo('微信')).toMatchObject({
      said: { phrase: 'askAmount', channel: 'wechat', min: '50.00', max: '4500.00' },
    });
    expect(await saidTo('500')).toMatchObject({
      said: { phrase: 'order', channel: 'wechat', amount: '500.00' },
    });
    const { items } = await under.get(deposit.orders, { page: 1, size: 10 });
    expect(items).toMatchObject([{ channel: 'wechat', amount: '500.00', state: 'created' }]);
    const { messages } = await all();
    expect(messages.map(({ kind }) => kind)).toEqual([
      'service',
      'text',
      'service',
      'text',
      'service',
      'text',
      'service',
    ]);
    expect(await saidTo('再来一笔')).toMatchObject({ said: { phrase: 'askChannel' } });
  });

  it('offers only ways that are open now', async () => {
    await under.sandbox.services.switches.change({ closedChannels: ['wechat'] });
    const asked = await saidTo('500');
    expect(JSON.stringify(asked)).not.toContain('wechat');
    const [, answered] = await say({ kind: 'channel', channel: 'alipay' });
    expect(answered).toMatchObject({ said: { phrase: 'order', channel: 'alipay', amount: '500.00' } });
  });

  it('says why there is no order, in the language asked for, and begins anew', async () => {
    expect(await saidTo('微信 999999')).toMatchObject({
      said: { phrase: 'refused', reason: '金额超出允许范围' },
    });
    const { body } = await under.sandbox.send(
      rechargeChat.messages,
      {},
      { token: await under.sandbox.logIn('demo01'), headers: { 'accept-language': 'en' } },
    );
    const { messages } = v.parse(rechargeChat.messages.response, body?.['data']);
    expect(JSON.stringify(messages.at(-1))).not.toMatch(/\p{Script=Han}/u);
    expect(await saidTo('500')).toMatchObject({ said: { phrase: 'askChannel' } });
  });

  it('takes a message once under its key, and makes one order of it', async () => {
    const request = { kind: 'text', text: '支付宝 100' } as const;
    const first = await say(request, 'mine');
    expect(await say(request, 'mine')).toEqual(first);
    expect(await under.codeOf(rechargeChat.send, { kind: 'text', text: '支付宝 200' }, 'mine')).toBe(4009);
    expect((await under.get(deposit.orders, { page: 1, size: 10 })).total).toBe(1);
    expect((await all()).messages).toHaveLength(3);
  });

  it('keeps a picture as the proof of the last order, and of none where there is none', async () => {
    expect((await say({ kind: 'picture', picture: PNG })).at(-1)).toMatchObject({
      said: { phrase: 'noOrder' },
    });
    const made = await saidTo('微信 100');
    expect((await say({ kind: 'picture', picture: PNG })).at(-1)).toMatchObject({
      said: { phrase: 'proofKept' },
    });
    expect(made).toMatchObject({ said: { orderNo: 'D0000000001' } });
    expect((await pictureOf(under.sandbox.services, 1))?.type).toBe('image/png');
    const drawing = Buffer.from('<svg/>').toString('base64');
    expect(await under.codeOf(rechargeChat.send, { kind: 'picture', picture: drawing })).toBe(7319);
  });

  it('makes no order for a member who has excluded themself', async () => {
    const excluded = await under.as('demo20');
    const { messages } = await excluded.get(rechargeChat.send, { kind: 'text', text: '微信 100' });
    expect(messages.at(-1)).toMatchObject({ said: { phrase: 'refused' } });
    expect((await excluded.get(deposit.orders, { page: 1, size: 10 })).total).toBe(0);
  });

  it('tells older messages by the oldest one known, and nobody else’s', async () => {
    for (let count = 0; count < PAGE_SIZE / 2; count += 1) await saidTo('你好');
    const newest = await all();
    expect([newest.messages.length, newest.earlier]).toEqual([PAGE_SIZE, 1]);
    const older = await all(newest.messages[0]?.id);
    expect([older.messages.length, older.earlier]).toEqual([1, 0]);
    const other = await under.as('demo02');
    expect((await other.get(rechargeChat.messages, {})).messages).toHaveLength(1);
  });

  it.each([[''], [' '], ['x'.repeat(201)]])('takes no message such as %j', async (text) => {
    expect(await under.codeOf(rechargeChat.send, { kind: 'text', text })).toBe(4000);
  });
});
