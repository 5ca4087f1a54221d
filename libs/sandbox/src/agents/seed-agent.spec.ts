import { agents } from '@heptad/contracts';
import { startSandbox } from '@heptad/testing';

const START = Date.UTC(2026, 10, 16, 4);

it('the demo agent has members, settled bets and months that were paid, the same each time', async () => {
  const told: unknown[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const sandbox = await startSandbox({ start: START, now: () => START, demoAgent: true });
    const token = await sandbox.logIn('agent01');
    const { body } = await sandbox.send(agents.figures, {}, { token });
    told.push(body?.['data']);
    const { bets } = await sandbox.services.betting.orders({
      memberId: (await sandbox.services.members.findByName('friend01'))?.id ?? '',
    });
    expect(bets).toHaveLength(8);
    expect(bets.filter(({ state }) => state === 'accepted' || state === 'pending')).toEqual([]);
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[0]).toMatchObject({
    brought: 12,
    months: [
      { month: '2026-11', brought: 1, state: 'running' },
      { month: '2026-10', brought: 1, state: 'reckoned' },
      { month: '2026-09', brought: 2, state: 'reckoned' },
      { month: '2026-08', brought: 3, state: 'reckoned' },
      { month: '2026-07', brought: 5, state: 'reckoned' },
    ],
  });
}, 60_000);
