import type { ApiError } from '@heptad/api-client';
import { settle } from '@heptad/feature-testing';
import { CONFIRM_DELAYS_MS } from '@heptad/idempotent-write';
import { defined, money } from '@heptad/formatting';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed, fakeWallet, showFinance, transferred, WALLET } from '../testing/finance-scene';
import TransferPage from './transfer-page';

const AT = '/mine/finance/transfer';
const show = (at = AT, wallet = fakeWallet()) => showFinance({ page: <TransferPage />, at, wallet });

const amount = () => screen.getByLabelText('转账金额');
const confirm = () => screen.getByRole('button', { name: '确认转入' });
const venue = (name: RegExp) => screen.getByRole('button', { name });
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await settle();
};
const pressNamed = (name: string) => press(screen.getByRole('button', { name }));

describe('the form of a transfer', () => {
  it('is filled from its address', async () => {
    await show(`${AT}?channel=IMTY&amount=12.50`);
    expect(screen.getByText('1,000.50')).toBeInTheDocument();
    expect(venue(/IM体育/)).toHaveAttribute('aria-pressed', 'true');
    expect(amount()).toHaveValue('12.50');
  });

  it.each(['OBTY', 'ybty', 'YBTY'])('VENUE-002 chooses the venue that its address calls %s', async (code) => {
    const channels = [{ channel: 'YBTY', name: 'OB体育', balance: money('0'), available: true }];
    const { wallet } = await show(
      `${AT}?channel=${code}&amount=10.00`,
      fakeWallet({ ok: true, value: { ...WALLET, channels } }),
    );
    expect(venue(/OB体育/)).toHaveAttribute('aria-pressed', 'true');
    await press(confirm());
    expect(wallet.transferIn).toHaveBeenCalledWith('YBTY', '10.00', expect.any(String));
  });

  it('says what is missing only once it has been tried, and sends nothing', async () => {
    const { wallet } = await show();
    expect(screen.queryByRole('alert')).toBeNull();
    await press(confirm());
    expect(screen.getByText('请选择要转入的场馆')).toBeInTheDocument();
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription('请输入金额');
    expect(wallet.transferIn).not.toHaveBeenCalled();
  });

  it.each([
    ['0', '金额须大于 0'],
    ['0.99', '单笔最低 ¥1'],
    ['1000.51', '金额超过可用余额'],
  ])('refuses the amount %s: %s', async (text, problem) => {
    const { wallet } = await show(`${AT}?channel=IMTY`);
    await userEvent.type(amount(), text);
    await press(confirm());
    expect(amount()).toHaveAccessibleDescription(problem);
    expect(wallet.transferIn).not.toHaveBeenCalled();
  });

  it('lets no venue under maintenance be chosen, whatever the address says', async () => {
    const { wallet } = await show(`${AT}?channel=FBTY&amount=10`);
    expect(venue(/FB体育/)).toBeDisabled();
    expect(venue(/FB体育/)).toHaveTextContent('维护中');
    await press(confirm());
    expect(screen.getByText('请选择要转入的场馆')).toBeInTheDocument();
    expect(wallet.transferIn).not.toHaveBeenCalled();
  });

  it('offers quick amounts, and everything to the cent', async () => {
    await show();
    for (const quick of ['¥100', '¥500', '¥1,000', '¥5,000']) {
      await pressNamed(quick);
      expect(amount()).toHaveValue(quick.replaceAll(/[¥,]/g, ''));
    }
    await pressNamed('全部');
    expect(amount()).toHaveValue('1000.50');
  });

  it('says that the wallet could not be loaded, and tries again', async () => {
    const { wallet } = await show(AT, fakeWallet(failed));
    expect(screen.getByText('余额加载失败')).toBeInTheDocument();
    wallet.balances.mockResolvedValue({ ok: true, value: WALLET });
    await pressNamed('重新加载');
    expect(confirm()).toBeInTheDocument();
  });

  it('has no form before the balance is there', async () => {
    await show(AT, fakeWallet(new Promise(() => undefined)));
    expect(screen.queryByRole('button', { name: '确认转入' })).toBeNull();
    expect(screen.queryByText('余额加载失败')).toBeNull();
  });

  it('leads back to where the member came from', async () => {
    const { router } = await show();
    await pressNamed('返回');
    expect(router.state.location.pathname).toBe('/before');
  });
});

describe('bringing one venue’s money back', () => {
  const bringBack = () => screen.queryByRole('button', { name: '转回 ¥200.00' });

  it('CALL-015 is sent once for the chosen venue, and says how much has come', async () => {
    const wallet = fakeWallet();
    wallet.recycle.mockImplementation(async (key, channel) =>
      transferred(key, 'succeeded', {
        direction: 'back',
        amount: money('200'),
        ...defined({ channel }),
      }),
    );
    await show(`${AT}?channel=IMTY`, wallet);
    await press(bringBack()!);
    expect(wallet.recycle.mock.calls).toEqual([[expect.any(String), 'IMTY']]);
    expect(screen.getByRole('status')).toHaveTextContent('已转回 ¥200.00');
  });

  it('that found nothing there does not look like one that brought something', async () => {
    const wallet = fakeWallet();
    wallet.recycle.mockImplementation(async (key) =>
      transferred(key, 'succeeded', { direction: 'back', channel: 'IMTY', amount: money('0') }),
    );
    await show(`${AT}?channel=IMTY`, wallet);
    await press(bringBack()!);
    expect(screen.getByText('各场馆没有可转回的余额').closest('[data-status]')).toHaveAttribute(
      'data-status',
      'nothing',
    );
  });

  it('is offered for a chosen venue that holds something, and closed while a transfer is open', async () => {
    const { wallet } = await show();
    expect(screen.queryByRole('button', { name: /转回/ })).toBeNull();
    await press(venue(/IM体育/));
    fireEvent.change(amount(), { target: { value: '5' } });
    await press(confirm());
    await press(bringBack()!);
    expect(bringBack()).toHaveAttribute('aria-busy', 'true');
    expect(wallet.recycle).not.toHaveBeenCalled();
  });
});

describe('the course of a transfer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  async function send(wallet = fakeWallet(), at = `${AT}?channel=IMTY&amount=12.50`) {
    const scene = await show(at, wallet);
    await press(confirm());
    return scene;
  }

  it('is sent once, and closes the form while it is open', async () => {
    const { wallet } = await send();
    expect(screen.getByRole('status')).toHaveTextContent('正在提交');
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    fireEvent.change(amount(), { target: { value: '5' } });
    await press(confirm());
    expect(amount()).toHaveValue('5');
    expect(wallet.transferIn).toHaveBeenCalledTimes(1);
    expect(wallet.transferIn).toHaveBeenCalledWith('IMTY', '12.50', expect.any(String));
  });

  it('says that it has succeeded, shows the new balance, and is put away', async () => {
    const wallet = fakeWallet();
    wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'succeeded'));
    await send(wallet);
    expect(screen.getByRole('status')).toHaveTextContent('转账成功');
    expect(wallet.balances).toHaveBeenCalledTimes(2);
    await pressNamed('知道了');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  describe('is brought into view', () => {
    const into = jest.fn<void, [ScrollIntoViewOptions]>();
    const shown = () =>
      into.mock.contexts.map((part) => part instanceof HTMLElement && part.dataset['status']);
    beforeEach(() => {
      into.mockClear();
      Object.assign(Element.prototype, { scrollIntoView: into });
    });
    afterEach(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
      jest.restoreAllMocks();
    });

    it('with each stage, once, and not when the page opens', async () => {
      const wallet = fakeWallet();
      wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'confirming'));
      wallet.transferStatus.mockImplementation(async (key) => transferred(key, 'succeeded'));
      await show(`${AT}?channel=IMTY&amount=12.50`, wallet);
      expect(into).not.toHaveBeenCalled();
      await press(confirm());
      await wait(CONFIRM_DELAYS_MS[0]!);
      expect(screen.getByRole('status')).toHaveTextContent('转账成功');
      // It is one element all the time, which by now says how it ended.
      expect(into.mock.calls.length).toBeGreaterThanOrEqual(2);
      expect(shown().at(-1)).toBe('succeeded');
      expect(into).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'smooth' });
      const calls = into.mock.calls.length;
      await wait(60_000);
      await pressNamed('知道了');
      expect(into).toHaveBeenCalledTimes(calls);
    });

    it('without a movement where less motion is wanted', async () => {
      const usual = globalThis.matchMedia;
      const media = Object.assign(new EventTarget(), { matches: true });
      Object.assign(globalThis, { matchMedia: () => media });
      await send();
      Object.assign(globalThis, { matchMedia: usual });
      expect(into).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'auto' });
    });
  });

  it('leads back to the bet it was made for, and nowhere else', async () => {
    const wallet = fakeWallet();
    wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'succeeded'));
    const back = encodeURIComponent('/home/sports?venue=IMTY');
    const { router } = await send(wallet, `${AT}?channel=IMTY&amount=12.50&returnTo=${back}`);
    await pressNamed('返回投注');
    expect(router.state.location.pathname).toBe('/home/sports');
  });

  it('leads back to the game from which it was opened', async () => {
    const wallet = fakeWallet();
    wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'succeeded'));
    const back = encodeURIComponent('/venues/play/PMDZ?game=jade-forest');
    const { router } = await send(wallet, `${AT}?channel=IMTY&amount=12.50&returnTo=${back}`);
    await pressNamed('回到游戏');
    expect(router.state.location.pathname).toBe('/venues/play/PMDZ');
    expect(router.state.location.search).toBe('?game=jade-forest');
  });

  it('offers no way to an address that is no betting page', async () => {
    const wallet = fakeWallet();
    wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'succeeded'));
    await send(wallet, `${AT}?channel=IMTY&amount=12.50&returnTo=https%3A%2F%2Fevil.example`);
    expect(screen.queryByRole('button', { name: '返回投注' })).toBeNull();
  });

  it.each([
    [{ kind: 'business', code: '7001', message: '余额不足', call: '/t' } as ApiError, '余额不足'],
    [{ kind: 'http', status: 403, message: 'x', messageKey: 'system', call: '/t' } as ApiError, '系统异常'],
  ])('says why it was refused, and that no money has moved', async (error, why) => {
    const wallet = fakeWallet();
    wallet.transferIn.mockResolvedValue({ ok: false, error });
    await send(wallet);
    expect(screen.getByRole('status')).toHaveTextContent(`转账未成功，资金未变动${why}`);
    // What was typed is there to be tried again.
    expect(amount()).toHaveValue('12.50');
  });

  it('puts no refused amount over what is typed by then', async () => {
    const wallet = fakeWallet();
    let refuse = (): void => undefined;
    wallet.transferIn.mockImplementation(
      () =>
        new Promise((resolve) => {
          refuse = () =>
            resolve({
              ok: false,
              error: { kind: 'business', code: '7001', message: '余额不足', call: '/t' },
            });
        }),
    );
    await send(wallet);
    fireEvent.change(amount(), { target: { value: '5' } });
    await act(async () => refuse());
    expect(amount()).toHaveValue('5');
  });

  it('asks while the outcome is not known, says so, and never sends again', async () => {
    const wallet = fakeWallet();
    wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'confirming'));
    await send(wallet);
    expect(screen.getByRole('status')).toHaveTextContent('结果确认中，请勿重复操作');
    for (const pause of CONFIRM_DELAYS_MS) await wait(pause);
    expect(screen.getByRole('status')).toHaveTextContent('平台未收到这笔转账，资金未变动');
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    wallet.transferStatus.mockImplementation(async (key) =>
      transferred(key, 'failed', { message: '已退回' }),
    );
    expect(wallet.transferIn).toHaveBeenCalledTimes(1);
    await pressNamed('不再提交');
    expect(screen.getByRole('status')).toHaveTextContent('转账未成功，资金未变动已退回');
    expect(wallet.transferIn).toHaveBeenCalledTimes(1);
  });

  async function neverArrived() {
    const wallet = fakeWallet();
    wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'confirming'));
    await send(wallet);
    for (const pause of CONFIRM_DELAYS_MS) await wait(pause);
    return wallet;
  }

  it('sends one that never arrived again under its own key, however often that is tapped', async () => {
    const wallet = await neverArrived();
    wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'succeeded'));
    const again = screen.getByRole('button', { name: '重新提交' });
    fireEvent.click(again);
    fireEvent.click(again);
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('转账成功');
    expect(wallet.transferIn).toHaveBeenCalledTimes(2);
    const [first, second] = wallet.transferIn.mock.calls;
    expect(second).toEqual(first);
  });

  it('lets one go that the platform does not know, and another be made', async () => {
    const wallet = await neverArrived();
    await pressNamed('不再提交');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.change(amount(), { target: { value: '5' } });
    await press(confirm());
    const keys = wallet.transferIn.mock.calls.map(([, , key]) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('asks again, and offers no giving up, where the platform has not been heard', async () => {
    const wallet = fakeWallet();
    wallet.transferIn.mockImplementation(async (_channel, _amount, key) => transferred(key, 'confirming'));
    wallet.transferStatus.mockResolvedValue(failed);
    await send(wallet);
    for (const pause of CONFIRM_DELAYS_MS) await wait(pause);
    expect(screen.getByRole('status')).toHaveTextContent('暂未收到结果，资金不会重复划转');
    expect(screen.queryByRole('button', { name: '不再提交' })).toBeNull();
    wallet.transferStatus.mockImplementation(async (key) => transferred(key, 'succeeded'));
    await pressNamed('再查一次');
    await wait(CONFIRM_DELAYS_MS[0]!);
    expect(screen.getByRole('status')).toHaveTextContent('转账成功');
    expect(wallet.transferIn).toHaveBeenCalledTimes(1);
  });
});
