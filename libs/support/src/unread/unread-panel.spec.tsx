import { chat } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { IDLE, HOURS, ok, showSupport } from '../testing/support-scene';
import UnreadPanel, { messages } from './unread-panel';

async function show(unread: number, send: jest.Mock = jest.fn(async () => undefined)) {
  await showSupport('/', {
    page: <UnreadPanel />,
    messages,
    member: true,
    send,
    answers: { [chat.home.path]: ok({ hours: HOURS, state: { ...IDLE, status: 'active', unread } }) },
  });
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: /有新消息/ }));
    await act(settle);
  };
  return { send, press };
}

describe('what customer service has written, on every page', () => {
  it('ROUTE-111 leads to the chat', async () => {
    const { send, press } = await show(2);
    expect(screen.getByRole('status')).toHaveTextContent('有新消息');
    await press();
    expect(send.mock.calls).toEqual([['support.openChat']]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is nothing where all is read', async () => {
    await show(0);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says so where the chat does not open, and opens it at the next tap', async () => {
    const send = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('no code'));
    const { press } = await show(1, send);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法打开，请稍后重试');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
