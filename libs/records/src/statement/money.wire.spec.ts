import {
  rewards,
  statement,
  wallet,
  type Call,
  type CallRequest,
  type CallResponse,
} from '@heptad/contracts';
import { beginCollecting } from '@heptad/file-export';
import { compareMoney, defined, subtractMoney, sumMoney, ZERO } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { toRewardDetail, toRewardPage } from '../rewards/reward';
import { toStatementDetail, toStatementPage, type StatementLine } from './statement';
import { FIRST_VIEW, statementQuery } from './statement-filters';

// A sandbox that starts on a busy machine takes its time.
jest.setTimeout(30_000);

describe('records of money against the sandbox', () => {
  let sandbox: TestSandbox;
  let token: string;
  let keys = 0;
  beforeAll(async () => {
    sandbox = await startSandbox();
    token = await sandbox.logIn();
  });
  afterAll(() => sandbox.close());

  const send = <C extends Call>(call: C, request: CallRequest<C>) =>
    sandbox.send(call, request, { token, headers: { 'idempotency-key': `key-${String((keys += 1))}` } });
  async function ask<C extends Call>(call: C, request: CallRequest<C>): Promise<CallResponse<C>> {
    return v.parse(call.response, (await send(call, request)).body?.['data']);
  }

  it('ROUTE-071 exports every posting once, and they add up to the sums of the page', async () => {
    for (let count = 0; count < 12; count += 1) await ask(wallet.topUp, { amount: '10.01' });
    await send(wallet.transfer, { channelCode: 'IMTY', amount: '33.33' });
    const query = statementQuery(FIRST_VIEW, sandbox.clock.now());
    const lines: StatementLine[] = [];
    let totals: ReturnType<typeof toStatementPage>['totals'] | undefined;
    const found = await beginCollecting<StatementLine>((page) => lines.push(...page))({
      async fetchPage(before) {
        const wire = await ask(statement.lines, { ...query, size: 4, ...defined({ before }) });
        const page = toStatementPage(wire);
        totals = page.totals;
        return { ok: true, value: { items: page.lines, next: page.next, all: page.totals.count } };
      },
      onProgress: () => undefined,
    });
    expect(found).toEqual({ ok: true, value: { count: 15, left: 0 } });
    const amounts = lines.map(({ amount }) => amount);
    expect(totals?.in).toBe(sumMoney(amounts.filter((amount) => compareMoney(amount, ZERO) > 0)));
    expect(subtractMoney(totals?.in ?? ZERO, totals?.out ?? ZERO)).toBe(sumMoney(amounts));
    const detail = toStatementDetail(await ask(statement.detail, { id: lines[0]?.id ?? '' }));
    expect(detail.line).toEqual(lines[0]);
  });

  it('ROUTE-077 shows a gift as it is claimed', async () => {
    const list = async () => toRewardPage(await ask(rewards.list, { group: 'welfare', page: 1, size: 20 }));
    const [gift] = (await list()).rewards;
    expect(gift).toMatchObject({ state: 'waiting', amount: '18.00' });
    await ask(rewards.claim, { id: gift?.id ?? '' });
    expect(await list()).toMatchObject({ waiting: 0, claimed: '18.00', next: undefined });
    expect(toRewardDetail(await ask(rewards.detail, { id: gift?.id ?? '' }))).toMatchObject({
      reward: { state: 'claimed' },
      turnover: '18.00',
    });
  });
});
