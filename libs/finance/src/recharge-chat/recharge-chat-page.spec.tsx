import { rechargeChat } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import { ok, ORDERED_AT, paymentApi, refused } from '../testing/payment-answers';
import type { ChatMessage } from './chat-queries';
import RechargeChatPage, { messages } from './recharge-chat-page';

const at = ORDERED_AT;
const GREETING: ChatMessage = { id: 1, at, kind: 'service', said: { phrase: 'greeting' } };
const ASKED: ChatMessage = {
  id: 3,
  at,
  kind: 'service',
  said: { phrase: 'askChannel', channels: ['wechat', 'trc20'] },
};

async function show(said: readonly ChatMessage[] = [GREETING], earlier: 0 | 1 = 0) {
  Element.prototype.scrollIntoView = jest.fn();
  const api = paymentApi();
  api.answer(rechargeChat.messages, ok({ messages: [...said], earlier }));
  api.answer(rechargeChat.send, ok({ messages: [] }));
  const scene = await showFinance({
    page: <RechargeChatPage />,
    messages,
    at: '/mine/finance/rechargeChat',
    api,
  });
  await settle();
  return { ...scene, sent: () => api.sent.filter(({ path }) => path === rechargeChat.send.path) };
}

const field = () => screen.getByLabelText('输入存款方式或金额');
const say = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  await settle();
};

describe('the chat with the deposit service', () => {
  it('ROUTE-030 says that no person answers, and shows what was said in its order', async () => {
    const own: ChatMessage = { id: 2, at, kind: 'text', text: '你好' };
    await show([ASKED, own, GREETING]);
    expect(screen.getByText(/非人工服务/)).toBeInTheDocument();
    const said = within(screen.getByRole('log')).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('请告诉我存款方式和金额'),
      expect.stringContaining('您: 你好'),
      expect.stringContaining('请选择存款方式'),
    ]);
  });

  it('sends what was typed, and clears the field once it was taken', async () => {
    const { sent } = await show();
    await say(' 微信 500 ');
    expect(sent().map(({ request }) => request)).toEqual([{ kind: 'text', text: '微信 500' }]);
    expect(field()).toHaveValue('');
    await say(' ');
    expect(sent()).toHaveLength(1);
  });

  it('leaves what is typed while a message is on its way, and takes no picture meanwhile', async () => {
    const { api } = await show();
    let take = (): void => undefined;
    api.answer(
      rechargeChat.send,
      () => new Promise((resolve) => (take = () => resolve(ok({ messages: [] })))),
    );
    await say('微信 500');
    expect(screen.getByLabelText('上传付款凭证')).toBeDisabled();
    fireEvent.change(field(), { target: { value: '改成 600' } });
    take();
    await settle();
    expect(field()).toHaveValue('改成 600');
    expect(screen.getByLabelText('上传付款凭证')).toBeEnabled();
  });

  it('sends the same words under a new key, and after a lost answer under the same', async () => {
    const { sent, api } = await show();
    await say('500');
    await say('500');
    api.answer(rechargeChat.send, failed);
    await say('600');
    expect(screen.getByText(/不会重复/)).toBeInTheDocument();
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue('600');
    await say('600');
    const keys = sent().map(({ options }) => options.idempotencyKey);
    expect([new Set(keys).size, keys[2] === keys[3]]).toEqual([3, true]);
  });

  it('offers the ways that the service names, and says one with a tap', async () => {
    const { sent } = await show([GREETING, ASKED]);
    fireEvent.click(screen.getByRole('button', { name: '微信支付' }));
    await settle();
    expect(sent().map(({ request }) => request)).toEqual([{ kind: 'channel', channel: 'wechat' }]);
  });

  it('leads to the order and never tells where to pay', async () => {
    const said = { phrase: 'order', orderNo: 'D0000000007', amount: '500.00', channel: 'bank' } as const;
    await show([GREETING, { id: 2, at, kind: 'service', said }]);
    expect(screen.getByRole('link', { name: '查看收款信息' })).toHaveAttribute(
      'href',
      '/mine/finance/myDeposit/information?order=D0000000007',
    );
    expect(screen.getByText(/订单已创建：银行卡转账 ¥500/)).toBeInTheDocument();
  });

  it('says how much a way takes, why there is no order, and what became of a picture', async () => {
    const said = [
      { phrase: 'askAmount', channel: 'wechat', min: '50.00', max: '4500.00' },
      { phrase: 'refused', reason: '金额超出允许范围' },
      { phrase: 'proofKept', orderNo: 'D0000000007' },
      { phrase: 'noOrder' },
    ] as const;
    await show([
      ...said.map((each, index): ChatMessage => ({ id: index + 2, at, kind: 'service', said: each })),
      { id: 9, at, kind: 'picture' },
      { id: 10, at, kind: 'channel', channel: 'trc20' },
    ]);
    const log = screen.getByRole('log');
    for (const text of [
      '¥50 – ¥4,500',
      '金额超出允许范围',
      '凭证已提交',
      '还没有在此创建的订单',
      'USDT-TRC20',
    ])
      expect(log).toHaveTextContent(text);
  });

  it('sends a picture, and none that is no picture', async () => {
    const { sent } = await show();
    const choose = async (bytes: BlobPart) => {
      fireEvent.change(screen.getByLabelText('上传付款凭证'), {
        target: { files: [new File([bytes], 'a.png')] },
      });
    };
    await choose('<svg/>');
    expect(await screen.findByText('仅支持 PNG、JPG、WebP 图片')).toBeInTheDocument();
    await choose(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
    await screen.findByRole('log');
    await settle();
    await settle();
    expect(sent().map(({ request }) => request)).toMatchObject([{ kind: 'picture' }]);
  });

  it('says why a message was refused', async () => {
    const { api } = await show();
    api.answer(rechargeChat.send, refused('7319', '请上传图片'));
    await say('500');
    expect(screen.getByText('请上传图片')).toBeInTheDocument();
  });

  it('fetches earlier messages by the oldest one', async () => {
    const { api } = await show([{ ...GREETING, id: 31 }], 1);
    api.answer(rechargeChat.messages, ok({ messages: [GREETING], earlier: 0 }));
    fireEvent.click(screen.getByRole('button', { name: '查看更早的消息' }));
    await settle();
    expect(api.sent.at(-1)?.request).toEqual({ before: 31 });
    expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull();
  });

  it('says that it could not be loaded', async () => {
    const api = paymentApi();
    api.answer(rechargeChat.messages, failed);
    await showFinance({ page: <RechargeChatPage />, messages, at: '/mine/finance/rechargeChat', api });
    await settle();
    expect(screen.getByText('对话加载失败')).toBeInTheDocument();
  });
});
