import { chat, feedback } from '@heptad/contracts';
import { fakeDevice } from '@heptad/device/testing';
import { screen } from '@testing-library/react';
import { HOURS, IDLE, ok, showSupport } from '../testing/support-scene';

describe('the home of customer service', () => {
  it('ROUTE-110 SHELL-010 BRAND-006 has the brand’s name for it, its contact, its hours, and the ways to a person and to feedback', async () => {
    await showSupport('/customer/main/');
    expect(screen.getByRole('heading', { level: 1, name: '客服' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '开始咨询' })).toHaveAttribute('href', '/customer/chat');
    expect(screen.getByRole('link', { name: '存款' })).toHaveAttribute(
      'href',
      '/customer/chat?topic=deposit',
    );
    expect(screen.getByText('服务中')).toBeInTheDocument();
    expect(screen.getByText(/请勿转账/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /意见反馈/ })).toHaveAttribute('href', '/mine/feedback');
  });

  it('says when nobody is there, and takes a message', async () => {
    const hours = { from: 540, to: 1440, timeZone: 'UTC+8', open: false, opensAt: 1 };
    await showSupport('/customer/main', { answers: { [chat.home.path]: ok({ hours, state: IDLE }) } });
    expect(screen.getByText(/09:00 至 24:00/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '留言' })).toBeInTheDocument();
  });

  it('shows where a member’s orders, feedback and conversation stand', async () => {
    const order = {
      card: 'deposit',
      id: 'D1',
      title: 'D1',
      state: 'paid',
      amount: '100.00',
      currency: 'CNY',
      at: 1,
    } as const;
    const entry = {
      id: '3',
      kind: 'complaint',
      state: 'answered',
      preview: '慢',
      createdAt: 1,
      movedAt: 2,
      unread: true,
    } as const;
    await showSupport('/customer/main', {
      member: true,
      answers: {
        [chat.home.path]: ok({ hours: HOURS, state: { ...IDLE, status: 'active', unread: 2 } }),
        [chat.cards.path]: ok({ items: [order] }),
        [feedback.list.path]: ok({ items: [entry], more: false }),
      },
    });
    expect(screen.getByRole('link', { name: /继续会话/ })).toHaveTextContent('2');
    expect(screen.getByRole('region', { name: '我最近的订单' })).toHaveTextContent('已付款');
    expect(screen.getByRole('link', { name: /投诉/ })).toHaveAttribute('href', '/mine/feedback/details?id=3');
  });

  it.each([
    ['inside its app', { inShell: true, marked: true }, 'https://support.brand.example/'],
    ['in a browser whose address says so alone', { inShell: true, marked: false }, '/customer/chat'],
  ])('SHELL-032 OPEN-010 leads to the brand’s own link inside its app: %s', async (_, native, href) => {
    const device = fakeDevice();
    const inside = { ...device, native: { ...device.native, ...native } };
    await showSupport('/customer/main', {
      brand: { config: { support: { contact: '400-000-0000', appLink: 'https://support.brand.example/' } } },
      services: { device: inside },
    });
    expect(screen.getByText(/400-000-0000/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '开始咨询' })).toHaveAttribute(
      'href',
      expect.stringContaining(href),
    );
  });
});
