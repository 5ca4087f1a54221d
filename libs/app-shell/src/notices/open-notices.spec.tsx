import { LOCALES } from '@heptad/brand-config';
import { createClock } from '@heptad/device';
import { shellTranslations } from '../testing/shell-scene';
import { NOTICE_TEXTS } from './notice-texts';
import { openNotices } from './open-notices';

const page = { visible: () => true, online: () => true, onChange: () => () => undefined };

async function open(worker: string | undefined, serviceWorker?: object, retired = false) {
  const host = Object.create(window) as Window;
  Object.defineProperty(host, 'navigator', { value: serviceWorker === undefined ? {} : { serviceWorker } });
  const { add } = await shellTranslations();
  await openNotices({
    host,
    worker,
    retired,
    page,
    clock: createClock(),
    addMessages: add,
    moneyInFlight: () => false,
  });
}

describe('the worker of the site', () => {
  const container = {
    register: jest.fn(async () => undefined),
    getRegistrations: jest.fn(async (): Promise<object[]> => []),
    addEventListener: jest.fn(),
  };
  beforeEach(() => jest.clearAllMocks());

  it('is registered in a browser that has workers', async () => {
    await open('/site-worker.js', container);
    expect(container.register).toHaveBeenCalledTimes(1);
  });

  it('is left alone in the native shell and while developing', async () => {
    await open(undefined, container);
    expect(container.register).not.toHaveBeenCalled();
    expect(container.getRegistrations).not.toHaveBeenCalled();
  });

  it('is taken out of the browser where it is retired, and never registered', async () => {
    const unregister = jest.fn(async () => true);
    container.getRegistrations.mockResolvedValueOnce([{ unregister }]);
    await open(undefined, container, true);
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(container.register).not.toHaveBeenCalled();
    await expect(open(undefined, undefined, true)).resolves.toBeUndefined();
  });

  it('is not missed where the browser has none', async () => {
    await expect(open('/site-worker.js')).resolves.toBeUndefined();
  });
});

it('the notices have the same texts in every language', async () => {
  const shapes = await Promise.all(
    LOCALES.map(async (locale) => {
      const { default: texts } = await NOTICE_TEXTS[locale]();
      return JSON.stringify(texts, (_, value: unknown) => (typeof value === 'string' ? value !== '' : value));
    }),
  );
  expect(new Set(shapes).size).toBe(1);
});
