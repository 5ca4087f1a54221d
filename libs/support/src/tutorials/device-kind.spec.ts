import { deviceKind } from './device-kind';

describe('the kind of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'iphone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'iphone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'computer'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'computer'],
    ['', 0, 'computer'],
  ])('of %s with %s touch points is %s', (agent, points, kind) => {
    expect(deviceKind(agent, points)).toBe(kind);
  });
});
