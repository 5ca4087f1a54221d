import { createVisitErrors, tellCaught } from './visit-errors';
import { watchVisit, type WatchOptions } from './watch-visit';

jest.mock('web-vitals', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('tells its errors though the code that measures did not come', async () => {
  const sendBeacon = jest.fn(() => true);
  const own = new EventTarget() as unknown as Window;
  const errors = createVisitErrors();
  errors.begin(own);
  const hidden: (() => void)[] = [];
  await watchVisit({
    host: {
      document: { querySelector: () => null },
      navigator: { sendBeacon },
      setTimeout: jest.fn(),
    } as unknown as WatchOptions['host'],
    errors,
    page: { visible: () => false, onChange: (listener) => (hidden.push(listener), () => undefined) },
    router: { state: { matches: [] } } as unknown as WatchOptions['router'],
    measuredVisits: 1,
  });
  const error = new TypeError('x is not a function');
  error.stack = 'TypeError: x is not a function\n    at a (https://ky.example/assets/app-Ab12Cd34.js:1:9)';
  tellCaught(own, error);
  hidden.forEach((listener) => listener());
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
