import { errorOf, stubApiClient } from '@heptad/api-client/testing';
import { renderFeature } from '@heptad/feature-testing';
import { money, odds, OddsType } from '@heptad/formatting';
import { fakeMember } from '@heptad/session/testing';
import { createToastStore, preloadBottomSheet } from '@heptad/ui-kit';
import type { Bet, Match, SportsVenue } from '@heptad/venue-gateway';
import { stubSportsVenue, stubVenueGateway } from '@heptad/venue-gateway/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { BetRecord } from '../bet-list/bet-record';
import { recordsModule } from '../records-module';
import { press, settle } from '../testing/show-records';
import { BetEditWhenOpen } from './bet-edit-when-open';
import { editBet, editLeg, editMatch, NOON } from './testing/edit-scene';

jest.setTimeout(20_000);
beforeAll(() => preloadBottomSheet());

const record = (changes: Partial<BetRecord> = {}): BetRecord => ({
  id: '1000000001',
  venue: 'FBTY',
  state: 'accepted',
  combination: { legs: 1, bets: 1 },
  parts: 1,
  unitStake: money('20.00'),
  stake: money('20.00'),
  returns: money('38.00'),
  winLoss: undefined,
  placedAt: NOON - 60_000,
  settledAt: undefined,
  refusal: undefined,
  legs: [
    {
      league: '英超',
      match: '主队1 v 客队1',
      kickOff: NOON + 3_600_000,
      market: '独赢',
      selection: '主队1',
      line: '',
      odds: odds('1.90'),
      notation: OddsType.europe,
      state: 'accepted',
      live: false,
      scoreAtBet: undefined,
      result: undefined,
    },
  ],
  ...changes,
});

const refused = (code: string, message: string) =>
  ({ ok: false, error: errorOf({ code, message, call: '/placeBet' }) }) as const;

interface Scene {
  readonly bet?: Bet;
  readonly matches?: readonly Match[];
  readonly answers?: Partial<SportsVenue>;
  readonly shown?: BetRecord;
}

async function show({
  bet = editBet(),
  matches = [editMatch('1'), editMatch('2')],
  answers,
  shown,
}: Scene = {}) {
  const placeBet = jest.fn<ReturnType<SportsVenue['placeBet']>, Parameters<SportsVenue['placeBet']>>(
    answers?.placeBet ?? (async () => ({ ok: true, value: editBet({ id: '1000000002' }) })),
  );
  const toast = { ...createToastStore(), show: jest.fn() };
  const sports = stubSportsVenue({
    code: 'FBTY',
    bet: async () => ({ ok: true, value: bet }),
    match: async (id) => {
      const match = matches.find((each) => each.id === id);
      return match === undefined ? refused('7109', '赛事不存在') : { ok: true, value: { match } };
    },
    matches: async () => ({ ok: true, value: { matches, page: 1, total: 2, hasMore: false, dropped: 0 } }),
    ...answers,
    placeBet,
  });
  await renderFeature({
    module: recordsModule,
    parts: { sagas: [] },
    page: <BetEditWhenOpen record={shown ?? record()} />,
    at: '/record/bet',
    member: fakeMember('1'),
    services: {
      api: stubApiClient({}),
      toast,
      clock: { now: () => NOON, monotonic: () => 0, setServerTime: () => undefined },
      venues: stubVenueGateway({ sports: () => sports }),
    },
  });
  await settle();
  return { placeBet, toast };
}

async function openSheet(scene: Scene = {}) {
  const shown = await show(scene);
  await press(await screen.findByRole('button', { name: '修改' }));
  await settle();
  const sheet = within(await screen.findByRole('dialog', { name: '修改注单' }));
  return { ...shown, sheet };
}

const type = (sheet: ReturnType<typeof within>, text: string) =>
  fireEvent.change(sheet.getByRole('textbox', { name: '投注金额' }), { target: { value: text } });

describe('editing a bet', () => {
  it('is offered for an open bet before kick-off at a venue that edits bets, and nowhere else', async () => {
    const [leg] = record().legs;
    if (leg === undefined) throw new Error('no leg');
    for (const changes of [
      { venue: 'IMTY' },
      { state: 'pending' },
      { state: 'edited' },
      { legs: [{ ...leg, kickOff: NOON }] },
    ] as const) {
      await show({ shown: record(changes) });
      expect(screen.queryByRole('button')).toBeNull();
    }
  });

  it('says old and new odds, return and what is to pay before anything is sent', async () => {
    const { sheet, placeBet, toast } = await openSheet();
    expect(sheet.getByRole('button', { name: '确认修改' })).toBeDisabled();
    expect(sheet.getByText(/所有选项按当前赔率重新计算/)).toBeInTheDocument();
    type(sheet, '30');
    expect(sheet.getByRole('row', { name: '赔率 1.90 2.00' })).toBeInTheDocument();
    expect(sheet.getByRole('row', { name: '可返还 ¥38.00 ¥60.00' })).toBeInTheDocument();
    expect(sheet.getByRole('row', { name: '需补金额 ¥10.00' })).toBeInTheDocument();
    expect(placeBet).not.toHaveBeenCalled();
    await press(sheet.getByRole('button', { name: '确认修改，补 ¥10.00' }));
    await settle();
    expect(placeBet).toHaveBeenCalledTimes(1);
    expect(placeBet.mock.calls[0]?.[0]).toMatchObject({
      replaces: '1000000001',
      stake: '30.00',
      comboCode: 1001,
      acceptance: 'better',
    });
    expect(toast.show).toHaveBeenCalledWith(
      expect.objectContaining({ text: '注单已修改，新注单号 1000000002' }),
    );
  });

  it('swaps a selection in place, and warns when less may come back', async () => {
    const { sheet, placeBet } = await openSheet({ matches: [editMatch('1', ['2.00', '1.50', '4.00'])] });
    await press(sheet.getByRole('button', { name: '更换选项：主队1' }));
    await press(sheet.getByRole('button', { name: /^和 1\.50/ }));
    expect(sheet.getByText('原选项：独赢 · 主队1')).toBeInTheDocument();
    expect(sheet.getByText('修改后可返还金额将减少，请确认')).toBeInTheDocument();
    await press(sheet.getByRole('button', { name: '确认修改' }));
    expect(placeBet.mock.calls[0]?.[0].legs.map(({ selection }) => selection.side)).toEqual(['draw']);
  });

  it('adds a selection of another match, and takes one off', async () => {
    const { sheet } = await openSheet();
    expect(sheet.queryByRole('button', { name: /^移除选项/ })).toBeNull();
    await press(sheet.getByRole('button', { name: '添加选项' }));
    await settle();
    await press(sheet.getByRole('button', { name: /^客队2 4\.00/ }));
    await settle();
    expect(sheet.getByRole('row', { name: '赔率 1.90 8.00' })).toBeInTheDocument();
    await press(sheet.getByRole('button', { name: '移除选项：主队1' }));
    expect(sheet.getByRole('row', { name: '赔率 1.90 4.00' })).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: '确认修改' })).toBeEnabled();
  });

  it('says so where the matches to add cannot be had, and asks again', async () => {
    const page = { matches: [editMatch('1'), editMatch('2')], page: 1, total: 2, hasMore: false, dropped: 0 };
    const matches = jest
      .fn<ReturnType<SportsVenue['matches']>, Parameters<SportsVenue['matches']>>()
      .mockResolvedValueOnce(refused('9999', '系统繁忙'))
      .mockResolvedValueOnce(refused('9999', '系统繁忙'))
      .mockResolvedValue({ ok: true, value: page });
    const { sheet } = await openSheet({ answers: { matches } });
    await press(sheet.getByRole('button', { name: '添加选项' }));
    await settle();
    expect(sheet.queryByText('暂无可添加的比赛')).toBeNull();
    await press(sheet.getByRole('button', { name: '重试' }));
    await settle();
    expect(sheet.getByRole('button', { name: /^客队2 4\.00/ })).toBeInTheDocument();
  });

  it('is not possible while a market is held', async () => {
    const { sheet } = await openSheet({ matches: [editMatch('1', undefined, true)] });
    expect(sheet.getByText('有选项暂停或已关盘，暂时不能修改')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: '确认修改' })).toBeDisabled();
  });

  it('is not possible with less at stake', async () => {
    const { sheet } = await openSheet();
    type(sheet, '19');
    expect(sheet.getByText('不能低于原投注金额')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: '确认修改' })).toBeDisabled();
  });

  it.each([
    ['同场串关注单不支持修改', { builderOdds: odds('3.00') }],
    ['多注组合的串关注单不支持修改', { comboCode: 3004, legs: [editLeg('1'), editLeg('2'), editLeg('3')] }],
    ['已部分提前结算的注单不能修改', { cashedOut: { stake: money('5.00'), paid: money('4.00') } }],
    ['注单已结算或已变更，不能修改', { state: 'edited' }],
  ] as const)('is refused in words: %s', async (words, changes) => {
    const { sheet } = await openSheet({ bet: editBet(changes) });
    expect(sheet.getByText(words)).toBeInTheDocument();
    expect(sheet.queryByRole('textbox')).toBeNull();
  });

  it('tells a refusal of the venue, and sends the next try under a key of its own only when it differs', async () => {
    const { sheet, placeBet } = await openSheet({
      answers: { placeBet: async () => refused('7101', '赔率已变化') },
    });
    type(sheet, '30');
    await press(sheet.getByRole('button', { name: /^确认修改/ }));
    await settle();
    expect(sheet.getByRole('alert')).toHaveTextContent('赔率已变化');
    await press(sheet.getByRole('button', { name: /^确认修改/ }));
    type(sheet, '31');
    await press(sheet.getByRole('button', { name: /^确认修改/ }));
    const keys = placeBet.mock.calls.map(([, key]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('asks for a lost answer by the key, and sends nothing twice', async () => {
    jest.useFakeTimers();
    try {
      const confirmBet = jest.fn(async () => ({ ok: true, value: editBet({ id: '1000000003' }) }) as const);
      const lost = {
        ok: false,
        error: errorOf({ kind: 'offline', message: '', call: '/placeBet' }),
      } as const;
      const shown = await show({ answers: { placeBet: async () => lost, confirmBet } });
      await press(await screen.findByRole('button', { name: '修改' }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      await settle();
      const sheet = within(screen.getByRole('dialog', { name: '修改注单' }));
      type(sheet, '30');
      await press(sheet.getByRole('button', { name: /^确认修改/ }));
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      await settle();
      expect(confirmBet.mock.calls).toEqual([[shown.placeBet.mock.calls[0]?.[1]]]);
      expect(shown.placeBet).toHaveBeenCalledTimes(1);
      expect(shown.toast.show).toHaveBeenCalledWith(
        expect.objectContaining({ text: '注单已修改，新注单号 1000000003' }),
      );
    } finally {
      jest.useRealTimers();
    }
  });
});
