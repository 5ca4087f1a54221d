import { phoneOf } from './phone';

describe('the phone', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari', 0, undefined],
    ['Mozilla/5.0 (Linux; Android 15) Chrome', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome', 10, undefined],
    ['', 0, undefined],
  ])('ROUTE-006 of %j with %d fingers is %s', (userAgent, maxTouchPoints, phone) => {
    expect(phoneOf({ userAgent, maxTouchPoints })).toBe(phone);
  });
});
