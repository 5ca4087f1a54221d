import { bets } from '@heptad/contracts';
import { beginCollecting, csvLines, readCsv } from '@heptad/file-export';
import { addMoney, defined, money, sumMoney } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { toRecordPage, type BetRecord } from '../bet-list/bet-record';
import { COLUMNS, recordRows } from './record-rows';

// A sandbox that starts on a busy machine takes its time.
jest.setTimeout(30_000);

const MEMBER = '100001';
const STATES = ['won', 'lost', 'halfWon', 'halfLost', 'push', 'void'] as const;

describe('the export against the sandbox', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startSandbox();
    token = await sandbox.logIn();
    const match = sandbox.services.simulation.matches({ period: 'early', sport: 'football' })[0];
    // 250 settled bets of every outcome, more than one page holds.
    const rows = Array.from({ length: 250 }, (_, number) => {
      const state = STATES[number % STATES.length] ?? 'won';
      const stake = BigInt(1_001 + number);
      const payout = state === 'won' ? stake * 2n : state === 'lost' ? 0n : stake - BigInt(number % 3);
      return {
        member_id: MEMBER,
        venue: number % 2 === 0 ? ('IMTY' as const) : ('FBTY' as const),
        idempotency_key: `export-${String(number)}`,
        code: 1001,
        acceptance: 0,
        unit_stake_minor: stake,
        stake_minor: stake,
        payout_minor: payout,
        state,
        refusal: null,
        placed_at: sandbox.clock.now() - number,
        decides_at: null,
        settled_at: sandbox.clock.now(),
        legs: JSON.stringify([
          {
            selection: 's',
            matchId: match?.id ?? '',
            sport: 'football',
            leagueId: 'l',
            kind: 'threeWay',
            period: 'full',
            side: 'home',
            odds: '2.00',
            live: false,
            scoreAtBet: { home: 0, away: 0 },
            state,
          },
        ]),
      };
    });
    await sandbox.services.storage.db.insertInto('bets').values(rows).execute();
  });
  afterAll(() => sandbox.close());

  it('OPEN-001 holds every bet of the filter, and its columns add up to the sums of the page', async () => {
    let answers = 0;
    let total: ReturnType<typeof toRecordPage>['totals'] | undefined;
    const records: BetRecord[] = [];
    const found = await beginCollecting<BetRecord>((page) => records.push(...page))({
      async fetchPage(before) {
        answers += 1;
        const request = { settled: true, page: 1, size: 100, ...defined({ before }) };
        const { body } = await sandbox.send(bets.records, request, { token });
        const page = toRecordPage(v.parse(bets.records.response, body?.['data']));
        total = page.totals;
        return { ok: true, value: { items: page.records, next: page.next, all: page.totals.bets } };
      },
      onProgress: () => undefined,
    });
    if (!found.ok) throw new Error(found.error.message);
    expect([answers, records.length, found.value]).toEqual([3, 250, { count: 250, left: 0 }]);
    const words = {
      venue: () => '',
      kind: () => '',
      state: (state: string) => state,
      notation: () => '',
      head: (column: string) => column,
      currency: undefined,
    };
    const rows = readCsv(csvLines(recordRows(records, words)));
    const sum = (column: (typeof COLUMNS)[number]) =>
      sumMoney(rows.map((row) => money(row[COLUMNS.indexOf(column)] ?? '')));
    expect(sum('stake')).toBe(total?.stake);
    expect(sum('returns')).toBe(total?.returns);
    expect(sum('winLoss')).toBe(total?.winLoss);
    expect(addMoney(total?.winLoss ?? money('0'), total?.lost ?? money('0'))).toBe(total?.won);
    expect(rows[0]?.[COLUMNS.indexOf('match')]).toContain(' v ');
  });
});
