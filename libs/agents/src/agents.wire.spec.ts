import { createApiClient } from '@heptad/api-client';
import { agents, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { commissionExample } from './offer/commission';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const PASSWORD = md5('Heptad2026');
const MAIL = 'promo@example.test';
const ABOUT = '我运营一个足球讨论社群，约有两千名成员。';

describe('agents against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS, demoAgent: true });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  async function logIn(name: string) {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => `agents-${name}`,
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(session.login, { name, password: PASSWORD });
    held.token = answer.ok ? answer.value.token : undefined;
    return api;
  }
  const codeTo = (to: string) => sandbox.services.outbox.list().find((one) => one.to === to)?.code ?? '';

  it('ROUTE-065 an application whose answer was lost is made once, and uses up one code', async () => {
    const api = await logIn('demo01');
    await api.send(agents.sendCode, { to: 'new', email: MAIL });
    sandbox.scenarios.add({ path: agents.apply.path, effect: { drop: 'after' }, times: 1 });
    const request = { email: MAIL, code: codeTo(MAIL), plan: 'turnover', about: ABOUT } as const;
    expect(await api.send(agents.apply, request, { idempotencyKey: 'apply' })).toMatchObject({
      ok: true,
      value: { application: { state: 'applied', plan: 'turnover' } },
    });
    const rows = await sandbox.services.storage.db.selectFrom('agent_applications').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it('ROUTE-063 the months of an agent are paid as the offer says', async () => {
    const api = await logIn('agent01');
    const [offer, figures] = [await api.send(agents.offer, {}), await api.send(agents.figures, {})];
    if (!offer.ok || !figures.ok) throw new Error('no answer');
    const plan = offer.value.plans.find(({ id }) => id === 'netWin');
    const reckoned = figures.value.months.flatMap(({ sums }) => sums ?? []);
    expect(reckoned).toHaveLength(4);
    for (const { active, net, carriedIn, commission, percent, carriedOut } of reckoned) {
      const base = minorUnits(money(net)) + minorUnits(money(carriedIn));
      expect(minorUnits(money(carriedOut))).toBe(base < 0n ? base : 0n);
      if (plan === undefined || base <= 0n) continue;
      const rate = minorUnits(money(percent ?? '0'));
      expect(minorUnits(money(commission))).toBe((base * rate) / 10_000n);
      // The same tier as an example works out whose result is this one, to the cent.
      const example = commissionExample(plan, active, fromMinorUnits(base / BigInt(active)));
      expect(example.tier?.percent).toBe(percent);
    }
  });

  it('the refusals are in the member’s language', async () => {
    const api = await logIn('demo02');
    expect(await api.send(agents.sendCode, { to: 'present' })).toMatchObject({
      error: { kind: 'business', code: '4000' },
    });
  });
});
