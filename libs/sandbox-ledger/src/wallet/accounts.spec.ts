import { accountParts, memberAccount, platformAccount } from './accounts';

describe('accounts', () => {
  it('are taken apart as they were put together', () => {
    expect(accountParts(memberAccount('100001', 'IMTY'))).toEqual({
      memberId: '100001',
      name: 'IMTY',
      currency: 'CNY',
      mayBeNegative: false,
    });
    expect(accountParts(platformAccount('house', 'USD'))).toMatchObject({
      memberId: undefined,
      mayBeNegative: true,
    });
  });

  it('hold stakes that cannot go below zero', () => {
    expect(accountParts(platformAccount('escrow-IMTY')).mayBeNegative).toBe(false);
  });

  it.each([
    '',
    'member:1:centre',
    'member::centre:CNY',
    'platform:house',
    'platform:house:CNY:x',
    'other:a:b:c',
  ])('refuses %p', (account) => {
    expect(() => accountParts(account)).toThrow(RangeError);
  });
});
