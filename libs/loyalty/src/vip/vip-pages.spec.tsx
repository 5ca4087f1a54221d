import { rewards, vip } from '@heptad/contracts';
import { fakeDevice } from '@heptad/device/testing';
import { settle } from '@heptad/feature-testing';
import { sessionActions } from '@heptad/session';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { failed, giftOf, NOW, ok, parcelOf, refused, showVip, stateOf } from './testing/vip-scene';

const HOME = '/mine/vip';
const PRIVILEGE = '/mine/vip/privilege';
const RECEIPT = '/mine/vip/fillReceiptInfo';
const DAY = 86_400_000;

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the page of a grade', () => {
  it.each([HOME, `${HOME}/`])(
    'ROUTE-020 at %s says the grade, and what is missing to the cent',
    async (at) => {
      await showVip(at);
      expect(screen.getByRole('heading', { level: 2, name: 'VIP3 海流' })).toBeInTheDocument();
      expect(screen.getByRole('progressbar', { name: '下一等级 VIP4 潮汐' })).toHaveAttribute(
        'aria-valuetext',
        '37%',
      );
      const progress = region('升级进度');
      expect(progress.getByRole('progressbar', { name: '累计存款' })).toHaveAttribute(
        'aria-valuetext',
        '¥60,000.50 / ¥100,000',
      );
      expect(progress.getByText('还差 ¥39,999.50')).toBeInTheDocument();
      expect(progress.getByText('还差 ¥500,000.00')).toBeInTheDocument();
    },
  );

  it('says what keeps the grade, until when, and what happens otherwise', async () => {
    await showVip(HOME);
    const keep = region('本月保级 进行中');
    expect(keep.getByText('还差 ¥14,999.75')).toBeInTheDocument();
    expect(keep.getByText(/未达成时，月底降至 VIP2 碧波/)).toBeInTheDocument();
  });

  it.each([
    [{ excused: 'reached' as const }, /本月刚达到该等级/],
    [{ excused: 'resting' as const }, /休息或自我排除期间/],
    [{ missing: '0.00', turnover: '20000.00' }, /本月保级要求已达成/],
  ])('says why it is kept: %j', async (more, text) => {
    const { keep } = stateOf();
    await showVip(HOME, { [vip.state.path]: ok(stateOf({ keep: keep && { ...keep, ...more } })) });
    expect(region('本月保级 已保级').getByText(text)).toBeInTheDocument();
  });

  it('of the highest grade has no way on, and of one that is never lost nothing to keep', async () => {
    const { next: _next, keep: _keep, ...rest } = stateOf({ grade: 10, name: '鲲鹏', ratio: '1.0000' });
    await showVip(HOME, { [vip.state.path]: ok(rest) });
    expect(screen.getAllByText('已达到最高等级').length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: /专属权益/ })).toBeNull();
    expect(screen.getByText('当前等级永久有效，无需保级。')).toBeInTheDocument();
  });

  it('says what the next grade brings, by the table of privileges', async () => {
    await showVip(HOME);
    const next = region('VIP4 潮汐 专属权益');
    expect(next.getByText('¥180,000')).toBeInTheDocument();
    expect(next.getByText('5 次')).toBeInTheDocument();
  });

  it('tells how the grade has changed', async () => {
    await showVip(HOME);
    const rows = region('等级记录')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows[0]).toContain('VIP2 碧波 → VIP3 海流');
    expect(rows[0]).toContain('升级');
    expect(rows[1]).toContain('初始等级');
  });

  it('says so where nothing could be loaded, and asks again', async () => {
    let answer: unknown = failed;
    await showVip(HOME, { [vip.state.path]: () => answer as typeof failed });
    expect(screen.getByText('加载失败，请稍后重试')).toBeInTheDocument();
    answer = ok(stateOf());
    await press('重新加载');
    expect(screen.getByRole('heading', { name: 'VIP3 海流' })).toBeInTheDocument();
  });
});

describe('gifts of a grade', () => {
  it('three taps on one gift are one claim, and what was paid is said', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sent } = await showVip(HOME, {
      [rewards.claim.path]: async () => {
        await held;
        return ok({ orderNo: 'F0000000001', amount: '88.00' });
      },
    });
    const button = screen.getByRole('button', { name: '领取 VIP3 晋级礼金' });
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(button);
    await settle();
    expect(sent(rewards.claim)).toHaveLength(1);
    release();
    await settle();
    expect(sent(vip.gifts).length).toBeGreaterThan(1);
  });

  it('pressed again after a lost answer it is the same claim, under the same key', async () => {
    const { sent } = await showVip(HOME, { [rewards.claim.path]: failed });
    await press('领取 VIP3 晋级礼金');
    expect(screen.getByRole('alert')).toHaveTextContent('网络已断开');
    await press('领取 VIP3 晋级礼金');
    const keys = sent(rewards.claim).map(({ options }) => options?.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('offers nothing that is claimed or over, and says what stands in the way', async () => {
    await showVip(HOME, {
      [vip.gifts.path]: ok({
        items: [
          giftOf({ id: 'F0000000001', title: '甲', claimedAt: NOW }),
          giftOf({ id: 'F0000000002', title: '乙', expiresAt: NOW }),
          giftOf({ id: 'F0000000003', title: '丙' }),
        ],
        obstacle: '账户受限，暂不能领取',
      }),
    });
    expect(screen.queryByRole('button', { name: /领取/ })).toBeNull();
    expect(screen.getByText('账户受限，暂不能领取')).toBeInTheDocument();
    expect(screen.getByText('已领取')).toBeInTheDocument();
    expect(screen.getByText('已过期')).toBeInTheDocument();
  });

  it('shows the platform’s words where a claim is refused', async () => {
    await showVip(HOME, { [rewards.claim.path]: refused('7405', '奖励已领取') });
    await press('领取 VIP3 晋级礼金');
    expect(screen.getByRole('alert')).toHaveTextContent('奖励已领取');
  });
});

describe('the privileges of all grades', () => {
  it('ROUTE-021 marks the own grade, and shows any other when it is chosen', async () => {
    await showVip(PRIVILEGE);
    const own = region('VIP3 级3 当前');
    expect(own.getByText('¥160,000')).toBeInTheDocument();
    expect(own.getByText('0.33%')).toBeInTheDocument();
    await press('VIP7');
    const chosen = region('VIP7 级7');
    expect(chosen.getByText('礼品7')).toBeInTheDocument();
    expect(chosen.getByText('有')).toBeInTheDocument();
  });

  it('ROUTE-021 has one row for each grade where there is room', async () => {
    await showVip(PRIVILEGE);
    const rows = within(screen.getByRole('table', { name: 'VIP 权益' })).getAllByRole('row');
    expect(rows).toHaveLength(12);
    expect(rows.filter((row) => row.getAttribute('aria-current') === 'true')).toHaveLength(1);
  });
});

describe('where gifts by post go', () => {
  const fill = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  const fillAll = (): void => {
    fill('收货人', '王小明');
    fill('手机号', '13800138000');
    fill('省市区', '浙江省杭州市西湖区');
    fill('详细地址', '文三路 1 号');
  };

  it('ROUTE-022 says that there is none yet', async () => {
    await showVip(RECEIPT, { [vip.parcels.path]: ok({ items: [] }) });
    expect(screen.getByText('暂无实物礼品')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('ROUTE-022 sends what was typed for the gift that is chosen', async () => {
    const { sent } = await showVip(RECEIPT, {
      [vip.setReceiver.path]: ok({ parcel: parcelOf({ state: 'toBeSent' }) }),
    });
    fillAll();
    await press('保存收货信息');
    expect(sent(vip.setReceiver).map(({ request }) => request)).toEqual([
      {
        orderNo: 'G0000000001',
        name: '王小明',
        phone: '13800138000',
        region: '浙江省杭州市西湖区',
        address: '文三路 1 号',
      },
    ]);
    expect(sent(vip.parcels)).toHaveLength(2);
  });

  it('names each field that is wrong, and sends nothing', async () => {
    const { sent } = await showVip(RECEIPT);
    fillAll();
    fill('手机号', '123');
    fill('详细地址', '<b>x</b>');
    await press('保存收货信息');
    expect(screen.getByText('请输入正确的 11 位手机号')).toBeInTheDocument();
    expect(screen.getByText('请输入 4 至 100 个字的详细地址')).toBeInTheDocument();
    expect(sent(vip.setReceiver)).toEqual([]);
  });

  it('keeps what was typed where it was refused', async () => {
    await showVip(RECEIPT, { [vip.setReceiver.path]: refused('7302', '礼品已寄出，收货信息不能再修改') });
    fillAll();
    await press('保存收货信息');
    expect(screen.getByRole('alert')).toHaveTextContent('礼品已寄出');
    expect(screen.getByLabelText('收货人')).toHaveValue('王小明');
  });

  const values = () =>
    ['收货人', '手机号', '省市区', '详细地址'].map((label) => screen.getByLabelText<HTMLInputElement>(label));

  it('ROUTE-022 keeps what was typed over a session that ends meanwhile, for the same member alone', async () => {
    const device = fakeDevice();
    const first = await showVip(RECEIPT, {}, { device });
    fillAll();
    fill('手机号', '138');
    act(() => void first.store.dispatch(sessionActions.loggedOut()));
    first.unmount();
    const other = await showVip(RECEIPT, {}, { device, memberId: '2' });
    expect(values().map(({ value }) => value)).toEqual(['', '', '', '']);
    other.unmount();
    await showVip(RECEIPT, {}, { device });
    expect(values().map(({ value }) => value)).toEqual([
      '王小明',
      '138',
      '浙江省杭州市西湖区',
      '文三路 1 号',
    ]);
  });

  it('ROUTE-022 begins with another gift where that of the draft takes no address any more, and forgets what was sent', async () => {
    const device = fakeDevice();
    const first = await showVip(RECEIPT, {}, { device });
    fillAll();
    first.unmount();
    const next = { [vip.parcels.path]: ok({ items: [parcelOf({ orderNo: 'G0000000002' })] }) };
    const saved = { [vip.setReceiver.path]: ok({ parcel: parcelOf({ state: 'toBeSent' }) }) };
    const second = await showVip(RECEIPT, { ...next, ...saved }, { device });
    await press('保存收货信息');
    expect(second.sent(vip.setReceiver)[0]?.request).toMatchObject({
      orderNo: 'G0000000002',
      name: '王小明',
    });
    second.unmount();
    await showVip(RECEIPT, next, { device });
    expect(values().map(({ value }) => value)).toEqual(['', '', '', '']);
  });

  it('ROUTE-022 asks for nothing once every gift is on its way, and tells the parcel', async () => {
    await showVip(RECEIPT, {
      [vip.parcels.path]: ok({
        items: [
          parcelOf({
            state: 'sent',
            parcelNo: 'SF730000000001',
            sentAt: NOW - DAY,
            receiver: { name: '王小明', phone: '138****8000', region: '浙江省', address: '文三路' },
          }),
        ],
      }),
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    const parcel = within(screen.getByRole('article', { name: '定制球迷围巾' }));
    expect(parcel.getByText('已寄出')).toBeInTheDocument();
    expect(parcel.getByText('SF730000000001')).toBeInTheDocument();
    expect(parcel.getByText('王小明 138****8000')).toBeInTheDocument();
  });
});
