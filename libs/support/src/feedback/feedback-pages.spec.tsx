import { feedback } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { ok, showSupport } from '../testing/support-scene';

const ENTRY = {
  id: '3',
  kind: 'complaint',
  state: 'answered',
  preview: '页面慢',
  createdAt: 1,
  movedAt: 2,
  unread: false,
} as const;
const DETAIL = {
  ...ENTRY,
  contact: '',
  said: [
    { at: 1, from: 'member', text: '页面慢 <b>', pictures: [] },
    { at: 2, from: 'desk', text: '已修复', pictures: [] },
  ],
} as const;
const detail = (more: object = {}) => ok({ ...DETAIL, ...more });

describe('feedback', () => {
  it('ROUTE-067 is a kind and a text, sent once, and opens as it stands', async () => {
    const { sent, api, router } = await showSupport('/mine/feedback/', { member: true });
    api.answer(feedback.submit, ok({ id: '3' }));
    api.answer(feedback.detail, detail());
    fireEvent.click(screen.getByRole('button', { name: '提交反馈' }));
    expect(screen.getByText(/请填写内容/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '投诉' }));
    fireEvent.change(screen.getByRole('textbox', { name: '请说明情况' }), { target: { value: ' 页面慢 ' } });
    fireEvent.click(screen.getByRole('button', { name: '提交反馈' }));
    await settle();
    expect(sent(feedback.submit)).toMatchObject([
      { kind: 'complaint', text: '页面慢', pictures: [], contact: '' },
    ]);
    expect(router.state.location.pathname + router.state.location.search).toBe('/mine/feedback/details?id=3');
  });

  it('keeps its draft for the same member', async () => {
    const { services } = await showSupport('/mine/feedback', { member: true });
    fireEvent.change(screen.getByRole('textbox', { name: '请说明情况' }), { target: { value: '还没写完' } });
    document.body.replaceChildren();
    await showSupport('/mine/feedback', { member: true, services: { device: services.device } });
    expect(screen.getByRole('textbox', { name: '请说明情况' })).toHaveValue('还没写完');
  });

  it('ROUTE-068 lists what was sent with where it stands, and says so where there is none', async () => {
    await showSupport('/mine/feedback/list', {
      member: true,
      answers: { [feedback.list.path]: ok({ items: [ENTRY], more: false }) },
    });
    expect(screen.getByRole('link', { name: /投诉.*已回复/s })).toHaveAttribute(
      'href',
      '/mine/feedback/details?id=3',
    );
    document.body.replaceChildren();
    await showSupport('/mine/feedback/list', { member: true });
    expect(screen.getByText('还没有反馈')).toBeInTheDocument();
  });

  it.each(['/mine/feedback/details/?id=3', '/mine/feedback/details/3'])(
    'ROUTE-069 OPEN-038 %s shows the answer, takes a further question, and is closed',
    async (at) => {
      const { sent, api } = await showSupport(at, {
        member: true,
        answers: { [feedback.detail.path]: detail() },
      });
      expect(screen.getByText('已修复')).toBeInTheDocument();
      expect(screen.getByText('页面慢 <b>')).toBeInTheDocument();
      api.answer(feedback.ask, detail({ state: 'open' }));
      fireEvent.change(screen.getByRole('textbox', { name: '继续提问' }), { target: { value: '现在呢' } });
      fireEvent.click(screen.getByRole('button', { name: '提交提问' }));
      await settle();
      expect(sent(feedback.ask)).toMatchObject([{ id: '3', text: '现在呢', pictures: [] }]);
      expect(screen.getByRole('textbox', { name: '继续提问' })).toHaveValue('');
      api.answer(feedback.move, detail({ state: 'closed' }));
      api.answer(feedback.detail, detail({ state: 'closed' }));
      fireEvent.click(screen.getByRole('button', { name: '问题已解决，关闭反馈' }));
      await settle();
      expect(sent(feedback.move)).toEqual([{ id: '3', to: 'closed' }]);
      expect(await screen.findByRole('button', { name: '重新打开' })).toBeInTheDocument();
    },
  );

  it('knows none without a number', async () => {
    const { sent } = await showSupport('/mine/feedback/details', { member: true });
    expect(screen.getByText('找不到这条反馈')).toBeInTheDocument();
    expect(sent(feedback.detail)).toEqual([]);
  });
});
