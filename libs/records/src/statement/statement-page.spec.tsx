import { statement } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { press, sizeOfPhone, ok, failed } from '../testing/show-records';
import { MONEY_NOW, showMoney, wireLine, wireStatement } from '../testing/show-money';

const AT = '/record/transaciton';
const LINES = statement.lines.path;
const DETAIL = statement.detail.path;

beforeEach(sizeOfPhone);
afterEach(() => jest.restoreAllMocks());

const asked = (api: { readonly sent: readonly { readonly path: string; readonly request: unknown }[] }) =>
  api.sent.filter(({ path }) => path === LINES).map(({ request }) => request);

describe('the statement', () => {
  it('ROUTE-071 lists postings under their days, with sums and the balance after each', async () => {
    await showMoney(AT, {
      [LINES]: () =>
        ok(
          wireStatement([
            wireLine('9'),
            wireLine('8', { kind: 'transferIn', wallet: 'IMTY', amount: '20.00', balanceAfter: '20.00' }),
          ]),
        ),
    });
    expect(screen.getByRole('heading', { level: 1, name: '资金明细' })).toBeInTheDocument();
    const list = screen.getByRole('list', { name: '资金明细列表' });
    expect(within(list).getByText('+¥500.00')).toBeInTheDocument();
    expect(within(list).getByText('余额 ¥10,500.00')).toBeInTheDocument();
    expect(within(list).getByText('收 ¥520.00')).toBeInTheDocument();
    expect(within(list).getByRole('link', { name: /转账（转入）.*IM体育/ })).toHaveAttribute(
      'href',
      '/record/transacitonDetail?id=8',
    );
    const totals = screen.getByRole('region', { name: '合计' });
    for (const text of ['¥520.00', '¥20.00', '¥500.00'])
      expect(within(totals).getByText(text)).toBeInTheDocument();
  });

  it('asks for the wallet of the address, and for what is chosen', async () => {
    const { api, router } = await showMoney(`${AT}?wallet=IMTY`, { [LINES]: () => ok(wireStatement([])) });
    expect(asked(api).at(-1)).toMatchObject({ wallet: 'IMTY', size: 20 });
    expect(screen.getByText('没有符合筛选条件的记录')).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '派彩' }));
    expect(asked(api).at(-1)).toMatchObject({ wallet: 'IMTY', kinds: ['payout', 'cashOut'] });
    fireEvent.change(screen.getByRole('combobox', { name: '钱包' }), { target: { value: '' } });
    await settle();
    expect(asked(api).at(-1)).not.toHaveProperty('wallet');
    expect(router.state.location.search).toBe('?kind=payout');
    await press(screen.getByRole('button', { name: '重置' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByText('近30天没有资金往来')).toBeInTheDocument();
  });

  it('fetches older postings behind the last one', async () => {
    const { api } = await showMoney(AT, {
      [LINES]: (request) =>
        ok(
          'before' in (request as object)
            ? wireStatement([wireLine('3')])
            : wireStatement([wireLine('9')], { more: 1 }),
        ),
    });
    await press(screen.getByRole('button', { name: '加载更多' }));
    expect(asked(api).at(-1)).toMatchObject({ before: '9' });
    expect(screen.getAllByRole('link', { name: /存款/ })).toHaveLength(2);
  });

  it('hides every amount where the member has hidden amounts, and shows them again', async () => {
    await showMoney(AT, { [LINES]: () => ok(wireStatement([wireLine('9')])) });
    await press(screen.getByRole('button', { name: '隐藏金额' }));
    expect(document.body.textContent).not.toMatch(/\d\.\d\d/);
    expect(screen.getByText('余额 ****')).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '显示金额' }));
    expect(screen.getByText('+¥500.00')).toBeInTheDocument();
  });

  it.each([
    ['http', '资金明细加载失败'],
    ['offline', '网络已断开，联网后自动刷新'],
  ] as const)('says why there is none, and tries again: %s', async (kind, text) => {
    let broken = true;
    await showMoney(AT, { [LINES]: () => (broken ? failed(kind) : ok(wireStatement([wireLine('9')]))) });
    expect(screen.getByText(text)).toBeInTheDocument();
    broken = false;
    await press(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('+¥500.00')).toBeInTheDocument();
  });
});

describe('one posting', () => {
  const story = {
    line: wireLine('9', { kind: 'withdrawal', amount: '-300.00', balanceAfter: '700.00' }),
    orderNo: 'W0000000001',
    counterpart: '演示银行 **** 1234',
    fee: '2.00',
    arrives: '298.00',
    steps: [{ step: 'ordered', at: MONEY_NOW }, { step: 'audited', at: MONEY_NOW }, { step: 'paidOut' }],
  };

  it('ROUTE-072 tells the steps of a withdrawal, those to come too, and copies its number', async () => {
    const { toast } = await showMoney('/record/transacitonDetail?id=9', { [DETAIL]: () => ok(story) });
    expect(screen.getByRole('heading', { level: 1, name: '明细详情' })).toBeInTheDocument();
    for (const text of ['−¥300.00', 'W0000000001', '¥2.00', '¥298.00', '演示银行 **** 1234'])
      expect(screen.getByText(text)).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: '处理进度' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('提交申请'),
      expect.stringContaining('流水稽核通过'),
      '已付款至收款账户处理中',
    ]);
    const writeText = jest.fn(async () => undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await press(screen.getByRole('button', { name: '复制订单号 W0000000001' }));
    expect(writeText).toHaveBeenCalledWith('W0000000001');
    expect(toast.show).toHaveBeenCalled();
  });

  it('leads from a stake to its bet', async () => {
    const bet = { ...story, orderNo: '1000000001', bet: '1000000001', fee: undefined, arrives: undefined };
    const { router } = await showMoney('/record/transacitonDetail?id=9', { [DETAIL]: () => ok(bet) });
    await press(screen.getByRole('button', { name: '查看注单' }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/record/sliptOrder?id=1000000001',
    );
  });

  it('says that it could not be loaded', async () => {
    await showMoney('/record/transacitonDetail?id=9', { [DETAIL]: () => failed('http') });
    expect(screen.getByText('记录加载失败')).toBeInTheDocument();
  });
});
