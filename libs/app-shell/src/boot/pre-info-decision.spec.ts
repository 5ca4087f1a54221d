import { destinationAfterPreInfo } from './pre-info-decision';

const browser = { inApp: false, path: '/', maintenance: 1 };

describe('destinationAfterPreInfo', () => {
  it('SHELL-045 leaves the restriction page for home, outside the app only', () => {
    expect(destinationAfterPreInfo({ ...browser, path: '/other/restrictionIp' })).toBe('/');
    expect(
      destinationAfterPreInfo({ ...browser, path: '/other/restrictionIp', inApp: true }),
    ).toBeUndefined();
  });

  it('SHELL-046 leaves the maintenance page for home once the status is 1, outside the app only', () => {
    expect(destinationAfterPreInfo({ ...browser, path: '/other/maintenance' })).toBe('/');
    expect(destinationAfterPreInfo({ ...browser, path: '/other/maintenance', maintenance: '1' })).toBe('/');
    expect(
      destinationAfterPreInfo({ ...browser, path: '/other/maintenance', maintenance: undefined }),
    ).toBeUndefined();
    expect(destinationAfterPreInfo({ ...browser, path: '/other/maintenance', inApp: true })).toBeUndefined();
  });

  it('SHELL-047 goes to maintenance on status 0, from any page and in the app, and stays when it is there', () => {
    for (const maintenance of [0, '0'])
      for (const inApp of [false, true])
        for (const path of ['/', '/other/restrictionIp', '/home/sports'])
          expect(destinationAfterPreInfo({ inApp, path, maintenance })).toBe('/other/maintenance');
    expect(
      destinationAfterPreInfo({ ...browser, path: '/other/maintenance', maintenance: 0 }),
    ).toBeUndefined();
  });

  it('OPEN-038 knows its pages with a closing slash too', () => {
    expect(destinationAfterPreInfo({ ...browser, path: '/other/restrictionIp/' })).toBe('/');
    expect(destinationAfterPreInfo({ ...browser, path: '/other/maintenance/' })).toBe('/');
    expect(
      destinationAfterPreInfo({ ...browser, path: '/other/maintenance/', maintenance: 0 }),
    ).toBeUndefined();
  });

  it('stays where it is while the site runs, and reads a missing status as running', () => {
    for (const maintenance of [1, undefined, null, '', 'soon'])
      expect(destinationAfterPreInfo({ ...browser, maintenance })).toBeUndefined();
  });
});
