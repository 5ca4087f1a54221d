import fc from 'fast-check';
import { deviceNameOf } from './device-name';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

describe('the names of browser and system', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 14; V2) ${CHROME} Mobile Safari/537.36 OPR/79`, 'Opera', 'Android'],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-S9080) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 12; HarmonyOS; ELS-AN00) ${CHROME} HuaweiBrowser/14`,
      'Huawei Browser',
      'HarmonyOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49',
      'WeChat',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0 Safari/537.36', 'Chrome', 'ChromeOS'],
    ['curl/8.4.0', '', ''],
    ['', '', ''],
  ])('ROUTE-043 %s', (userAgent, browser, system) => {
    expect(deviceNameOf(userAgent)).toEqual({ browser, system });
  });

  it('are a few known words, whatever the header holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (userAgent) => {
        const { browser, system } = deviceNameOf(userAgent);
        expect(`${browser}${system}`).toMatch(/^[A-Za-z ]{0,40}$/);
      }),
    );
  });

  it('are looked for in the beginning of a long header alone', () => {
    expect(deviceNameOf(`${'x'.repeat(600)} Firefox/132.0`).browser).toBe('');
  });
});
