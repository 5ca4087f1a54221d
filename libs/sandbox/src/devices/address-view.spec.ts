import fc from 'fast-check';
import { addressView } from './address-view';

describe('an address as its member sees it', () => {
  it.each([
    ['203.0.113.7', '198.51.100.1', '203.0.*.*', 'other'],
    ['203.0.113.7', '203.0.113.7', '203.0.*.*', 'here'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.*.*', 'here'],
    ['127.0.0.1', '203.0.113.7', '127.0.*.*', 'private'],
    ['172.20.1.1', '', '172.20.*.*', 'private'],
    ['172.32.1.1', '', '172.32.*.*', 'other'],
    ['2001:db8:1:2::9', '', '2001:db8:*', 'other'],
    ['FD00::1', '', 'fd00:1:*', 'private'],
    ['::1', '', '::*', 'private'],
    ['', '', '', 'other'],
  ])('ROUTE-043 %s seen from %s', (address, now, shown, place) => {
    expect(addressView(address, now)).toEqual({ address: shown, place });
  });

  it('never shows the second half of an IPv4 address', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), (address, now) => {
        const [first = '', second = ''] = address.split('.');
        expect(addressView(address, now).address).toBe(`${first}.${second}.*.*`);
      }),
    );
  });
});
