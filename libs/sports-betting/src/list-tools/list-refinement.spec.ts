import {
  otherListQuery,
  readRefinement,
  UNREFINED,
  writeRefinement,
  type ListRefinement,
} from './list-refinement';

const read = (text: string) => readRefinement(new URLSearchParams(text));

describe('how a list is looked at, in the address', () => {
  it('is nothing special unless it says so', () => {
    expect(read('venue=IMTY&period=live')).toEqual(UNREFINED);
  });

  it('reads what it writes, and leaves the rest of the address', () => {
    const whole: ListRefinement = {
      order: 'hot',
      leagues: { all: false, except: new Set(['5101']) },
      folded: { all: true, except: new Set(['5102']) },
      words: '星河 & co',
      day: '2030-01-02',
      onlyFavourites: true,
      part: 'firstHalf',
    };
    const query = writeRefinement(new URLSearchParams('venue=IMTY'), whole);
    expect(query.get('venue')).toBe('IMTY');
    expect(readRefinement(query)).toEqual(whole);
    expect(writeRefinement(query, UNREFINED).toString()).toBe('venue=IMTY');
  });

  it('changes only what is named', () => {
    const query = writeRefinement(new URLSearchParams('sort=hot&q=a'), { words: '' });
    expect(query.toString()).toBe('sort=hot');
  });

  it.each(['sort=__proto__', 'day=tomorrow', 'day=2030-1-2', 'view=all', 'part=quarter1', 'q='])(
    'passes %s over',
    (text) => {
      expect(read(text)).toEqual(UNREFINED);
    },
  );

  it('goes on in another list, but for its own leagues, words and day', () => {
    const query = new URLSearchParams(
      'venue=IMTY&period=early&sport=football&sort=hot&view=favourites&part=firstHalf&leagues=51&fold=51&q=a&day=2030-01-02&match=1',
    );
    const other = otherListQuery(query, { venue: 'FBTY', period: 'today', sport: undefined });
    expect(Object.fromEntries(other)).toEqual({
      venue: 'FBTY',
      period: 'today',
      sort: 'hot',
      view: 'favourites',
      part: 'firstHalf',
    });
  });

  it('looks for no text without end', () => {
    expect(read(`q=${'a'.repeat(500)}`).words).toHaveLength(40);
  });
});
