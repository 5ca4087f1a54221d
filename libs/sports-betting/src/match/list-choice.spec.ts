import { readChoice, writeChoice } from './list-choice';

describe('the choice in the address', () => {
  it('reads what is there and leaves the rest to the page', () => {
    expect(readChoice(new URLSearchParams('venue=FBTY&period=early&sport=basketball'))).toEqual({
      venue: 'FBTY',
      period: 'early',
      sport: 'basketball',
    });
    expect(readChoice(new URLSearchParams())).toEqual({ venue: undefined, period: 'live', sport: undefined });
  });

  it('takes no value it does not know, __proto__ among them', () => {
    const query = new URLSearchParams('venue=__proto__&period=toString&sport=chess');
    expect(readChoice(query)).toEqual({ venue: undefined, period: 'live', sport: undefined });
  });

  it('reads the last segment of the path as a period or a sport', () => {
    expect(readChoice(new URLSearchParams(), 'esports').period).toBe('esports');
    expect(readChoice(new URLSearchParams(), 'tennis').sport).toBe('tennis');
    expect(readChoice(new URLSearchParams(), 'combo').period).toBe('combo');
    expect(readChoice(new URLSearchParams('period=today'), 'esports').period).toBe('today');
  });

  it('SPORT-013 reads the number of a category as its list', () => {
    expect(readChoice(new URLSearchParams(), '99999').period).toBe('virtual');
    expect(readChoice(new URLSearchParams(), '99998').period).toBe('esports');
    expect(readChoice(new URLSearchParams(), '99997').period).toBe('live');
  });

  it('writes what it reads', () => {
    const choice = { venue: 'DBTY', period: 'today', sport: 'football' } as const;
    expect(readChoice(writeChoice(choice))).toEqual(choice);
  });
});
