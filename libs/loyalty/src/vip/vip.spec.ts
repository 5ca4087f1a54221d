import { giftState, gradeTitle, takesAddress, toChangePage } from './vip';

describe('what a page of VIP knows', () => {
  it.each([
    [{ expiresAt: 10 }, 9, 'waiting'],
    [{ expiresAt: 10 }, 10, 'expired'],
    [{ expiresAt: 10, claimedAt: 5 }, 10, 'claimed'],
  ] as const)('a gift %j is at %s %s', (gift, now, state) => {
    expect(giftState(gift, now)).toBe(state);
  });

  it.each([
    ['noAddress', true],
    ['toBeSent', true],
    ['sent', false],
    ['received', false],
  ] as const)('a parcel that is %s takes an address: %s', (state, takes) => {
    expect(takesAddress({ state })).toBe(takes);
  });

  it('names a grade by its number and its name', () => {
    expect(gradeTitle({ grade: 10, name: '鲲鹏' })).toBe('VIP10 鲲鹏');
  });

  it('knows of a further page by the total alone', () => {
    const named = { grade: 1, name: '' };
    const item = { id: '1', from: { grade: 0, name: '' }, to: named, cause: 'upgrade', at: 1 } as const;
    expect(toChangePage({ items: [item], total: 21, page: 1, size: 20 }).next).toBe(2);
    expect(toChangePage({ items: [item], total: 20, page: 1, size: 20 }).next).toBeUndefined();
    expect(toChangePage({ items: [], total: 90, page: 3, size: 20 }).next).toBeUndefined();
  });
});
