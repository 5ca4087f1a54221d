import { md5 } from '@heptad/crypto';
import { payout, withdrawal } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { preloadBottomSheet, preloadDialog } from '@heptad/ui-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import { ok, paymentApi, refused, withdrawalAnswer } from '../testing/payment-answers';
import WithdrawPage from './withdraw-page';

async function show(api = paymentApi()) {
  const scene = await showFinance({ page: <WithdrawPage />, at: '/mine/finance/withDraw', api });
  await settle();
  const sentTo = (path: string) => api.sent.filter((each) => each.path === path);
  return { ...scene, api, sentTo };
}

const amount = () => screen.getByLabelText('取款金额');
const press = async (name: string, within_: HTMLElement = document.body) => {
  fireEvent.click(within(within_).getByRole('button', { name }));
  await settle();
};

beforeAll(async () => {
  await act(async () => void (await Promise.all([preloadBottomSheet(), preloadDialog()])));
});

async function askFor(text: string): Promise<HTMLElement> {
  fireEvent.change(amount(), { target: { value: text } });
  await press('下一步');
  return screen.findByRole('dialog', { name: '确认取款' });
}

async function confirmIn(sheet: HTMLElement, password = 'Heptad2026'): Promise<void> {
  fireEvent.change(within(sheet).getByLabelText('登录密码'), { target: { value: password } });
  await press('确认取款', sheet);
  await settle();
}

describe('the withdrawal page', () => {
  it('ROUTE-029 says what there is, what may go today and why a part of it costs', async () => {
    await show();
    expect(screen.getByTestId('centre-balance')).toHaveTextContent('11,000.00');
    expect(screen.getByText('今日可取 160,000.00 · 剩余 5 次')).toBeInTheDocument();
    expect(screen.getByText(/有 1,000.00 存款尚未投注.*10,000.00.*2%/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /演示银行/ })).toBeChecked();
  });

  it.each([
    ['', '请输入金额'],
    ['99.99', '单笔最低 100'],
    ['11000.01', '金额超过可用余额'],
  ])('refuses the amount %p: %s', async (text, problem) => {
    await show();
    if (text !== '') fireEvent.change(amount(), { target: { value: text } });
    await press('下一步');
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining(problem) as string);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes everything with one tap, and says the fee before', async () => {
    await show();
    await press('全部');
    expect(amount()).toHaveValue('11000.00');
    expect(screen.getByText('20.00')).toBeInTheDocument();
    expect(screen.getByText('10,980.00')).toBeInTheDocument();
  });

  it('is confirmed by the password, sent once with the fee that was shown, and forgets the amount', async () => {
    const api = paymentApi();
    api.answer(withdrawal.create, ok({ order: withdrawalAnswer() }));
    const { sentTo } = await show(api);
    await confirmIn(await askFor('10500'));
    expect(sentTo(withdrawal.create.path).map(({ request }) => request)).toEqual([
      { accountId: '7', amount: '10500.00', fee: '10.00', password: md5('Heptad2026') },
    ]);
    expect(screen.getByText('取款已提交')).toBeInTheDocument();
    expect(amount()).toHaveValue('');
    expect(sentTo(withdrawal.limits.path)).toHaveLength(2);
  });

  it('asks for a password, and stays open with the reason when it was wrong', async () => {
    const api = paymentApi();
    api.answer(withdrawal.create, refused('7308', '密码不正确'));
    const { sentTo } = await show(api);
    const sheet = await askFor('300');
    await press('确认取款', sheet);
    expect(within(sheet).getByText('请输入登录密码')).toBeInTheDocument();
    expect(sentTo(withdrawal.create.path)).toHaveLength(0);
    await confirmIn(sheet, 'wrong');
    expect(within(sheet).getByRole('alert')).toHaveTextContent('密码不正确');
    expect(amount()).toHaveValue('300');
  });

  it('says that it waits for word of a withdrawal whose answer was lost, and sends nothing again', async () => {
    const api = paymentApi();
    api.answer(withdrawal.create, failed);
    api.answer(withdrawal.status, ok({ known: 0 }));
    const { sentTo } = await show(api);
    await confirmIn(await askFor('300'));
    expect(screen.getByText('结果确认中，请勿重复操作')).toBeInTheDocument();
    await press('下一步');
    expect(sentTo(withdrawal.create.path)).toHaveLength(1);
  });

  it('has to know where to pay first, and adds a card without losing the amount', async () => {
    const api = paymentApi();
    api.answer(payout.accounts, ok({ accounts: [], most: 5 }));
    const { sentTo } = await show(api);
    fireEvent.change(amount(), { target: { value: '300' } });
    await press('下一步');
    expect(screen.getByText('请先添加收款账户')).toBeInTheDocument();
    await press('添加账户');
    const sheet = await screen.findByRole('dialog', { name: '添加账户' });
    await press('保存', sheet);
    expect(within(sheet).getByText('请输入银行卡号')).toBeInTheDocument();
    expect(sentTo(payout.add.path)).toHaveLength(0);
    for (const [label, text] of [
      ['开户银行', '演示银行'],
      ['持卡人姓名', '演示会员'],
      ['银行卡号', '6200 0000 0000 1234'],
    ] as const)
      fireEvent.change(within(sheet).getByLabelText(label), { target: { value: text } });
    api.answer(payout.add, refused('7306', '该收款账户已添加'));
    await press('保存', sheet);
    expect(within(sheet).getByRole('alert')).toHaveTextContent('该收款账户已添加');
    const account = { id: '8', kind: 'bank', label: '演示银行', masked: '**** 1234', addedAt: 1 };
    api.answer(payout.add, ok({ account }));
    api.answer(payout.accounts, ok({ accounts: [account], most: 5 }));
    await press('保存', sheet);
    expect(sentTo(payout.add.path).at(-1)?.request).toEqual({
      kind: 'bank',
      bank: '演示银行',
      holder: '演示会员',
      number: '6200000000001234',
    });
    expect(screen.getByRole('radio', { name: /演示银行/ })).toBeChecked();
    expect(amount()).toHaveValue('300');
  });

  it('sends an account whose answer was lost again under the same key', async () => {
    const api = paymentApi();
    api.answer(payout.add, failed);
    const { sentTo } = await show(api);
    await press('添加账户');
    const sheet = await screen.findByRole('dialog', { name: '添加账户' });
    fireEvent.click(within(sheet).getByRole('radio', { name: '虚拟币地址' }));
    await settle();
    fireEvent.change(within(sheet).getByLabelText('收款地址'), { target: { value: `T${'a'.repeat(33)}` } });
    await press('保存', sheet);
    expect(within(sheet).getByRole('alert')).toHaveTextContent('不会重复添加');
    await press('保存', sheet);
    const keys = sentTo(payout.add.path).map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows what became of an order, and offers nowhere to take it back', async () => {
    const api = paymentApi();
    api.answer(withdrawal.orders, ok({ items: [withdrawalAnswer()], total: 1, page: 1, size: 10 }));
    await show(api);
    const list = screen.getByRole('list', { name: '取款记录' });
    expect(list).toHaveTextContent('处理中');
    fireEvent.click(within(list).getByRole('button'));
    await settle();
    const sheet = await screen.findByRole('dialog', { name: '取款详情' });
    expect(sheet).toHaveTextContent('W0000000001');
    expect(within(sheet).queryByRole('button', { name: /撤销|取消/ })).toBeNull();
  });

  it('says why an order was refused', async () => {
    const api = paymentApi();
    const order = withdrawalAnswer({ state: 'refused', message: '收款账户信息有误，款项已退回' });
    api.answer(withdrawal.orders, ok({ items: [order], total: 1, page: 1, size: 10 }));
    await show(api);
    fireEvent.click(within(screen.getByRole('list', { name: '取款记录' })).getByRole('button'));
    await settle();
    const sheet = await screen.findByRole('dialog', { name: '取款详情' });
    expect(sheet).toHaveTextContent('收款账户信息有误，款项已退回');
  });

  it('says that the limits could not be loaded, and tries again', async () => {
    const api = paymentApi();
    const good = api.sent.length;
    api.answer(withdrawal.limits, failed);
    await show(api);
    expect(api.sent.length).toBeGreaterThan(good);
    expect(screen.getByText('取款信息加载失败')).toBeInTheDocument();
    await press('重新加载');
    expect(screen.getByText('取款信息加载失败')).toBeInTheDocument();
  });
});
