import { sportsVenueCode, sportsVenueOf } from '@heptad/contracts';
import * as v from 'valibot';
import { createClock } from './clock';
import { ITEMS } from './items';
import { createStoredItems } from './stored-items';

describe('the code of a sports venue', () => {
  it.each([
    ['OBTY', 'YBTY'],
    ['obty', 'YBTY'],
    [' OBTY ', 'YBTY'],
    ['YBTY', 'YBTY'],
    ['imty', 'IMTY'],
    ['DBTY', 'DBTY'],
    ['FBTY', 'FBTY'],
    ['OB', undefined],
    ['AGTY', undefined],
    ['OBTYX', undefined],
    ['toString', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('VENUE-001 VENUE-002 is read from %p', (spelling, code) => {
    expect(sportsVenueOf(spelling)).toBe(code);
    expect(v.is(sportsVenueCode, spelling)).toBe(code !== undefined);
  });

  it('VENUE-002 is the same where the shell or an earlier version left the other spelling', () => {
    expect(v.parse(ITEMS.firstVenue.schema, 'OBTY')).toBe('YBTY');
    expect(v.parse(ITEMS.venueOrder.schema, ['OBTY', 'IMTY'])).toEqual(['YBTY', 'IMTY']);
    const items = createStoredItems(null, createClock());
    items.set(ITEMS.firstVenue, 'YBTY');
    expect(items.get(ITEMS.firstVenue)).toBe('YBTY');
  });
});
