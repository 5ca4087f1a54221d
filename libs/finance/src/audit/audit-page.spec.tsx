import { withdrawal } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import { ok, ORDERED_AT, paymentApi } from '../testing/payment-answers';
import AuditPage, { messages } from './audit-page';

async function show(api = paymentApi()) {
  const scene = await showFinance({ page: <AuditPage />, messages, at: '/mine/audit', api });
  await settle();
  return scene;
}

const DONE = {
  source: 'deposit' as const,
  orderNo: 'D0000000008',
  amount: '500.00',
  left: '0.00',
  createdAt: ORDERED_AT,
  fulfilledAt: ORDERED_AT + 60_000,
  partCount: 3,
  parts: [
    { kind: 'bet', id: '41', amount: '300.00', at: ORDERED_AT },
    { kind: 'withdrawal', id: 'W0000000002', amount: '100.00', at: ORDERED_AT },
  ],
};
const OPEN = {
  source: 'deposit' as const,
  orderNo: 'D0000000009',
  amount: '1000.00',
  left: '999.50',
  createdAt: ORDERED_AT,
  partCount: 0,
  parts: [],
};

describe('the audit', () => {
  it('says of each deposit what is left, and what has fulfilled it', async () => {
    const api = paymentApi();
    api.answer(withdrawal.audit, ok({ duties: [OPEN, DONE] }));
    await show(api);
    const open = screen.getByRole('region', { name: '存款 D0000000009' });
    for (const text of ['未完成', '¥1,000.00', '¥0.50', '¥999.50', '还没有计入的注单'])
      expect(within(open).getByText(text)).toBeInTheDocument();
    const done = screen.getByRole('region', { name: '存款 D0000000008' });
    for (const text of ['已完成', '注单 41', '¥300.00', '取款 W0000000002（已收手续费）', '¥100.00'])
      expect(within(done).getByText(text)).toBeInTheDocument();
    expect(within(done).getByText('仅列出最近 2 笔，共 3 笔')).toBeInTheDocument();
    expect(screen.getAllByText('¥999.50')).toHaveLength(2);
  });

  it('names a bonus as what it is', async () => {
    const api = paymentApi();
    const bonus = { ...OPEN, source: 'bonus' as const, orderNo: 'B0000000007' };
    api.answer(withdrawal.audit, ok({ duties: [bonus] }));
    await show(api);
    expect(screen.getByRole('region', { name: '优惠 B0000000007' })).toHaveTextContent('还差¥999.50');
  });

  it('says that nothing is required', async () => {
    const api = paymentApi();
    api.answer(withdrawal.audit, ok({ duties: [] }));
    await show(api);
    expect(screen.getByText('没有流水要求')).toBeInTheDocument();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const api = paymentApi();
    api.answer(withdrawal.audit, failed);
    await show(api);
    expect(screen.getByText('流水稽核加载失败')).toBeInTheDocument();
    api.answer(withdrawal.audit, ok({ duties: [] }));
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await settle();
    expect(screen.getByText('没有流水要求')).toBeInTheDocument();
  });
});
