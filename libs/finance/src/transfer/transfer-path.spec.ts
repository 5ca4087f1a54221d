import { transferPath } from './transfer-path';

describe('the address of the transfer page', () => {
  it.each([{}, undefined, null, 'IMTY', { channel: 7 }, { other: 'x' }])('is plain for %j', (payload) => {
    expect(transferPath(payload)).toBe('/mine/finance/transfer');
  });

  it('names venue, amount and the way back, escaped', () => {
    const path = transferPath({
      channel: 'IMTY',
      amount: '12.50',
      returnTo: '/home/sports?venue=IMTY&period=live',
    });
    const { pathname, searchParams } = new URL(path, 'https://play.example');
    expect(pathname).toBe('/mine/finance/transfer');
    expect(Object.fromEntries(searchParams)).toEqual({
      channel: 'IMTY',
      amount: '12.50',
      returnTo: '/home/sports?venue=IMTY&period=live',
    });
  });

  it('leaves out what is not said', () => {
    expect(transferPath({ channel: 'IMTY', amount: undefined })).toBe('/mine/finance/transfer?channel=IMTY');
  });
});
