import { sameStages } from './match-stages';

const reading = (home: number, serving?: 'home' | 'away') => ({
  scores: [
    { stage: 'set1' as const, score: { home: 6, away: 4 } },
    { stage: 'set2' as const, score: { home, away: 0 } },
  ],
  serving,
});

describe('whether two readings of stages look the same', () => {
  it('they do with the same scores and the same serve', () => {
    expect(sameStages(reading(3, 'home'), reading(3, 'home'))).toBe(true);
    expect(sameStages({ scores: [] }, { scores: [] })).toBe(true);
  });

  it.each([
    ['a point', reading(4, 'home')],
    ['the serve', reading(3, 'away')],
    ['no serve', reading(3)],
    ['another set', { scores: reading(3).scores.slice(0, 1), serving: 'home' as const }],
    [
      'another stage',
      {
        scores: reading(3)
          .scores.toReversed()
          .map((each) => ({ ...each })),
        serving: 'home' as const,
      },
    ],
  ])('they do not after %s', (_, other) => {
    expect(sameStages(reading(3, 'home'), other)).toBe(false);
  });
});
