import { money } from '@heptad/formatting';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import { VENUE_CODES, type VenueCode } from './entities/venue';
import { gatewayOver } from './testing/sandbox-gateway';
import { valueOf } from './testing/value-of';

const NOW = Date.UTC(2026, 5, 6, 12, 21);
/** The wires' own fields for the score that a line counts from. */
const SCORES = ['HomeScore', 'AwayScore', 'scoreBenchmark', 're'];

describe('a handicap in play, on the wire', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => NOW });
  });
  afterAll(() => sandbox.close());

  it.each(VENUE_CODES)(
    '%s tells its score, takes a bet that saw it, and no other',
    async (code: VenueCode) => {
      const gateway = gatewayOver(openSandboxClient(sandbox, await sandbox.logIn()));
      const venue = gateway.sports(code);
      await valueOf(gateway.wallet.transferIn(code, money('50.00'), `score-${code}`));
      const { matches } = await valueOf(venue.matches({ period: 'live', sport: 'football', pageSize: 100 }));
      const offers = matches.flatMap((match) =>
        match.markets
          .filter(({ kind, countsFrom }) => kind === 'handicap' && (countsFrom?.home ?? 0) > 0)
          .flatMap((market) => market.selections.map((selection) => ({ match, market, selection }))),
      );
      const leg = offers.find(({ selection }) => !selection.locked);
      if (leg === undefined) throw new Error('no match in play with a goal');
      expect(leg.market.countsFrom).toEqual(leg.match.score);

      const order = { comboCode: 1001, stake: money('20.00'), acceptance: 'any' } as const;
      const bet = await valueOf(venue.placeBet({ ...order, legs: [leg] }, `in-play-${code}`));
      expect(bet.legs).toMatchObject([{ kind: 'handicap', countsFrom: leg.market.countsFrom }]);
      expect((await valueOf(venue.bet(bet.id))).legs[0]?.countsFrom).toEqual(leg.market.countsFrom);

      const wire = Object.fromEntries(
        Object.entries(leg.selection.wire).filter(([name]) => !SCORES.includes(name)),
      );
      const unseen = { ...leg, selection: { ...leg.selection, wire } };
      const refused = await venue.placeBet({ ...order, legs: [unseen] }, `unseen-${code}`);
      expect(refused).toMatchObject({ ok: false, error: { kind: 'business', code: '7111' } });
      expect(await valueOf(venue.confirmBet(`unseen-${code}`))).toBeNull();
    },
  );
});
