import { SPORTS_VENUES } from '@heptad/contracts';
import fc from 'fast-check';
import { VENUE_CODES } from '../entities/venue';
import { orderVenues, tabFamily } from './venues';

const codes = (order: readonly string[]) => orderVenues(order).map((venue) => venue.en);

describe('venues', () => {
  it('VENUE-001 knows exactly four codes', () => {
    expect([...VENUE_CODES].sort()).toEqual(['DBTY', 'FBTY', 'IMTY', 'YBTY']);
  });

  it('VENUE-003 VENUE-004 VENUE-005 VENUE-006 VENUE-007 describes the default venues', () => {
    expect(Object.values(SPORTS_VENUES)).toEqual([
      { en: 'IMTY', cn: 'IM体育', id: 0, enName: 'IMTY' },
      { en: 'DBTY', cn: '熊猫体育', id: 2, enName: 'DBTY' },
      { en: 'YBTY', cn: 'OB体育', id: 1, enName: 'OBTY' },
      { en: 'FBTY', cn: 'FB体育', id: 3, enName: 'FBTY' },
    ]);
  });

  it('OPEN-042 launches YBTY as OBTY', () => {
    expect(SPORTS_VENUES.YBTY.enName).toBe('OBTY');
  });

  it('VENUE-008 puts valid server entries first and the left out ones behind', () => {
    expect(codes(['nonsense', 'FBTY', 'OBTY'])).toEqual(['FBTY', 'YBTY', 'IMTY', 'DBTY']);
  });

  it('VENUE-008 counts two spellings of one venue once', () => {
    expect(codes(['YBTY', 'OBTY', 'IMTY'])).toEqual(['YBTY', 'IMTY', 'DBTY', 'FBTY']);
  });

  it('VENUE-008 falls back to the default order', () => {
    expect(codes([])).toEqual(['IMTY', 'DBTY', 'YBTY', 'FBTY']);
  });

  it('VENUE-008 begins with the server’s valid entries, each once, and goes on with the defaults it left out', () => {
    const entry = fc.oneof(fc.constantFrom('IMTY', 'OBTY', 'YBTY', 'DBTY', 'FBTY', 'XX'), fc.string());
    const defaults = ['IMTY', 'DBTY', 'YBTY', 'FBTY'];
    fc.assert(
      fc.property(fc.array(entry), (order) => {
        const spelt = order.map((code) => (code === 'OBTY' ? 'YBTY' : code));
        const named = spelt.filter((code, at) => defaults.includes(code) && spelt.indexOf(code) === at);
        expect(codes(order)).toEqual([...named, ...defaults.filter((code) => !named.includes(code))]);
      }),
    );
  });

  it('VENUE-016 tells tabs of one wallet by their prefix', () => {
    expect([tabFamily('YBTY'), tabFamily('BYGAME'), tabFamily('PMDZ1'), tabFamily('IMTY')]).toEqual([
      'sports',
      'fishing',
      'egame',
      undefined,
    ]);
  });
});
