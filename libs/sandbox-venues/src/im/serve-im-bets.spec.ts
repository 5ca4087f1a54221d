import { type Call, type CallRequest, type CallResponse, im, venue } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const NOW = Date.UTC(2026, 5, 6, 12);

let sandbox: TestSandbox;
let member: string;
let guest: string;

async function enter(name: string): Promise<string> {
  const token = await sandbox.logIn(name);
  const answer = await sandbox.send(venue.launch, { enName: 'IMTY' }, { token });
  return String((answer.body?.['data'] as { token: string }).token);
}

async function ask<C extends Call>(
  call: C,
  request: CallRequest<C>,
  {
    token = guest,
    key,
    ...merged
  }: { token?: string; key?: string; OddsType?: number; LanguageCode?: string } = {},
) {
  const { body = {} } = await sandbox.send(call, request, {
    merged: { Token: token, LanguageCode: 'CHN', OddsType: 3, TimeStamp: NOW, ...merged },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  return { code: body['StatusCode'], read: () => v.parse(call.response, body) as CallResponse<C> };
}

/** An open selection of the first match that has one, as a bet names it. */
function firstOpen(events: readonly im.Event[]): im.WagerSelectionInfo {
  for (const { EventId, MarketLines } of events) {
    for (const line of MarketLines) {
      const [selection] = line.WagerSelections;
      if (selection === undefined || line.IsLocked === true || selection.IsLocked === true) continue;
      const { MarketlineId, BetTypeId, PeriodId } = line;
      const { WagerSelectionId, SelectionId, Handicap, Odds, OddsType } = selection;
      const place = {
        EventId,
        MarketlineId,
        WagerSelectionId,
        BetTypeId,
        PeriodId,
        SelectionId,
        Odds,
        OddsType,
      };
      return Handicap === undefined ? place : { ...place, Handicap };
    }
  }
  throw new Error('nothing is open');
}

async function earlyEvents(size = 20): Promise<CallResponse<typeof im.getEventInfoByPage>> {
  return (await ask(im.getEventInfoByPage, { Market: 1, SportId: 1, PageRecords: size })).read();
}

beforeAll(async () => {
  sandbox = await startSandbox({ now: () => NOW });
  member = await enter('demo02');
  const answer = await sandbox.send(venue.frontLaunch, { enName: 'IMTY' });
  guest = String((answer.body?.['data'] as { token: string }).token);
});
afterAll(() => sandbox.close());

describe('IM bets', () => {
  const single = (info: im.WagerSelectionInfo): CallRequest<typeof im.placeBet> => {
    return { ComboSelection: 1001, UnitStake: '20.00', OddsAcceptance: 0, WagerSelectionInfos: [info] };
  };

  it('tells limits and present prices, and marks what is not offered', async () => {
    const info = firstOpen((await earlyEvents()).Events);
    const gone = { ...info, WagerSelectionId: 1 };
    const { Selections, Combos } = (await ask(im.getBetLimits, { WagerSelectionInfos: [info, gone] })).read();
    expect(Selections[0]).toMatchObject({ IsAvailable: true, Odds: info.Odds, MinStake: '10.00' });
    expect(Selections[1]).toMatchObject({ IsAvailable: false, MaxStake: '0.00' });
    expect(Combos).toEqual([]);
  });

  it('offers combos of different matches', async () => {
    const events = (await earlyEvents()).Events;
    const infos = [firstOpen(events), firstOpen(events.slice(1)), firstOpen(events.slice(2))];
    const { Combos } = (await ask(im.getBetLimits, { WagerSelectionInfos: infos })).read();
    expect(Combos.map(({ ComboSelection }) => ComboSelection)).toEqual(
      expect.arrayContaining([2001, 3001, 3004]),
    );
  });

  it('takes a bet once for each key and finds it by number, by key and in the list', async () => {
    const info = firstOpen((await earlyEvents()).Events);
    const first = (await ask(im.placeBet, single(info), { token: member, key: 'im-1' })).read().Wager;
    const again = (await ask(im.placeBet, single(info), { token: member, key: 'im-1' })).read().Wager;
    expect(again.WagerId).toBe(first.WagerId);
    expect(first).toMatchObject({ StakeAmount: '20.00', BetConfirmationStatus: 2, ResultStatus: 0 });
    expect(first.WagerItemList[0]).toMatchObject({ EventId: info.EventId, Odds: info.Odds });
    const byKey = await ask(im.getBetDetails, { IdempotencyKey: 'im-1' }, { token: member });
    const byId = await ask(im.getBetDetails, { WagerIds: [first.WagerId] }, { token: member });
    expect(byKey.read().WagerList).toEqual(byId.read().WagerList);
    const list = (await ask(im.getBetList, { IsSettled: false }, { token: member })).read();
    expect(list.WagerList.filter(({ WagerId }) => WagerId === first.WagerId)).toHaveLength(1);
    expect(
      (await ask(im.getBetDetails, { IdempotencyKey: 'never' }, { token: member })).read().WagerList,
    ).toEqual([]);
  });

  it('takes a Malay price for what it is', async () => {
    const { Events } = (await ask(im.getEventInfoByPage, { Market: 1, SportId: 1 }, { OddsType: 1 })).read();
    const info = firstOpen(
      Events.map((event) => {
        return { ...event, MarketLines: event.MarketLines.filter(({ BetTypeId }) => BetTypeId === 1) };
      }),
    );
    expect(info.OddsType).toBe(1);
    const { code } = await ask(im.placeBet, single(info), { token: member, key: 'im-malay' });
    expect(code).toBe(100);
  });

  it('refuses another price, unknown selections, small stakes, guests, restricted members and a missing key', async () => {
    const info = firstOpen((await earlyEvents()).Events);
    const refused = async (
      request: CallRequest<typeof im.placeBet>,
      extras: { token?: string; key?: string },
    ) => (await ask(im.placeBet, request, extras)).code;
    const as = { token: member, key: 'im-refused' };
    expect(await refused(single({ ...info, Odds: Number(info.Odds) + 1 }), as)).toBe(7101);
    expect(await refused(single({ ...info, SelectionId: 99 }), as)).toBe(7102);
    expect(await refused(single({ ...info, WagerSelectionId: info.WagerSelectionId + 1 }), as)).toBe(7102);
    expect(await refused({ ...single(info), UnitStake: '1.00' }, as)).toBe(7103);
    expect(await refused({ ...single(info), ComboSelection: 3004 }, as)).toBe(7104);
    expect(await refused(single(info), { key: 'im-guest' })).toBe(7106);
    expect(await refused(single(info), { token: await enter('demo19'), key: 'im-locked' })).toBe(7202);
    expect(await refused(single(info), { token: await enter('demo04'), key: 'im-poor' })).toBe(7001);
    expect(await refused(single(info), { token: member })).toBe(4000);
    expect((await sandbox.invariants()).holds).toBe(true);
  });
});
