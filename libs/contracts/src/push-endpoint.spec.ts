import fc from 'fast-check';
import { isPushEndpoint } from './push-endpoint';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QFz',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is one', (address) => expect(isPushEndpoint(address)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:word@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://fcm.googleapis.com.evil.example/',
    'https://fcm.googleapis.com./',
    'https://evilnotify.windows.com/',
    'https://notify.windows.com/',
    'https://evil.example/.notify.windows.com',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://2130706433/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//fcm.googleapis.com/',
    '',
    ' ',
    `https://fcm.googleapis.com/${'a'.repeat(1100)}`,
  ])('%s is none', (address) => expect(isPushEndpoint(address)).toBe(false));

  it('takes any text, and no host that it does not know', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (address) => {
        if (isPushEndpoint(address))
          expect(new URL(address).hostname).toMatch(/(googleapis|mozilla|apple|windows)\.com$/);
      }),
    );
  });
});
