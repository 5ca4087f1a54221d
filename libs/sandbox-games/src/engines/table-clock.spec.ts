import { CATALOGUE } from '@heptad/game-rules';
import fc from 'fast-check';
import { tableRoundAt } from './table-clock';

const TABLES = CATALOGUE.filter(({ area }) => area === 'live');

describe('the clock of tables', () => {
  it('has one round at every moment, each after the one before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.integer({ min: 1, max: 2 ** 42 }), (game, at) => {
        const round = tableRoundAt(game, at);
        expect(round.opensAt).toBeLessThanOrEqual(at);
        expect(at).toBeLessThan(round.endsAt);
        expect(tableRoundAt(game, round.endsAt)).toMatchObject({
          number: round.number + 1,
          opensAt: round.endsAt,
        });
        expect(tableRoundAt(game, round.endsAt - 1)).toEqual(round);
      }),
    );
  });

  it('leaves everyone twenty seconds to bet', () => {
    const { opensAt, closesAt, resultAt, endsAt } = tableRoundAt(
      { id: 'peony-roulette' },
      Date.UTC(2026, 0, 1),
    );
    expect([closesAt - opensAt, resultAt - closesAt, endsAt - resultAt]).toEqual([20_000, 9_000, 6_000]);
  });

  it('does not close all tables at one moment', () => {
    const closings = new Set(TABLES.map((game) => tableRoundAt(game, Date.UTC(2026, 0, 1)).closesAt));
    expect(closings.size).toBeGreaterThan(TABLES.length / 2);
  });
});
