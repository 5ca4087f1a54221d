import { gamePlay } from '@heptad/contracts';
import * as v from 'valibot';
import { newKey } from './new-key';

describe('a key for a write', () => {
  it('is one that the platform takes, another each time, also where a page has no `randomUUID`', () => {
    const missing = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const keys = Array.from({ length: 100 }, newKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys)
      expect(v.is(gamePlay.play.request, { key, stake: '1.00', clientSeed: 'seed' })).toBe(true);
    missing.mockRestore();
  });
});
