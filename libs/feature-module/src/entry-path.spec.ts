import { entryPath } from './entry-path';

describe('the way of a guest into an action that needs a member', () => {
  it.each([
    [1, '/entry/register?returnTo=%2Fmine%2Ffinance%2Ftransfer%3Fvenue%3DIMTY'],
    [2, '/entry/login?returnTo=%2Fmine%2Ffinance%2Ftransfer%3Fvenue%3DIMTY'],
  ] as const)('SHELL-041 mode %d leads to %s', (mode, path) => {
    expect(entryPath(mode, '/mine/finance/transfer?venue=IMTY')).toBe(path);
  });
});
