import { chat, type CallResponse } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ChatMessage, ChatState } from '../line/chat-slice';
import { IDLE, ok, showSupport } from '../testing/support-scene';

const ACTIVE: ChatState = { ...IDLE, status: 'active', name: '01', seq: 3, read: 2 };
const said = (seq: number, from: 'visitor' | 'desk', words: string): ChatMessage => ({
  kind: 'text',
  seq,
  at: Date.UTC(2026, 4, 5, seq),
  from,
  name: from === 'desk' ? '01' : '',
  text: words,
  key: `key-${seq}`,
});
const page = (
  messages: readonly ChatMessage[],
  state = ACTIVE,
  more = false,
): CallResponse<typeof chat.messages> => ({
  messages: [...messages],
  more,
  state,
});
const talking = (messages: readonly ChatMessage[], state = ACTIVE) => ({
  [chat.messages.path]: ok(page(messages, state)),
});

describe('the chat', () => {
  beforeEach(() => {
    window.HTMLElement.prototype.scrollIntoView = () => undefined;
  });

  it('offers answers of the help centre while one types, before a person is asked for', async () => {
    const { sent } = await showSupport('/customer/chat');
    const field = await screen.findByRole('searchbox', { name: /先搜一搜/ });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '存款' } });
    expect(await screen.findByText('这些文章可能有帮助')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '怎样存款' })).toHaveAttribute(
      'href',
      '/mine/helpCenter?article=how-to-deposit',
    );
    fireEvent.change(field, { target: { value: 'zzzz' } });
    expect(await screen.findByText(/没有找到文章/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '存款' })).toBeEnabled();
    expect(sent(chat.begin)).toEqual([]);
  });

  it('ROUTE-111 asks what it is about, and then for a person', async () => {
    const { sent, api } = await showSupport('/customer/chat/?topic=bet');
    expect(screen.getByRole('button', { name: '注单与结算' })).toHaveAttribute('aria-pressed', 'true');
    const guest = 'a'.repeat(64);
    api.answer(chat.begin, ok({ state: { ...IDLE, status: 'waiting', place: 2 }, guest }));
    api.answer(chat.messages, ok(page([], { ...IDLE, status: 'waiting', place: 2 })));
    fireEvent.click(screen.getByRole('button', { name: '存款' }));
    await settle();
    expect(sent(chat.begin)).toEqual([{ topic: 'deposit' }]);
    expect(screen.getByText('正在排队，您是第 2 位')).toBeInTheDocument();
    expect(sent(chat.messages).at(-1)).toMatchObject({ guest });
  });

  it('shows what both sides said as text, and what is read', async () => {
    await showSupport('/customer/chat', {
      answers: talking([
        said(1, 'visitor', '<img src=x onerror=alert(1)>'),
        said(2, 'visitor', '在吗'),
        said(3, 'desk', '您好'),
      ]),
    });
    const log = screen.getByRole('log');
    expect(log).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(log.querySelector('img')).toBeNull();
    expect(within(log).getAllByText(/已读/)).toHaveLength(2);
    expect(screen.getByText('客服 01 正在为您服务')).toBeInTheDocument();
  });

  it.each([
    ['4111 1111 1111 1111', 1],
    ['订单 D0000000001', 0],
  ])('warns beside digits of a card: %s', async (words, tips) => {
    await showSupport('/customer/chat', { answers: talking([said(1, 'desk', words)]) });
    expect(screen.queryAllByRole('note')).toHaveLength(tips);
  });

  it('sends what is written, and keeps a paste that is too long with a sentence', async () => {
    const { sent, api } = await showSupport('/customer/chat', {
      answers: talking([said(1, 'desk', '您好')]),
    });
    const field = screen.getByRole('textbox', { name: '输入消息' });
    api.answer(chat.mark, ok({ state: ACTIVE }));
    fireEvent.change(field, { target: { value: 'x'.repeat(20_000) } });
    expect(screen.getByText(/最多 2000 个字，现在有 20000 个/)).toBeInTheDocument();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveValue('x'.repeat(20_000));
    fireEvent.change(field, { target: { value: ' 你好\u202E ' } });
    api.answer(chat.send, ok({ message: said(2, 'visitor', '你好'), state: ACTIVE }));
    fireEvent.click(screen.getByRole('button', { name: '发送' }));
    await settle();
    expect(sent(chat.send)).toMatchObject([{ content: { kind: 'text', text: '你好' } }]);
    expect(field).toHaveValue('');
    expect(screen.getByRole('log')).toHaveTextContent('你好');
  });

  it('lets a member pick one of their own bets instead of its number', async () => {
    const card = {
      card: 'bet',
      id: 'B7',
      title: '甲 – 乙',
      state: 'won',
      amount: '10.00',
      currency: 'CNY',
      at: 1,
    } as const;
    const { sent, api } = await showSupport('/customer/chat', {
      member: true,
      answers: { ...talking([said(1, 'desk', '您好')]), [chat.cards.path]: ok({ items: [card] }) },
    });
    api.answer(
      chat.send,
      ok({
        message: { kind: 'card', seq: 2, at: 2, from: 'visitor', name: '', card, key: 'k' },
        state: ACTIVE,
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: '选择注单或订单' }));
    fireEvent.click(await screen.findByRole('button', { name: /甲 – 乙/ }));
    await settle();
    expect(sent(chat.send)).toMatchObject([{ content: { kind: 'card', card: 'bet', id: 'B7' } }]);
  });

  it('takes a message with a way to answer while nobody is there', async () => {
    const hours = { from: 540, to: 1440, timeZone: 'UTC+8', open: false, opensAt: Date.UTC(2026, 4, 5, 1) };
    const { sent, api } = await showSupport('/customer/chat', {
      answers: { [chat.home.path]: ok({ hours, state: IDLE }) },
    });
    expect(screen.queryByRole('region', { name: '您想咨询什么' })).toBeNull();
    api.answer(chat.leave, ok({ id: '1' }));
    fireEvent.change(screen.getByRole('textbox', { name: '留言内容' }), { target: { value: '请回复我' } });
    fireEvent.click(screen.getByRole('button', { name: '提交留言' }));
    expect(screen.getByText('请填写联系方式，否则无法回复您')).toBeInTheDocument();
    expect(sent(chat.leave)).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /联系方式/ }), {
      target: { value: 'me@example.test' },
    });
    fireEvent.click(screen.getByRole('button', { name: '提交留言' }));
    await settle();
    expect(sent(chat.leave)).toMatchObject([
      { topic: 'other', text: '请回复我', contact: 'me@example.test' },
    ]);
    expect(screen.getByText(/留言已收到/)).toBeInTheDocument();
  });

  it('asks once how it was', async () => {
    const closed: ChatState = { ...ACTIVE, status: 'closed', rateable: true };
    const { sent, api } = await showSupport('/customer/chat', {
      answers: talking([said(1, 'desk', '再见')], closed),
    });
    api.answer(chat.rate, ok({ state: { ...closed, rateable: false } }));
    fireEvent.click(screen.getByRole('button', { name: '4 星' }));
    await settle();
    expect(sent(chat.rate)).toEqual([{ stars: 4 }]);
    expect(screen.getByText('谢谢您的评价')).toBeInTheDocument();
  });

  it('OPEN-040 goes back to the page that asked for it, and else to the home of customer service', async () => {
    const { router } = await showSupport('/customer/main');
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/customer/chat?fromChildPage=1'));
    await settle();
    fireEvent.click(await screen.findByRole('button', { name: '返回' }));
    await settle();
    expect(router.state.location.pathname).toBe('/elsewhere');
    await act(() => router.navigate('/customer/chat'));
    await settle();
    fireEvent.click(await screen.findByRole('button', { name: '返回' }));
    await settle();
    expect(router.state.location.pathname).toBe('/customer/main');
  });
});
