import { inflateSync } from 'node:zlib';
import { BET_LEGS, type Call, type CallRequest, type CallResponse, ob, venue } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const NOW = Date.UTC(2026, 5, 6, 12);

let sandbox: TestSandbox;
let member: string;
let guest: string;

async function enter(name: string, enName = 'OBTY'): Promise<string> {
  const token = await sandbox.logIn(name);
  const answer = await sandbox.send(venue.launch, { enName }, { token });
  return String((answer.body?.['data'] as { token: string }).token);
}

async function ask<C extends Call>(
  call: C,
  request: CallRequest<C>,
  { token = guest, key, language = 'zh-CN' }: { token?: string; key?: string; language?: string } = {},
) {
  const { body = {} } = await sandbox.send(call, request, {
    merged: { cuid: '1' },
    headers: {
      requestid: token,
      'accept-language': language,
      ...defined({ 'idempotency-key': key }),
    },
  });
  const { code, data } = body;
  return { code, data, read: () => v.parse(call.response, inflated(call, data)) as CallResponse<C> };
}

function inflated(call: Call, data: unknown): unknown {
  if (call.noDecode) return data;
  return JSON.parse(inflateSync(Buffer.from(String(data), 'base64')).toString('utf8')) as unknown;
}

/** The first open option of a list that has one, as an order names it. */
function firstOpen(matches: readonly ob.Match[]): ob.BetSelection {
  for (const { mid, hps } of matches) {
    for (const { hpid, hl } of hps) {
      for (const { hid, hn, hs, hv, ol } of hl) {
        const option = ol.find(({ os }) => os === 1);
        if (hs !== 0 || option === undefined) continue;
        return { mid, hpid, hid, hn, hv: hv ?? '', oid: option.oid, ot: option.ot, ov: option.ov };
      }
    }
  }
  throw new Error('nothing is open');
}

async function early(): Promise<readonly ob.Match[]> {
  return (await ask(ob.matches, { type: 4, euid: '1' })).read().list;
}

beforeAll(async () => {
  sandbox = await startSandbox({ now: () => NOW });
  member = await enter('demo02');
  const answer = await sandbox.send(venue.frontLaunch, { enName: 'OBTY' });
  guest = String((answer.body?.['data'] as { token: string }).token);
});
afterAll(() => sandbox.close());

describe('OB lists', () => {
  it('CALL-038 answer base64 of deflated JSON', async () => {
    const { code, data, read } = await ask(ob.liveMatches, { type: 1 });
    expect(code).toBe('0000000');
    expect(data).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(read().list.every(({ ms }) => ms === 1 || ms === 2)).toBe(true);
  });

  it('CALL-037 CALL-042 keep today, early and combo lists apart', async () => {
    const total = async (type: 3 | 4) => (await ask(ob.matches, { type })).read().total;
    const combo = (await ask(ob.comboMatches, { type: 11 })).read();
    expect(combo.total).toBe((await total(3)) + (await total(4)));
    expect(combo.list.every(({ ms, msc }) => ms === 0 && msc?.length === 0)).toBe(true);
  });

  it('CALL-039 CALL-040 CALL-041 SPORT-010 SPORT-011 number e-sports 100 to 103 and virtual sports 1001 to 1011', async () => {
    const esports = (await ask(ob.esportsMatches, { type: 2000 }))
      .read()
      .list.map(({ csid }) => Number(csid));
    const virtual = (await ask(ob.virtualMatches, { type: 900 })).read().list.map(({ csid }) => Number(csid));
    expect(esports.length * virtual.length).toBeGreaterThan(0);
    expect(esports.every((csid) => csid >= 100 && csid <= 103)).toBe(true);
    expect(virtual.every((csid) => csid >= 1001 && csid <= 1011)).toBe(true);
    const [outright] = (await ask(ob.outrightMatches, { type: 100 })).read().list;
    expect(outright?.hps[0]?.hl[0]?.ol.length).toBeGreaterThan(2);
  });

  it('CALL-042 pages the combo list over its two halves without gaps or repeats', async () => {
    const mids: unknown[] = [];
    const { total } = (await ask(ob.comboMatches, { type: 11, euid: '2', size: 1 })).read();
    for (let page = 1; (page - 1) * 9 < total; page += 1) {
      mids.push(
        ...(await ask(ob.comboMatches, { type: 11, euid: '2', page, size: 9 }))
          .read()
          .list.map(({ mid }) => mid),
      );
    }
    expect(mids).toHaveLength(total);
    expect(new Set(mids).size).toBe(total);
  });

  it('count what their lists hold', async () => {
    const counts = (await ask(ob.sportCounts, {})).read();
    const football = counts.find(({ type }) => type === 4)?.sl.find(({ csid }) => csid === '1');
    expect(football?.ct).toBe((await ask(ob.matches, { type: 4, euid: '1' })).read().total);
  });

  it('give matches by ids, a head without markets, and all markets', async () => {
    const [first, second] = await early();
    const mids = `${String(second?.mid)},4999999999,${String(first?.mid)}`;
    expect((await ask(ob.matchesByIds, { mids })).read().map(({ mid }) => mid)).toEqual([
      second?.mid,
      first?.mid,
    ]);
    const mid = String(first?.mid);
    expect((await ask(ob.matchDetail, { mid })).read().hps).toEqual([]);
    const { hps, mc } = (await ask(ob.matchOdds, { mid })).read();
    expect(hps.flatMap(({ hl }) => hl)).toHaveLength(mc ?? 0);
    expect((await ask(ob.matchOdds, { mid: '4999999999' })).code).toBe('7109');
  });

  it('give results, and nothing for a sport that is not theirs', async () => {
    const { list } = (await ask(ob.matchResults, { start: NOW - 86_400_000, end: NOW, euid: '1' })).read();
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ ms, hps }) => ms >= 3 && hps.length === 0)).toBe(true);
    expect((await ask(ob.matches, { type: 4, euid: '177' })).read().list).toEqual([]);
  });

  it('speak the language of the request', async () => {
    const league = async (language: string) =>
      (await ask(ob.matches, { type: 4, euid: '1' }, { language })).read().list[0]?.tn;
    expect(await league('en-GB,en;q=0.8')).toMatch(/^[\x20-\x7e]+$/);
    expect(await league('zh-CN')).toMatch(/\p{Script=Han}/u);
  });
});

describe('OB members', () => {
  it('CALL-034 tells whose a token is, by the query or the header', async () => {
    const query = await ask(ob.getUserInfo, { token: member, enName: 'OBTY' }, { token: '' });
    expect(query.read().userId).toMatch(/^\d+$/);
    expect((await ask(ob.getUserInfo, { token: 'x', enName: 'OBTY' }, { token: 'x' })).code).toContain(
      '400401',
    );
  });

  it('CALL-033 CALL-035 CALL-036 tell the logo domain as plain text, settings and notices', async () => {
    expect((await ask(ob.esportsLogoDomain, { enName: 'OBTY' })).read()).toMatch(/^\//);
    expect((await ask(ob.venueSettings, { enName: 'OBTY' })).read()).toMatchObject({
      currency: 'CNY',
      maxLegs: BET_LEGS.combo,
    });
    expect((await ask(ob.systemNotices, { sys: 7, enName: 'OBTY' })).read().length).toBeGreaterThan(0);
  });

  it('CALL-043 CALL-044 keep marks of matches and tournaments, each venue its own', async () => {
    const [match] = await early();
    const { mid, tid } = { mid: String(match?.mid), tid: String(match?.tid) };
    await ask(ob.favouriteMatch, { mid, cf: 1 }, { token: member });
    await ask(ob.favouriteTournament, { tid, cf: 1 }, { token: member });
    const marks = (await ask(ob.favourites, {}, { token: member })).read();
    expect(marks).toMatchObject({ mids: [mid], tids: [tid] });
    expect(marks.list[0]).toMatchObject({ mid, mf: true, tf: true });
    const panda = await enter('demo02', 'DBTY');
    expect((await ask(ob.favourites, {}, { token: panda })).read()).toMatchObject({ mids: [], tids: [] });
    await ask(ob.favouriteMatch, { mid, cf: 0 }, { token: member });
    expect((await ask(ob.favourites, {}, { token: member })).read().mids).toEqual([]);
    expect((await ask(ob.favouriteMatch, { mid, cf: 1 })).code).toBe('7106');
  });
});

describe('OB orders', () => {
  const single = (selection: ob.BetSelection): CallRequest<typeof ob.placeBet> => {
    return { seriesType: 1001, unitAmount: '30.00', acceptOdds: 0, orderDetailList: [selection] };
  };

  it('tell limits, and take a price by the place of a selection, whatever its oid', async () => {
    const selection = { ...firstOpen(await early()), oid: '1' };
    const { details } = (await ask(ob.betLimits, { orderDetailList: [selection] })).read();
    expect(details[0]).toMatchObject({ oid: '1', ov: selection.ov, os: 1, minBet: '10.00' });
    const order = (await ask(ob.placeBet, single(selection), { token: member, key: 'ob-oid' })).read();
    expect(order).toMatchObject({ betAmount: '30.00', orderStatus: 1, seriesType: 1001, outcome: 0 });
  });

  it('are one for each key, and found again by number, by key and in the list', async () => {
    const selection = firstOpen(await early());
    const first = (await ask(ob.placeBet, single(selection), { token: member, key: 'ob-1' })).read();
    const again = (await ask(ob.placeBet, single(selection), { token: member, key: 'ob-1' })).read();
    expect(again.orderNo).toBe(first.orderNo);
    const byKey = (await ask(ob.orderStatus, { idempotencyKey: 'ob-1' }, { token: member })).read();
    expect(byKey.map(({ orderNo }) => orderNo)).toEqual([first.orderNo]);
    const byNumber = (await ask(ob.orderStatus, { orderNos: [first.orderNo, 5] }, { token: member })).read();
    expect(byNumber).toEqual(byKey);
    const list = (await ask(ob.orderList, { orderStatus: 0 }, { token: member })).read();
    expect(list.records.map(({ orderNo }) => orderNo)).toContain(first.orderNo);
    const panda = await enter('demo02', 'DBTY');
    expect((await ask(ob.orderStatus, { idempotencyKey: 'ob-1' }, { token: panda })).read()).toEqual([]);
  });

  it('take a treble of three matches and refuse two legs of one', async () => {
    const matches = await early();
    const legs = [0, 1, 2].map((from) => firstOpen(matches.slice(from)));
    const treble = { seriesType: 3001, unitAmount: '5.00', acceptOdds: 0 as const, orderDetailList: legs };
    const order = (await ask(ob.placeBet, treble, { token: member, key: 'ob-treble' })).read();
    expect(order.detailList).toHaveLength(3);
    const twice = { ...treble, seriesType: 2001, orderDetailList: legs.slice(0, 1).concat(legs.slice(0, 1)) };
    expect((await ask(ob.placeBet, twice, { token: member, key: 'ob-twice' })).code).toBe('7104');
  });

  it('are refused at another price and for a place that is none', async () => {
    const selection = firstOpen(await early());
    const place = async (change: Partial<ob.BetSelection>) =>
      (await ask(ob.placeBet, single({ ...selection, ...change }), { token: member, key: 'ob-refused' }))
        .code;
    expect(await place({ ov: selection.ov + 1_000 })).toBe('7101');
    expect(await place({ ov: selection.ov + 1 })).toBe('7101');
    expect(await place({ hpid: '9999' })).toBe('7102');
    expect(await place({ mid: '4999999999' })).toBe('7102');
  });
});
