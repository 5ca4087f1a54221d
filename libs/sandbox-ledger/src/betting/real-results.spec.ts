import { hash, leaguesOf, outcomeAt, playMatch } from '@heptad/sandbox-simulation';
import type { Fixture, SimScore } from '@heptad/sandbox-simulation';
import { settleSelection } from './settlement';

const KICK_OFF = Date.UTC(2026, 0, 1);

const scored = leaguesOf('football').flatMap((entry, league) =>
  (entry.rounds ?? []).flat().flatMap((real, index) => {
    if (!real.result) return [];
    const seed = hash(league, index);
    const fixture: Fixture = {
      id: '1100000000',
      sport: 'football',
      entry,
      homeId: real.homeId,
      awayId: real.awayId,
      kickOff: KICK_OFF,
      real,
      seed,
    };
    return [{ fixture, result: real.result }];
  }),
);

function winner({ home, away }: SimScore): string {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

describe('replayed matches', () => {
  it('are all the scored ones of nine leagues', () => {
    expect(scored.length).toBe(1858);
  });

  it('end with the real score, half and full, and settle by it', () => {
    for (const { fixture, result } of scored) {
      const timeline = playMatch(fixture, []);
      const last = timeline.moments.at(-1);
      const full = outcomeAt(timeline, last, true, 'full');
      const half = outcomeAt(timeline, last, true, 'firstHalf');
      expect(full).toMatchObject({ type: 'final', score: result.full });
      if (result.halfTime) expect(half).toMatchObject({ type: 'final', score: result.halfTime });

      for (const side of ['home', 'draw', 'away']) {
        expect(settleSelection({ kind: 'threeWay', side }, full)).toBe(
          side === winner(result.full) ? 'won' : 'lost',
        );
        if (!result.halfTime) continue;
        expect(settleSelection({ kind: 'threeWay', side }, half)).toBe(
          side === winner(result.halfTime) ? 'won' : 'lost',
        );
      }
      const { home, away } = result.full;
      expect(settleSelection({ kind: 'overUnder', line: '2.5', side: 'over' }, full)).toBe(
        home + away >= 3 ? 'won' : 'lost',
      );
      expect(settleSelection({ kind: 'correctScore', side: `${home}-${away}` }, full)).toBe('won');
      expect(settleSelection({ kind: 'bothScore', side: 'yes' }, full)).toBe(
        home * away > 0 ? 'won' : 'lost',
      );
      const handicap = settleSelection({ kind: 'handicap', line: '-0.5', side: 'home' }, full);
      expect(handicap).toBe(home > away ? 'won' : 'lost');
    }
  });

  it('show goals that add up to the score at every moment, in time', () => {
    for (const { fixture } of scored.slice(0, 300)) {
      const { moments, endsAt } = playMatch(fixture, []);
      let before = 0;
      for (const { at, score, stageScores } of moments) {
        expect(at).toBeGreaterThanOrEqual(before);
        before = at;
        const sum = stageScores.reduce((all, part) => all + part.score.home + part.score.away, 0);
        expect(sum).toBe(score.home + score.away);
      }
      expect(endsAt - KICK_OFF).toBeGreaterThan(105 * 60_000);
      expect(endsAt - KICK_OFF).toBeLessThan(125 * 60_000);
    }
  });
});
