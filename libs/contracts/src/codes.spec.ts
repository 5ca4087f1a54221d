import {
  isIpBlockedCode,
  isPlatformSuccess,
  isSessionCode,
  isVenueSuccess,
  isVenueTokenExpired,
  LOGIN_CODES,
} from './codes';

describe('success', () => {
  it('ERR-001 is 200 or 6000 on the platform', () => {
    expect([200, 6000, '200', '6000'].map(isPlatformSuccess)).toEqual([true, true, true, true]);
    expect([100, 350, 0, '0000000', 6001, '', null, undefined].filter(isPlatformSuccess)).toEqual([]);
  });

  it("ERR-002 is 100, '0000000', 350 or '200' in a venue, OPEN-023 in either type", () => {
    expect([100, '100', '0000000', 350, '350', '200', 200].every(isVenueSuccess)).toBe(true);
    expect([0, '0', '000000', 6000, '', null, undefined].filter(isVenueSuccess)).toEqual([]);
  });
});

describe('other codes', () => {
  it('SESSION-020 names exactly six codes', () => {
    const codes = Array.from({ length: 20_000 }, (_, code) => code);
    expect(codes.filter(isSessionCode)).toEqual([6001, 6031, 10102, 10103, 10104, 10105]);
    expect(isSessionCode('6001')).toBe(true);
  });

  it('ERR-031 names three blocked codes', () => {
    expect([6030, 6031, 6032, 6033, 6034].filter(isIpBlockedCode)).toEqual([6031, 6032, 6033]);
  });

  it('ERR-035 is any OB code that contains 400401, ERR-036 is 14010 in FB', () => {
    expect(isVenueTokenExpired('ob', '0400401')).toBe(true);
    expect(isVenueTokenExpired('ob', 400401)).toBe(true);
    expect(isVenueTokenExpired('ob', '0400400')).toBe(false);
    expect(isVenueTokenExpired('fb', 14010)).toBe(true);
    expect(isVenueTokenExpired('fb', '400401')).toBe(false);
    expect(isVenueTokenExpired('im', undefined)).toBe(false);
  });

  it('ERR-014 ERR-029 ERR-030 give every login refusal its own number', () => {
    const numbers = Object.values(LOGIN_CODES);
    expect(new Set(numbers).size).toBe(17);
    expect(LOGIN_CODES).toMatchObject({ nameError: 6002, uuidNull: 22007, imageFetchFailed: 900000 });
  });
});
