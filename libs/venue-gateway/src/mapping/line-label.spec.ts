import { lineLabel } from './line-label';

const label = (
  kind: 'handicap' | 'overUnder' | 'moneyline',
  side: 'home' | 'away' | 'over' | 'draw',
  line?: string,
) => lineLabel({ kind }, line === undefined ? { side } : { side, line });

describe('line labels', () => {
  it('SPORT-029 shows each side its own handicap', () => {
    expect([label('handicap', 'home', '-0.25'), label('handicap', 'away', '-0.25')]).toEqual([
      '-0/0.5',
      '+0/0.5',
    ]);
  });
  it('SPORT-030 SPORT-033 shows zero and whole lines', () => {
    expect([label('handicap', 'home', '0'), label('handicap', 'home', '1')]).toEqual(['0', '+1.0']);
  });
  it('OPEN-047 shows totals bare', () => {
    expect(label('overUnder', 'over', '2.75')).toBe('2.5/3');
  });
  it('shows the score that a handicap in play counts from, as the books write it', () => {
    const market = { kind: 'handicap', countsFrom: { home: 2, away: 1 } } as const;
    expect(lineLabel(market, { side: 'home', line: '-0.5' })).toBe('(2-1) -0.5');
    expect(lineLabel(market, { side: 'away', line: '-0.25' })).toBe('(2-1) +0/0.5');
    expect(lineLabel(market, { side: 'home' })).toBe('');
  });
  it('shows nothing without a line', () => {
    expect(label('moneyline', 'draw')).toBe('');
  });
});
