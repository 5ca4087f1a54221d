import { moment, vapidKeys, wholeNumber } from './settings';

describe('settings from the environment', () => {
  it('reads a whole number, and none where there is none', () => {
    expect(wholeNumber('SEED', { SEED: '7' })).toBe(7);
    expect(wholeNumber('SEED', { SEED: '0' })).toBe(0);
    expect(wholeNumber('SEED', { SEED: '' })).toBeUndefined();
    expect(wholeNumber('SEED', {})).toBeUndefined();
  });

  it.each(['-1', '1.5', 'seven', '9007199254740993'])('refuses %p as a whole number', (SEED) => {
    expect(() => wholeNumber('SEED', { SEED })).toThrow('SEED must be a whole number');
  });

  it('reads a moment with its zone, and none where there is none', () => {
    const noon = Date.UTC(2026, 2, 1, 4);
    expect(moment('NOW', { NOW: '2026-03-01T12:00:00+08:00' })).toBe(noon);
    expect(moment('NOW', { NOW: '2026-03-01T04:00Z' })).toBe(noon);
    expect(moment('NOW', { NOW: '2026-03-01T04:00:00.250Z' })).toBe(noon + 250);
    expect(moment('NOW', { NOW: '' })).toBeUndefined();
    expect(moment('NOW', {})).toBeUndefined();
  });

  it.each(['noon', '2026-03-01', '2026-03-01T12:00:00', '2026-13-01T12:00:00Z', '1772337600000'])(
    'refuses %p as a moment',
    (NOW) => {
      expect(() => moment('NOW', { NOW })).toThrow('NOW must be an ISO time with its zone');
    },
  );
});

describe('the VAPID keys', () => {
  it('come from the environment, both or none', () => {
    expect(vapidKeys({})).toBeUndefined();
    expect(vapidKeys({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' })).toBeUndefined();
    expect(vapidKeys({ VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' })).toEqual({
      publicKey: 'a',
      privateKey: 'b',
    });
    expect(() => vapidKeys({ VAPID_PUBLIC_KEY: 'a' })).toThrow('set together');
  });
});
