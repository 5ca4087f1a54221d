import { payout } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { settle } from '@heptad/feature-testing';
import { preloadBottomSheet } from '@heptad/ui-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { financeParts } from '../finance-parts';
import { failed, showFinance } from '../testing/finance-scene';
import { accountAnswer, ok, ORDERED_AT, paymentApi, payoutAnswer, refused } from '../testing/payment-answers';
import AccountDetailPage from './account-detail-page';
import AddBankCardPage from './add-bank-card-page';
import AddCoinPage from './add-coin-page';
import AddEbpayPage from './add-ebpay-page';
import AddWechatPage from './add-wechat-page';
import BindBankCardPage from './bind-bank-card-page';
import CardsPage from './cards-page';
import { messages } from './payout-texts';

const NO_ANSWER = '未收到结果，正在核对；可以再试，不会重复执行';
const TRC20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

async function show(page: ReactNode, at: string, api = paymentApi()) {
  const scene = await showFinance({ page, messages, at, api });
  await settle();
  const sentTo = (path: string) => api.sent.filter((each) => each.path === path);
  return { ...scene, sentTo };
}

const fill = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = async (name: string, inside: HTMLElement = document.body): Promise<void> => {
  fireEvent.click(within(inside).getByRole('button', { name }));
  await settle();
};

beforeAll(async () => {
  await act(async () => void (await preloadBottomSheet()));
});

describe('the payout accounts', () => {
  it('are listed with their masks, and each kind leads to where one is added', async () => {
    const api = paymentApi();
    const second = accountAnswer({
      id: '8',
      isDefault: 0,
      name: '备用',
      masked: '**** 5678',
      usableAt: ORDERED_AT + 3_600_000,
    });
    api.answer(payout.accounts, ok(payoutAnswer([accountAnswer(), second])));
    await show(<CardsPage />, '/mine/cards', api);
    const list = screen.getByRole('list', { name: '收款账户' });
    expect(within(list).getByRole('link', { name: /演示银行.*1234.*默认/ })).toHaveAttribute(
      'href',
      '/mine/cards/bankDetail?id=7',
    );
    expect(within(list).getByRole('link', { name: /备用 · 演示银行.*5678.*起可用/ })).toBeInTheDocument();
    const hrefs = within(screen.getByRole('region', { name: '添加收款账户' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href !== null);
    expect(hrefs).toEqual([
      '/mine/cards/addVirtualCoin',
      '/mine/cards/addEBPayAcount',
      '/mine/cards/addKOIpayAcount',
      '/mine/cards/addWechatAcount',
      '/mine/cards/addAlipayAcount',
      '/mine/cards/addDigitaCurrencylAcount',
    ]);
    expect(screen.getByText('已达上限')).toBeInTheDocument();
  });

  it('say that there are none, or that they could not be loaded', async () => {
    const api = paymentApi();
    api.answer(payout.accounts, failed);
    const { sentTo } = await show(<CardsPage />, '/mine/cards', api);
    expect(screen.getByText('收款账户加载失败')).toBeInTheDocument();
    api.answer(payout.accounts, ok(payoutAnswer([])));
    await press('重新加载');
    expect(screen.getByText('还没有收款账户')).toBeInTheDocument();
    expect(sentTo(payout.accounts.path)).toHaveLength(2);
  });
});

describe('adding a payout account', () => {
  const empty = () => {
    const api = paymentApi();
    api.answer(payout.accounts, ok(payoutAnswer([])));
    return api;
  };

  it('finds the bank of a card by its number, and sends it once it is right', async () => {
    const api = empty();
    api.answer(payout.add, ok({ account: accountAnswer() }));
    const { sentTo, router, toast } = await show(<AddBankCardPage />, '/mine/cards/addBankCards', api);
    await press('保存');
    expect(screen.getAllByText('请填写此项')).toHaveLength(2);
    expect(screen.getAllByText('请选择开户银行').length).toBeGreaterThan(0);
    fill('银行卡号', '4111 1111 1111 1111');
    fireEvent.change(screen.getByLabelText('开户银行'), { target: { value: 'ICBC' } });
    expect(screen.getByLabelText('开户银行')).toHaveValue('ICBC');
    fill('银行卡号', '6200 0000 0001 1235');
    expect(screen.getByText('已识别：演示银行')).toBeInTheDocument();
    fill('持有人姓名', '演示会员');
    await press('保存');
    expect(screen.getByText('卡号校验未通过，请核对每一位')).toBeInTheDocument();
    expect(sentTo(payout.add.path)).toHaveLength(0);
    fill('银行卡号', '6200 0000 0001 1234');
    await press('保存');
    expect(sentTo(payout.add.path)[0]?.request).toEqual({
      kind: 'bank',
      bank: 'DEMO',
      number: '6200000000011234',
      holder: '演示会员',
    });
    expect(toast.getSnapshot()?.text).toBe('账户已添加');
    expect(router.state.location.pathname).toBe('/before');
  });

  it('takes no bank that was found for chosen, once the number is another', async () => {
    const { sentTo } = await show(<AddBankCardPage />, '/mine/cards/addBankCards', empty());
    fill('银行卡号', '6200 0000 0001 1234');
    expect(screen.getByText('已识别：演示银行')).toBeInTheDocument();
    fill('银行卡号', '4111 1111 1111 1111');
    expect(screen.getByLabelText('开户银行')).toHaveValue('');
    fill('持有人姓名', '演示会员');
    await press('保存');
    expect(sentTo(payout.add.path)).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('开户银行'), { target: { value: 'ICBC' } });
    fill('银行卡号', '4111 1111 1111 1129');
    expect(screen.getByLabelText('开户银行')).toHaveValue('ICBC');
  });

  it('links a card, and shows whose it has to be', async () => {
    await show(<BindBankCardPage />, '/mine/authentication/bindBankCard');
    expect(screen.getByRole('heading', { name: '绑定银行卡' })).toBeInTheDocument();
    expect(screen.getByText('演***')).toBeInTheDocument();
    expect(screen.queryByLabelText('持有人姓名')).toBeNull();
  });

  it('names the network of an address that is right, and refuses a wrong one', async () => {
    const { sentTo } = await show(<AddCoinPage />, '/mine/cards/addVirtualCoin', empty());
    fill('收款地址', TRC20.replace('R7', 'R8'));
    expect(screen.queryByText('网络：TRC20')).toBeNull();
    await press('保存');
    expect(screen.getByText('地址校验码不符，请重新复制')).toBeInTheDocument();
    fill('收款地址', TRC20);
    expect(screen.getByText('网络：TRC20')).toBeInTheDocument();
    await press('保存');
    expect(sentTo(payout.add.path)[0]?.request).toEqual({ kind: 'coin', network: 'TRC20', address: TRC20 });
  });

  it.each([
    ['WeChat', <AddWechatPage key="wechat" />, 1],
    ['EBPay', <AddEbpayPage key="ebpay" />, 0],
  ])('asks for the holder’s name where the kind has one: %s', async (_kind, page, fields) => {
    await show(page, '/mine/cards', empty());
    expect(screen.queryAllByLabelText('持有人姓名')).toHaveLength(fields);
  });

  it.each([
    ['ROUTE-059', '/mine/cards/addKOIpayAcount', 'KOIpay 账号', 'Demo2026', { kind: 'koipay' }],
    [
      'ROUTE-061',
      '/mine/cards/addAlipayAcount',
      '支付宝账号',
      '13800138001',
      { kind: 'alipay', holder: '演示会员' },
    ],
  ] as const)('%s one is added at %s', async (_row, at, label, account, kept) => {
    const route = financeParts.routes?.find(({ path }) => path === at);
    const { default: Page } = await (route?.page as () => Promise<{ default: ComponentType }>)();
    const api = empty();
    api.answer(payout.add, ok({ account: accountAnswer() }));
    const { sentTo, router } = await show(<Page />, at, api);
    fill(label, '?');
    await press('保存');
    expect(sentTo(payout.add.path)).toEqual([]);
    fill(label, account);
    if ('holder' in kept) fill('持有人姓名', kept.holder);
    await press('保存');
    expect(sentTo(payout.add.path)[0]?.request).toEqual({ account, ...kept });
    expect(router.state.location.pathname).toBe('/before');
  });

  it('says that there is no room for another one, and leads to those that there are', async () => {
    const api = paymentApi();
    const second = accountAnswer({ id: '8', isDefault: 0 });
    api.answer(payout.accounts, ok(payoutAnswer([accountAnswer(), second])));
    const { router } = await show(<AddBankCardPage />, '/mine/cards/addBankCards', api);
    expect(screen.getByText('已达上限')).toBeInTheDocument();
    expect(screen.queryByLabelText('银行卡号')).toBeNull();
    await press('查看收款账户');
    expect(router.state.location.pathname).toBe('/mine/cards');
  });

  it('says why one was refused, and sends one whose answer was lost again under its key', async () => {
    const api = empty();
    api.answer(payout.add, refused('7306', '该收款账户已添加'));
    const { sentTo } = await show(<AddEbpayPage />, '/mine/cards/addEBPayAcount', api);
    fill('EBPay 账号', 'demo01');
    await press('保存');
    expect(screen.getByRole('alert')).toHaveTextContent('该收款账户已添加');
    api.answer(payout.add, failed);
    fill('EBPay 账号', 'demo02');
    await press('保存');
    expect(screen.getByRole('alert')).toHaveTextContent('不会重复添加');
    await press('保存');
    const keys = sentTo(payout.add.path).map(({ options }) => options.idempotencyKey);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });
});

describe('one payout account', () => {
  const AT = '/mine/cards/bankDetail?id=7';

  it('is shown with all that is known, and made the default one', async () => {
    const api = paymentApi();
    api.answer(payout.accounts, ok(payoutAnswer([accountAnswer({ isDefault: 0, name: '工资卡' })])));
    api.answer(payout.makeDefault, ok({ account: accountAnswer() }));
    const { sentTo } = await show(<AccountDetailPage />, AT, api);
    for (const text of ['演示银行', '**** 1234', '演***', '工资卡', '现在可用'])
      expect(screen.getByText(text)).toBeInTheDocument();
    await press('设为默认账户');
    expect(sentTo(payout.makeDefault.path)[0]?.request).toEqual({ id: '7' });
  });

  it('is named', async () => {
    const api = paymentApi();
    api.answer(payout.rename, ok({ account: accountAnswer() }));
    const { sentTo } = await show(<AccountDetailPage />, AT, api);
    await press('修改备注名');
    const sheet = await screen.findByRole('dialog', { name: '修改备注名' });
    fireEvent.change(within(sheet).getByLabelText('备注名'), { target: { value: ' 常用 ' } });
    await press('保存备注名', sheet);
    expect(sentTo(payout.rename.path)[0]?.request).toEqual({ id: '7', name: '常用' });
  });

  it('is not said to have kept its name where no answer came, and is named again under the same key', async () => {
    const api = paymentApi();
    api.answer(payout.rename, failed);
    const { sentTo } = await show(<AccountDetailPage />, AT, api);
    await press('修改备注名');
    const sheet = await screen.findByRole('dialog', { name: '修改备注名' });
    fireEvent.change(within(sheet).getByLabelText('备注名'), { target: { value: '常用' } });
    await press('保存备注名', sheet);
    expect(within(sheet).getByRole('alert')).toHaveTextContent(NO_ANSWER);
    api.answer(payout.rename, refused('7001', '备注名不可用'));
    await press('保存备注名', sheet);
    expect(within(sheet).getByRole('alert')).toHaveTextContent('备注名不可用');
    const [first, again] = sentTo(payout.rename.path).map(({ options }) => options.idempotencyKey);
    expect(again).toBe(first);
  });

  it.each([
    ['no answer came', failed, NO_ANSWER],
    ['it was refused', refused('7001', '账户不可用'), '未能保存，请重试'],
  ])('says of the default account, where %s, what is known', async (_, answer, text) => {
    const api = paymentApi();
    api.answer(payout.accounts, ok(payoutAnswer([accountAnswer({ isDefault: 0 })])));
    api.answer(payout.makeDefault, answer);
    const { toast } = await show(<AccountDetailPage />, AT, api);
    await press('设为默认账户');
    expect(toast.getSnapshot()?.text).toBe(text);
  });

  it('is not said to be there still where no answer came to its removal', async () => {
    const api = paymentApi();
    api.answer(payout.remove, failed);
    await show(<AccountDetailPage />, AT, api);
    await press('移除账户');
    const sheet = await screen.findByRole('dialog', { name: '移除这个账户？' });
    fireEvent.change(within(sheet).getByLabelText('资金密码'), { target: { value: 'Money2026' } });
    await press('移除账户', sheet);
    expect(within(sheet).getByRole('alert')).toHaveTextContent(NO_ANSWER);
  });

  it('is removed by the secondary password alone', async () => {
    const api = paymentApi();
    const { error } = refused('7308', '密码不正确');
    api.answer(payout.remove, { ok: false, error: { ...error, data: { left: 4 } } });
    const { sentTo, router } = await show(<AccountDetailPage />, AT, api);
    await press('移除账户');
    const sheet = await screen.findByRole('dialog', { name: '移除这个账户？' });
    await press('移除账户', sheet);
    expect(within(sheet).getByText('请输入资金密码')).toBeInTheDocument();
    expect(sentTo(payout.remove.path)).toHaveLength(0);
    fireEvent.change(within(sheet).getByLabelText('资金密码'), { target: { value: 'Money2026' } });
    await press('移除账户', sheet);
    expect(within(sheet).getByRole('alert')).toHaveTextContent('还可尝试 4 次');
    api.answer(payout.remove, ok({ removed: '7' }));
    await press('移除账户', sheet);
    expect(sentTo(payout.remove.path).at(-1)?.request).toEqual({ id: '7', password: md5('Money2026') });
    expect(router.state.location.pathname).toBe('/before');
  });

  it('leads to where a secondary password is set, where there is none', async () => {
    const api = paymentApi();
    api.answer(payout.remove, refused('7311', '尚未设置资金密码'));
    await show(<AccountDetailPage />, AT, api);
    await press('移除账户');
    const sheet = await screen.findByRole('dialog', { name: '移除这个账户？' });
    fireEvent.change(within(sheet).getByLabelText('资金密码'), { target: { value: 'Money2026' } });
    await press('移除账户', sheet);
    expect(within(sheet).getByRole('link', { name: '去设置' })).toHaveAttribute(
      'href',
      '/mine/userInfo/secondaryPassword',
    );
  });

  it('that there is not says so, and leads to those that there are', async () => {
    const { router } = await show(<AccountDetailPage />, '/mine/cards/bankDetail?id=99');
    expect(screen.getByText('找不到这个收款账户')).toBeInTheDocument();
    await press('查看收款账户');
    expect(router.state.location.pathname).toBe('/mine/cards');
  });
});
