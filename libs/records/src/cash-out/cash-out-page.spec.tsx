import { AppContext } from '@heptad/feature-module';
import { stubBrand } from '@heptad/brand-config/testing';
import { money, OddsType } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import { preloadBottomSheet } from '@heptad/ui-kit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import type { BetRecord } from '../bet-list/bet-record';
import zhCN from '../messages/zh-CN.json';
import { CashOutOnCard } from './cash-out-button';
import { CashOutWhenAsked } from './cash-out-when-asked';
import {
  answer,
  done,
  failure,
  fakeVenue,
  openOffer,
  START,
  startCashOut,
  SUBJECT,
} from './testing/cash-out-scene';

const i18n = i18next.createInstance();
beforeAll(() =>
  i18n.use(initReactI18next).init({
    lng: 'zh-CN',
    resources: { 'zh-CN': { records: zhCN } },
    interpolation: { escapeValue: false },
  }),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const record: BetRecord = {
  id: SUBJECT.id,
  venue: SUBJECT.venue,
  state: 'accepted',
  combination: { legs: 1, bets: 1 },
  parts: 1,
  unitStake: money('20.00'),
  stake: money('20.00'),
  returns: money('39.00'),
  winLoss: undefined,
  placedAt: START,
  settledAt: undefined,
  refusal: undefined,
  legs: [
    {
      league: '英超',
      match: SUBJECT.match,
      kickOff: START,
      market: '让球',
      selection: '切尔西',
      line: '+0.5',
      odds: undefined,
      notation: OddsType.europe,
      state: 'accepted',
      live: false,
      scoreAtBet: undefined,
      result: undefined,
    },
  ],
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(answers: Parameters<typeof fakeVenue>[0] = {}, changes: Partial<BetRecord> = {}) {
  const venue = fakeVenue(answers);
  const { store, services } = startCashOut(() => venue);
  store.dispatch(sessionActions.memberLoaded(fakeMember('1')));
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AppContext.Provider
          value={{
            services,
            brand: stubBrand(),
            navigation: [],
            homeSections: [],
            addMessages: async () => undefined,
            send: async () => undefined,
          }}
        >
          <CashOutOnCard record={{ ...record, ...changes }} />
          <CashOutWhenAsked />
        </AppContext.Provider>
      </Provider>
    </I18nextProvider>,
  );
  await pass(100);
  return { venue, store };
}

async function press(name: string | RegExp, role: 'button' | 'radio' = 'button'): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await pass(100);
}

/** Opens the sheet; its code comes by itself. */
async function open() {
  await press(/^提前结算/);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0);
    await preloadBottomSheet();
  });
  await pass(500);
  return within(screen.getByRole('dialog', { name: '提前结算' }));
}

const amount = (sheet: ReturnType<typeof within>, name: string) =>
  sheet.getByText(name).nextElementSibling?.textContent;

describe('on the card', () => {
  it('a bet that runs shows what it can be given up for now, as it moves', async () => {
    const { venue } = await show();
    expect(screen.getByRole('button', { name: '提前结算 ¥18.80' })).toBeEnabled();
    venue.cashOutOffers.mockResolvedValue(answer([openOffer({ value: money('21.45') })]));
    await pass(5_100);
    expect(screen.getByRole('button', { name: '提前结算 ¥21.45' })).toBeEnabled();
  });

  it.each([
    ['suspended', '盘口暂停，暂不可提前结算'],
    ['none', '暂不可提前结算'],
  ] as const)('says so where it is %s', async (state, text) => {
    await show({ cashOutOffers: async () => answer([{ betId: SUBJECT.id, state }]) });
    expect(screen.getByRole('button', { name: text })).toBeDisabled();
  });

  it('waits for the first amount', async () => {
    await show({ cashOutOffers: () => new Promise(() => undefined) });
    expect(screen.getByRole('button', { name: '提前结算 · 估价中' })).toBeDisabled();
  });

  it.each([{ venue: 'IMTY' as const }, { state: 'pending' as const }, { state: 'won' as const }])(
    'offers nothing for %j, and asks nobody',
    async (changes) => {
      const { venue } = await show({}, changes);
      expect(screen.queryByRole('button')).toBeNull();
      expect(venue.cashOutOffers).not.toHaveBeenCalled();
    },
  );

  it('tells what was cashed out already', async () => {
    await show({}, { cashedOut: { stake: money('5.00'), paid: money('4.70') } });
    expect(screen.getByText('已提前结算本金 ¥5.00，到账 ¥4.70')).toBeInTheDocument();
  });
});

describe('in the sheet', () => {
  it('a part is shown to the cent before it is consented to, and what was paid after', async () => {
    const { venue } = await show({
      cashOut: async () => done({ stake: money('5.00'), paid: money('4.70'), running: money('15.00') }),
    });
    const sheet = await open();
    expect(amount(sheet, '可得金额')).toBe('¥18.80');
    expect(amount(sheet, '盈亏')).toBe('−¥1.20');
    await press(/25%/, 'radio');
    expect(amount(sheet, '结算本金')).toBe('¥5.00');
    expect(amount(sheet, '可得金额')).toBe('¥4.70');
    expect(amount(sheet, '剩余本金')).toBe('¥15.00');
    await press('确认提前结算，得 ¥4.70');
    expect(venue.cashOut.mock.calls[0]?.[0]).toMatchObject({ stake: '5.00', seen: '4.70', seenAt: START });
    expect(sheet.getByRole('status')).toHaveTextContent('提前结算成功¥4.70剩余本金 ¥15.00 继续有效');
    await press('完成');
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
  });

  it('begins with all of the bet each time it is opened, as the button that opens it says', async () => {
    await show();
    await open();
    await press(/25%/, 'radio');
    await press('关闭');
    const sheet = await open();
    expect(sheet.getByRole('radio', { name: /全部/ })).toBeChecked();
    expect(amount(sheet, '可得金额')).toBe('¥18.80');
  });

  it('parts that are too small cannot be chosen', async () => {
    await show({
      cashOutOffers: async () => answer([openOffer({ stake: money('2.00'), value: money('1.88') })]),
    });
    const sheet = await open();
    expect(sheet.getByRole('radio', { name: /25%/ })).toBeDisabled();
    expect(sheet.getByRole('radio', { name: /50%/ })).toBeEnabled();
  });

  it('asks again when the amount has fallen, and sends the new one only after consent', async () => {
    const now = openOffer({ value: money('15.00') });
    const { venue } = await show({ cashOut: async () => answer({ state: 'valueChanged', offer: now }) });
    venue.cashOutOffers.mockResolvedValue(answer([now]));
    const sheet = await open();
    const before = sheet.getByRole('button', { name: /确认提前结算/ });
    const seen = before.textContent?.match(/¥[\d.]+$/)?.[0];
    await press(/确认提前结算/);
    expect(sheet.getByRole('alert')).toHaveTextContent(`金额已由 ${seen ?? ''} 变为 ¥15.00`);
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
    venue.cashOut.mockResolvedValueOnce(done({ paid: money('15.00') }));
    await press('按新金额 ¥15.00 确认');
    expect(venue.cashOut).toHaveBeenCalledTimes(2);
    expect(sheet.getByRole('status')).toHaveTextContent('¥15.00该注单已全部提前结算');
  });

  it('says that it is being confirmed when the answer was lost, on the card too, and asks again when told to', async () => {
    const { venue } = await show({ cashOut: async () => failure({ kind: 'timeout' }) });
    const sheet = await open();
    await press(/确认提前结算/);
    expect(sheet.getByRole('status')).toHaveTextContent('结果确认中');
    await pass(40_000);
    expect(sheet.getByRole('status')).toHaveTextContent('暂未收到结果');
    await press('知道了');
    await pass(500);
    expect(screen.getByRole('button', { name: '提前结算确认中' })).toBeEnabled();
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
    await press('提前结算确认中');
    venue.confirmCashOut.mockResolvedValue(
      answer({ ...openOffer(), id: '1', paid: money('18.80'), running: money('0.00') }),
    );
    await press('再查一次');
    await pass(1_000);
    expect(screen.getByRole('dialog')).toHaveTextContent('提前结算成功');
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
  });

  it('says why it was refused, and goes back to the choice', async () => {
    await show({ cashOut: async () => failure() });
    const sheet = await open();
    await press(/确认提前结算/);
    expect(sheet.getByRole('alert')).toHaveTextContent('盘口暂停');
    await press('重新选择');
    expect(sheet.getByRole('radio', { name: /全部/ })).toBeInTheDocument();
  });

  it('shows that the market was suspended meanwhile, and takes no consent', async () => {
    const { venue } = await show();
    const sheet = await open();
    venue.cashOutOffers.mockResolvedValue(answer([{ betId: SUBJECT.id, state: 'suspended' }]));
    await pass(5_500);
    expect(sheet.getByText('盘口暂停中，恢复后即可提前结算。')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: '暂不可提前结算' })).toBeDisabled();
    expect(venue.cashOut).not.toHaveBeenCalled();
  });
});
