import { money } from '@heptad/formatting';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import { valueOf } from './testing/value-of';
import type { OrderLeg } from './entities/bet';
import { VENUE_CODES } from './entities/venue';
import { gatewayOver } from './testing/sandbox-gateway';

const NOW = Date.UTC(2026, 5, 6, 12, 21);

describe.each(VENUE_CODES)('an outright of %s', (code) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => NOW });
  });
  afterAll(() => sandbox.close());

  it('has limits, is bet on as a single and stands among the open bets', async () => {
    const gateway = gatewayOver(openSandboxClient(sandbox, await sandbox.logIn()));
    const venue = gateway.sports(code);
    await valueOf(gateway.wallet.transferIn(code, money('100.00'), `outright-${code}`));
    const { matches } = await valueOf(venue.matches({ period: 'outright', sport: 'football' }));
    const legs = matches.flatMap((match): OrderLeg[] =>
      match.markets.flatMap((market) =>
        market.selections
          .filter(({ locked, odds }) => !locked && odds !== undefined)
          .map((selection) => ({ match, market, selection })),
      ),
    );
    const [leg] = legs;
    if (leg === undefined) throw new Error('no outright is open');
    expect(matches[0]).toMatchObject({ away: { name: '' } });

    const { selections } = await valueOf(venue.limits([leg]));
    expect(selections).toMatchObject([{ key: leg.selection.key, available: true }]);
    const order = { legs: [leg], comboCode: 1001, stake: money('20'), acceptance: 'any' } as const;
    const placed = await valueOf(venue.placeBet(order, `outright-bet-${code}`));
    expect(['pending', 'accepted']).toContain(placed.state);
    const { bets } = await valueOf(venue.bets({ settled: false }));
    expect(bets).toMatchObject([{ id: placed.id, stake: '20.00' }]);
  });
});
