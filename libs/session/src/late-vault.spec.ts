import { LOGIN_CODE_TIMEOUT_MS } from './authentication/login-loader';
import * as loginCode from './authentication/lazy-login';
import { createLateVault } from './late-vault';

const sealing = { seal: async (text: string) => `~${text}`, open: async (text: string) => text.slice(1) };

describe('a vault whose code comes later', () => {
  it('fetches it with the first secret, and seals and opens with it', async () => {
    const load = jest.fn(async () => ({ ...loginCode, createKeyVault: () => sealing }));
    const vault = createLateVault(load, undefined, undefined);
    expect(load).not.toHaveBeenCalled();
    expect([await vault.seal('hash'), await vault.open('~hash')]).toEqual(['~hash', 'hash']);
  });

  it('seals and opens nothing when the code cannot be had, or not in time', async () => {
    const missing = createLateVault(() => Promise.reject(new Error('missing')), undefined, undefined);
    expect([await missing.seal('hash'), await missing.open('~hash')]).toEqual([undefined, undefined]);
    jest.useFakeTimers();
    const ended = jest.fn();
    const never = createLateVault(() => new Promise(() => undefined), undefined, undefined);
    void never.open('~hash').then(ended);
    await jest.advanceTimersByTimeAsync(LOGIN_CODE_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(undefined);
    jest.useRealTimers();
  });
});
