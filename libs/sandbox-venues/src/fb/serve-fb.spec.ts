import { type Call, type CallRequest, type CallResponse, fb, venue } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

const NOW = Date.UTC(2026, 5, 6, 12);

let sandbox: TestSandbox;
let member: string;
let guest: string;

async function ask<C extends Call>(
  call: C,
  request: CallRequest<C>,
  { token = guest, key, languageType = 'CMN' }: { token?: string; key?: string; languageType?: string } = {},
) {
  const { body = {} } = await sandbox.send(call, request, {
    merged: { languageType },
    headers: { authorization: token, ...defined({ 'idempotency-key': key }) },
  });
  return { code: body['code'], read: () => v.parse(call.response, body['data']) as CallResponse<C> };
}

/** The first open option of a list that has one, as an order names it. */
function firstOpen(records: readonly fb.MatchRecord[]): fb.BetOption {
  for (const { id, mg } of records) {
    for (const line of mg.flatMap(({ mks }) => mks)) {
      const option = line.op.find(({ od }) => od > 1);
      if (line.ss !== 1 || option === undefined) continue;
      return { matchId: id, marketId: line.id, optionType: option.ty, od: option.od, li: line.li ?? '' };
    }
  }
  throw new Error('nothing is open');
}

async function early(): Promise<readonly fb.MatchRecord[]> {
  return (await ask(fb.getList, { type: 4, sportId: 1 })).read().records;
}

beforeAll(async () => {
  sandbox = await startSandbox({ now: () => NOW });
  const launched = await sandbox.send(
    venue.launch,
    { enName: 'FBTY' },
    { token: await sandbox.logIn('demo02') },
  );
  member = String((launched.body?.['data'] as { token: string }).token);
  const looked = await sandbox.send(venue.frontLaunch, { enName: 'FBTY' });
  guest = String((looked.body?.['data'] as { token: string }).token);
});
afterAll(() => sandbox.close());

describe('FB lists', () => {
  it('CALL-066 answer code 0 with pages that neither miss nor repeat a match', async () => {
    const first = await ask(fb.getList, { type: 4, sportId: 1, size: 8 });
    expect(first.code).toBe(0);
    const { total } = first.read();
    const ids: unknown[] = [];
    for (let current = 1; current <= 3; current += 1) {
      ids.push(
        ...(await ask(fb.getList, { type: 4, sportId: 1, current, size: 8 }))
          .read()
          .records.map(({ id }) => id),
      );
    }
    expect(ids).toHaveLength(Math.min(total, 24));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('SPORT-008 number football 1, basketball 3, e-soccer 177 and e-basketball 178', async () => {
    const { sl } = (await ask(fb.statistical, {})).read();
    const sids = new Set(sl.flatMap(({ ssl }) => ssl.map(({ sid }) => sid)));
    expect([1, 3, 177, 178].every((sid) => sids.has(sid))).toBe(true);
    const esports = (await ask(fb.getList, { type: 9 })).read().records;
    expect(esports.every(({ sid }) => sid === 177 || sid === 178)).toBe(true);
    expect((await ask(fb.getList, { type: 8 })).read().records).toEqual([]);
  });

  it('count what their lists hold', async () => {
    const { sl } = (await ask(fb.statistical, {})).read();
    for (const type of [1, 3, 4] as const) {
      const total = sl.find(({ ty }) => ty === type)?.tc;
      expect([type, total]).toEqual([type, (await ask(fb.getList, { type })).read().total]);
    }
  });

  it('give clocks and scores to live matches only', async () => {
    const live = (await ask(fb.getList, { type: 1, sportId: 1 })).read().records;
    expect(live.length).toBeGreaterThan(0);
    expect(live.every(({ mc, nsg }) => mc !== undefined && (nsg?.length ?? 0) > 0)).toBe(true);
    expect((await early()).every(({ mc, nsg }) => mc === undefined && nsg === undefined)).toBe(true);
  });

  it('give a detail with all markets, results and outrights', async () => {
    const [record] = await early();
    const detail = (await ask(fb.getMatchDetail, { matchId: record?.id ?? 0 })).read();
    expect(detail.mg.flatMap(({ mks }) => mks)).toHaveLength(detail.tms ?? 0);
    expect((await ask(fb.getMatchDetail, { matchId: '4999999999' })).code).toBe(7109);
    const results = (
      await ask(fb.matchResults, { sportId: 1, beginTime: NOW - 86_400_000, endTime: NOW })
    ).read();
    expect(results.records.every(({ ms, mg }) => ms === 7 && mg.length === 0)).toBe(true);
    expect(results.records.length).toBeGreaterThan(0);
    expect((await ask(fb.getOutrightList, {})).read().records[0]?.mg[0]?.mks[0]?.op.length).toBeGreaterThan(
      2,
    );
  });

  it('speak the language of `languageType`', async () => {
    const league = async (languageType: string) =>
      (await ask(fb.getList, { type: 4, sportId: 1 }, { languageType })).read().records[0]?.lg.na;
    expect(await league('ENG')).toMatch(/^[\x20-\x7e]+$/);
    expect(await league('CMN')).toMatch(/\p{Script=Han}/u);
  });
});

describe('FB favourites', () => {
  it('OPEN-022 mark matches and leagues, which a guest may not', async () => {
    const [record] = await early();
    const id = String(record?.id);
    await ask(fb.favourite, { subject: 'match', id, on: 1 }, { token: member });
    await ask(fb.favourite, { subject: 'league', id: String(record?.lg.id), on: 1 }, { token: member });
    const marks = (await ask(fb.favouriteList, {}, { token: member })).read();
    expect(marks).toMatchObject({ matchIds: [id], leagueIds: [String(record?.lg.id)] });
    expect(marks.records.map(({ id: marked, fav }) => [marked, fav])).toEqual([[id, 1]]);
    expect((await ask(fb.favourite, { subject: 'match', id, on: 1 })).code).toBe(7106);
  });
});

describe('FB orders', () => {
  const single = (option: fb.BetOption): CallRequest<typeof fb.placeBet> => {
    return { code: 1001, unitStake: '25.00', oc: 0, betOptions: [option] };
  };

  it('are one for each key, and found again by id, by key and in the list', async () => {
    const option = firstOpen(await early());
    const { options } = (await ask(fb.betLimits, { betOptions: [option] })).read();
    expect(options[0]).toMatchObject({ od: option.od, min: '10.00' });
    const first = (await ask(fb.placeBet, single(option), { token: member, key: 'fb-1' })).read();
    const again = (await ask(fb.placeBet, single(option), { token: member, key: 'fb-1' })).read();
    expect(again.id).toBe(first.id);
    expect(first).toMatchObject({ sat: '25.00', st: 1, sr: 0 });
    expect(first.ops[0]).toMatchObject({ mid: option.matchId, mkid: option.marketId, ty: option.optionType });
    const byKey = (await ask(fb.orderStatus, { idempotencyKey: 'fb-1' }, { token: member })).read();
    const byId = (await ask(fb.orderStatus, { orderIds: [first.id] }, { token: member })).read();
    expect(byKey).toEqual(byId);
    const list = (await ask(fb.orderList, { isSettled: false }, { token: member })).read();
    expect(list).toMatchObject({ total: 1, tsa: '25.00', tra: '0.00' });
  });

  it('settle into the list of settled orders with what came back', async () => {
    const option = firstOpen(await early());
    const order = (await ask(fb.placeBet, single(option), { token: member, key: 'fb-settle' })).read();
    await sandbox.clock.advance(8 * 86_400_000);
    await sandbox.services.betting.advance();
    const launched = await sandbox.send(
      venue.launch,
      { enName: 'FBTY' },
      { token: await sandbox.logIn('demo02') },
    );
    const token = String((launched.body?.['data'] as { token: string }).token);
    const settled = (await ask(fb.orderList, { isSettled: true }, { token })).read().records;
    const found = settled.find(({ id }) => id === order.id);
    expect(found).toMatchObject({ st: 3, sr: expect.any(Number), ra: expect.stringMatching(/^\d+\.\d{2}$/) });
    expect(found?.sr).toBeGreaterThan(0);
    expect(found?.ops[0]?.rs).toMatch(/^\d+:\d+$/);
    expect((await ask(fb.orderList, { isSettled: false }, { token })).read().total).toBe(0);
  });
});
