import { SPORTS_VENUES } from '@heptad/contracts';
import { VENUE_CODES } from '@heptad/venue-gateway';
import { withFirst } from './venue-order';

const ORDER = VENUE_CODES.map((code) => SPORTS_VENUES[code]);
const codes = (order: typeof ORDER | ReturnType<typeof withFirst>): string[] => order.map(({ en }) => en);

describe('the order of the venues', () => {
  it.each(VENUE_CODES)('begins with %s where the shell wants that first, and loses none', (first) => {
    const order = withFirst(ORDER, first);
    expect(order[0]?.en).toBe(first);
    expect(codes(order).toSorted()).toEqual(codes(ORDER).toSorted());
  });

  it('is as it was without a wish, and with one for a venue that is not offered', () => {
    expect(withFirst(ORDER, undefined)).toBe(ORDER);
    const some = ORDER.filter(({ en }) => en !== 'FBTY');
    expect(withFirst(some, 'FBTY')).toBe(some);
  });
});
