import { destinationAfterIpBlock } from './ip-block-decision';

const visitor = { maintenance: 1, inApp: false, continued: false };

describe('destinationAfterIpBlock', () => {
  it('ERR-032 sends a hard block to the restriction page', () => {
    expect(destinationAfterIpBlock({ ...visitor, code: '6032' })).toBe(
      '/other/restrictionIp?isAlert=restriction',
    );
    expect(destinationAfterIpBlock({ ...visitor, code: '6032', maintenance: undefined })).toBe(
      '/other/restrictionIp?isAlert=restriction',
    );
  });

  it('ERR-033 spares the app and visitors who chose to go on, of both pages', () => {
    for (const code of ['6031', '6032', '6033']) {
      expect(destinationAfterIpBlock({ ...visitor, code, inApp: true })).toBeUndefined();
      expect(destinationAfterIpBlock({ ...visitor, code, continued: true })).toBeUndefined();
    }
  });

  it('ERR-034 sends the other codes to the caveat', () => {
    for (const code of ['6031', '6033'])
      expect(destinationAfterIpBlock({ ...visitor, code })).toBe('/other/restrictionIp?isAlert=caveat');
  });

  it('reads a hard block during maintenance as maintenance', () => {
    expect(destinationAfterIpBlock({ ...visitor, code: '6032', maintenance: 0 })).toBe('/other/maintenance');
  });
});
