import { md5 } from '@heptad/crypto';
import { payout, withdrawal } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { CONFIRM_DELAYS_MS } from '@heptad/idempotent-write';
import { formatTime } from '@heptad/formatting';
import { preloadBottomSheet, preloadDialog } from '@heptad/ui-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import {
  accountAnswer,
  LIMITS,
  ok,
  ORDERED_AT,
  paymentApi,
  payoutAnswer,
  refused,
  withdrawalAnswer,
} from '../testing/payment-answers';
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

async function confirmIn(sheet: HTMLElement, password = 'Money2026'): Promise<void> {
  fireEvent.change(within(sheet).getByLabelText('资金密码'), { target: { value: password } });
  await press('确认取款', sheet);
  await settle();
}

describe('the withdrawal page', () => {
  it('says what there is, what may go today and why a part of it costs', async () => {
    await show();
    expect(screen.getByTestId('centre-balance')).toHaveTextContent('11,000.00');
    expect(screen.getByText('今日可取 ¥160,000.00 · 剩余 5 次')).toBeInTheDocument();
    expect(screen.getByText(/有 ¥1,000.00 存款或优惠尚未投注.*¥10,000.00.*2%/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /演示银行/ })).toBeChecked();
  });

  it.each([
    ['', '请输入金额'],
    ['99.99', '单笔最低 ¥100'],
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
    expect(screen.getByText('¥20.00')).toBeInTheDocument();
    expect(screen.getByText('¥10,980.00')).toBeInTheDocument();
  });

  it('is confirmed by the password, sent once with the fee that was shown, and forgets the amount', async () => {
    const api = paymentApi();
    api.answer(withdrawal.create, ok({ order: withdrawalAnswer() }));
    const { sentTo } = await show(api);
    await confirmIn(await askFor('10500'));
    expect(sentTo(withdrawal.create.path).map(({ request }) => request)).toEqual([
      { accountId: '7', amount: '10500.00', fee: '10.00', password: md5('Money2026') },
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
    expect(within(sheet).getByText('请输入资金密码')).toBeInTheDocument();
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

  it('shows on the page that the end of one that was sent again is still not known', async () => {
    jest.useFakeTimers();
    const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
    const api = paymentApi();
    api.answer(withdrawal.create, failed);
    api.answer(withdrawal.status, ok({ known: 0 }));
    await showFinance({ page: <WithdrawPage />, at: '/mine/finance/withDraw', api });
    await pass(0);
    fireEvent.change(amount(), { target: { value: '300' } });
    const tap = async (name: string): Promise<void> => {
      fireEvent.click(screen.getByRole('button', { name }));
      await pass(0);
    };
    const confirm = async (): Promise<void> => {
      fireEvent.change(screen.getByLabelText('资金密码'), { target: { value: 'Money2026' } });
      await tap('确认取款');
    };
    await tap('下一步');
    await confirm();
    for (const pause of CONFIRM_DELAYS_MS) await pass(pause);
    await pass(1_000);
    await tap('重新提交');
    api.answer(withdrawal.create, refused('7308', '密码不正确'));
    api.answer(withdrawal.status, failed);
    await confirm();
    await pass(1_000);
    expect(screen.queryByRole('dialog', { name: '确认取款' })).toBeNull();
    expect(screen.getByRole('button', { name: '再查一次' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('has to know where to pay first, and leads to where an account is added', async () => {
    const api = paymentApi();
    api.answer(payout.accounts, ok(payoutAnswer([])));
    await show(api);
    fireEvent.change(amount(), { target: { value: '300' } });
    await press('下一步');
    expect(screen.getByText('请先添加收款账户')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '添加账户' })).toHaveAttribute('href', '/mine/cards');
  });

  it('goes to the default account unless another is chosen, and to none that is new', async () => {
    const api = paymentApi();
    const accounts = [
      accountAnswer({ id: '6', isDefault: 0, masked: '**** 6666' }),
      accountAnswer(),
      accountAnswer({ id: '8', isDefault: 0, name: '备用', usableAt: ORDERED_AT + 3_600_000 }),
    ];
    api.answer(payout.accounts, ok(payoutAnswer(accounts)));
    api.answer(withdrawal.create, ok({ order: withdrawalAnswer() }));
    const { sentTo } = await show(api);
    expect(screen.getByRole('radio', { name: /默认/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /备用 · 演示银行/ })).toHaveAttribute('aria-disabled', 'true');
    await confirmIn(await askFor('300'));
    expect(sentTo(withdrawal.create.path)[0]?.request).toMatchObject({ accountId: '7' });
  });

  it('says from when on the only account can be used', async () => {
    const api = paymentApi();
    const usableAt = Date.now() + 3_600_000;
    api.answer(payout.accounts, ok(payoutAnswer([accountAnswer({ usableAt })])));
    await show(api);
    fireEvent.change(amount(), { target: { value: '300' } });
    await press('下一步');
    expect(screen.getByRole('alert')).toHaveTextContent(`收款账户 ${formatTime(usableAt)} 起可用于取款`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('wants a secondary password first, and leads to where it is set', async () => {
    const api = paymentApi();
    api.answer(withdrawal.limits, ok({ ...LIMITS, passwordSet: 0 }));
    await show(api);
    expect(screen.getByText('取款前请先设置资金密码')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去设置' })).toHaveAttribute(
      'href',
      '/mine/userInfo/secondaryPassword',
    );
    expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled();
  });

  it('has the name confirmed before the first withdrawal, and sends nothing when it is another', async () => {
    const api = paymentApi();
    api.answer(withdrawal.limits, ok({ ...LIMITS, nameWanted: 1 }));
    api.answer(withdrawal.confirmName, refused('7316', '姓名须与首次绑定的持有人一致'));
    api.answer(withdrawal.create, ok({ order: withdrawalAnswer() }));
    const { sentTo } = await show(api);
    const sheet = await askFor('300');
    await confirmIn(sheet);
    expect(within(sheet).getByText('请输入持有人姓名')).toBeInTheDocument();
    fireEvent.change(within(sheet).getByLabelText('持有人姓名'), { target: { value: '别的人' } });
    await confirmIn(sheet);
    expect(within(sheet).getByRole('alert')).toHaveTextContent('姓名须与首次绑定的持有人一致');
    expect(sentTo(withdrawal.create.path)).toHaveLength(0);
    api.answer(withdrawal.confirmName, ok({ confirmed: 1 }));
    fireEvent.change(within(sheet).getByLabelText('持有人姓名'), { target: { value: '演示会员' } });
    await confirmIn(sheet);
    expect(sentTo(withdrawal.confirmName.path).at(-1)?.request).toEqual({ name: '演示会员' });
    expect(sentTo(withdrawal.create.path)).toHaveLength(1);
  });

  it.each([
    ['7308', { left: 2 }, '资金密码不正确，还可尝试 2 次'],
    ['7313', { lockedUntil: new Date(2026, 5, 12, 18, 45).getTime() }, '请于 18:45 后再试'],
  ])('says what a password refused with %s means', async (code, data, text) => {
    const api = paymentApi();
    const { error } = refused(code, '密码不正确');
    api.answer(withdrawal.create, { ok: false, error: { ...error, data } });
    await show(api);
    const sheet = await askFor('300');
    await confirmIn(sheet, 'wrong');
    expect(within(sheet).getByRole('alert')).toHaveTextContent(text);
  });

  it('FORMAT-010 writes the amount in Chinese capitals, once it may be withdrawn', async () => {
    await show();
    fireEvent.change(amount(), { target: { value: '99' } });
    expect(screen.queryByText(/大写/)).toBeNull();
    fireEvent.change(amount(), { target: { value: '10500.05' } });
    expect(screen.getByText('大写：壹万零伍佰元零伍分')).toBeInTheDocument();
  });

  it('says what turnover is missing and which deposit it comes from', async () => {
    await show();
    expect(screen.getByText('还差 ¥1,000.00')).toBeInTheDocument();
    expect(screen.getByText('存款 D0000000009')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看流水稽核' })).toHaveAttribute('href', '/mine/audit');
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
