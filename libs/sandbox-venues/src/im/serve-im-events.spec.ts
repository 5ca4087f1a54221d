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
  { token = guest, ...merged }: { token?: string; OddsType?: number; LanguageCode?: string } = {},
) {
  const { body = {} } = await sandbox.send(call, request, {
    merged: { Token: token, LanguageCode: 'CHN', OddsType: 3, TimeStamp: NOW, ...merged },
  });
  return { code: body['StatusCode'], read: () => v.parse(call.response, body) as CallResponse<C> };
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

describe('IM lists', () => {
  it('CALL-050 counts each sport and period as its lists do', async () => {
    const counts = (await ask(im.getAllSportCount, {})).read().SportCount;
    const football = counts.find(({ SportId }) => SportId === 1);
    expect(football?.SportName).toBe('足球');
    expect(football?.EarlyCount).toBe((await earlyEvents()).TotalCount);
    expect(counts.every(({ SportId }) => SportId < 100)).toBe(true);
  });

  it('CALL-051 CALL-052 SPORT-016 keep live (3), today (2) and early (1) apart', async () => {
    const live = (await ask(im.getLiveEventInfo, {})).read().Events;
    const today = (await ask(im.getEventInfoByPage, { Market: 2 })).read().Events;
    const early = (await earlyEvents()).Events;
    expect([live, today, early].every((events) => events.length > 0)).toBe(true);
    expect(live.every(({ Market }) => Market === 3)).toBe(true);
    expect(today.every(({ Market }) => Market === 2)).toBe(true);
    expect(early.every((event) => event.Market === 1 && event.HomeScore === undefined)).toBe(true);
  });

  it('CALL-052 pages without gaps or repeats, and ends with an empty page', async () => {
    const ids: number[] = [];
    const { TotalCount } = await earlyEvents();
    for (let Page = 1; ids.length < Math.min(TotalCount, 25); Page += 1) {
      const page = (await ask(im.getEventInfoByPage, { Market: 1, SportId: 1, Page, PageRecords: 7 })).read();
      expect(page.TotalCount).toBe(TotalCount);
      ids.push(...page.Events.map(({ EventId }) => EventId));
    }
    expect(new Set(ids).size).toBe(ids.length);
    const beyond = await ask(im.getEventInfoByPage, { Market: 1, SportId: 1, Page: 9_999 });
    expect(beyond.read().Events).toEqual([]);
  });

  it('CALL-052 keeps only the lines that were asked for', async () => {
    const filter = { BetTypeIds: [1], PeriodIds: [1], MarketlineLevels: [1] };
    const { Events } = (await ask(im.getEventInfoByPage, { Market: 1, SportId: 1, ...filter })).read();
    const lines = Events.flatMap(({ MarketLines }) => MarketLines);
    expect(lines.length).toBeGreaterThan(0);
    expect(
      lines.every((line) => line.BetTypeId === 1 && line.PeriodId === 1 && line.MarketlineLevel === 1),
    ).toBe(true);
  });

  it('answers a sport IM has not with nothing', async () => {
    expect((await ask(im.getLiveEventInfo, { SportId: 177 })).read().Events).toEqual([]);
  });

  it('SPORT-015 tells two-sided prices in the notation asked for', async () => {
    const { Events } = (await ask(im.getEventInfoByPage, { Market: 1, SportId: 1 }, { OddsType: 1 })).read();
    const prices = Events.flatMap(({ MarketLines }) => MarketLines)
      .filter(({ BetTypeId }) => BetTypeId === 1)
      .flatMap(({ WagerSelections }) => WagerSelections);
    expect(prices.every(({ OddsType, Odds }) => OddsType === 1 && Math.abs(Number(Odds)) <= 1)).toBe(true);
    expect(prices.some(({ Odds }) => Number(Odds) < 0)).toBe(true);
  });

  it('SPORT-020 names leagues in the language asked for', async () => {
    const name = async (LanguageCode: string) =>
      (await ask(im.getEventInfoByPage, { Market: 1, SportId: 1 }, { LanguageCode })).read().Events[0]
        ?.Competition.CompetitionName;
    expect(await name('ENG')).toMatch(/^[\x20-\x7e]+$/);
    expect(await name('CHN')).toMatch(/\p{Script=Han}/u);
  });

  it('SPORT-017 CALL-057 order virtual sports by kick-off, or by how much their leagues matter', async () => {
    const virtual = async (OrderBy: 1 | 2) =>
      (await ask(im.getVSEventInfo, { SportId: 39, PageRecords: 100, OrderBy })).read().Events;
    const [byTime, byHot] = [await virtual(1), await virtual(2)];
    const kickOffs = byTime.map(({ EventDate }) => Number(EventDate));
    expect(kickOffs).toEqual([...kickOffs].sort((a, b) => a - b));
    const turns = byHot.filter(
      ({ Competition }, place) => byHot[place - 1]?.Competition.CompetitionId !== Competition.CompetitionId,
    );
    expect(new Set(byHot.map(({ Competition }) => Competition.CompetitionId)).size).toBe(2);
    expect(turns).toHaveLength(2);
  });

  it('SPORT-006 number the leagues that IM has numbers for, and find them by these', async () => {
    const asked = { Market: 1, SportId: 1, PageRecords: 100 } as const;
    for (const [id, name] of [
      [52, '西班牙甲级联赛'],
      [53, '意大利甲级联赛'],
    ] as const) {
      const events = (await ask(im.getEventInfoByPage, { ...asked, CompetitionIds: [id] })).read().Events;
      expect(events.length).toBeGreaterThan(0);
      for (const { Competition } of events)
        expect(Competition).toEqual({ CompetitionId: id, CompetitionName: name });
    }
  });

  it('CALL-053 CALL-057 give outrights and virtual sports', async () => {
    const [outright] = (await ask(im.getOutRightEvents, {})).read().Events;
    expect(outright?.MarketLines[0]?.WagerSelections.length).toBeGreaterThan(2);
    const virtual = (await ask(im.getVSEventInfo, {})).read().Events;
    expect(virtual.length).toBeGreaterThan(0);
    expect(virtual.every(({ SportId }) => SportId === 39 || SportId === 43)).toBe(true);
  });

  it('gives up to five details with all their lines and leaves unknown ones out', async () => {
    const [first, second] = (await earlyEvents()).Events;
    const EventIds = [second?.EventId ?? 0, 4_999_999_999, first?.EventId ?? 0];
    const { Events } = (await ask(im.getEventDetails, { EventIds })).read();
    expect(Events).toHaveLength(2);
    expect(Events.every((event) => event.MarketLines.length === event.TotalMarketLineCount)).toBe(true);
    expect((await ask(im.getEventDetails, { EventIds: [1, 2, 3, 4, 5, 6] })).code).toBe(4000);
  });

  it('gives results of matches that are over, without lines', async () => {
    const { Events } = (
      await ask(im.getEventResults, { DateFrom: NOW - 86_400_000, DateTo: NOW, SportId: 1 })
    ).read();
    expect(Events.length).toBeGreaterThan(0);
    expect(Events.every((event) => event.EventStatusId === 4 && event.MarketLines.length === 0)).toBe(true);
  });
});

describe('IM favourites', () => {
  it('CALL-054 CALL-055 CALL-056 keep a member’s marks, and show them in lists', async () => {
    const event = (await earlyEvents()).Events[0];
    const EventId = event?.EventId ?? 0;
    const mark = { EventId, SportId: 1 };
    await ask(im.addFavouriteEvent, mark, { token: member });
    await ask(im.addFavouriteEvent, mark, { token: member });
    const marked = (await ask(im.getFavouriteEvent, {}, { token: member })).read();
    expect(marked.FavouriteEventIds).toEqual([EventId]);
    expect(marked.Events.map((each) => [each.EventId, each.IsFavourite])).toEqual([[EventId, true]]);
    const own = await ask(im.getEventInfoByPage, { Market: 1, SportId: 1 }, { token: member });
    expect(own.read().Events.filter(({ IsFavourite }) => IsFavourite)).toHaveLength(1);
    expect((await earlyEvents()).Events.some(({ IsFavourite }) => IsFavourite)).toBe(false);
    await ask(im.removeFavouriteEvent, mark, { token: member });
    expect((await ask(im.getFavouriteEvent, {}, { token: member })).read().FavouriteEventIds).toEqual([]);
  });

  it('asks a guest to log in', async () => {
    expect((await ask(im.addFavouriteEvent, { EventId: 1, SportId: 1 })).code).toBe(7106);
    expect((await ask(im.getFavouriteEvent, {})).code).toBe(7106);
  });
});
