import { retireSiteWorker } from './retire-site-worker';

function browser({ refuses = false, names = ['files-1', 'assets-2', 'photos', 'my-files-1'] } = {}) {
  const unregister = jest.fn(async () => true);
  const kept = new Set(names);
  return {
    unregister,
    kept,
    container: {
      getRegistrations: jest.fn(async () => {
        if (refuses) throw new Error('refused');
        return [{ unregister }, { unregister }] as unknown as ServiceWorkerRegistration[];
      }),
    },
    caches: {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name),
    },
  };
}

describe('a retired worker', () => {
  it('is unregistered, with all that the site has kept and nothing else', async () => {
    const { container, caches, unregister, kept } = browser();
    await retireSiteWorker({ container, caches });
    expect(unregister).toHaveBeenCalledTimes(2);
    expect([...kept]).toEqual(['photos', 'my-files-1']);
  });

  it('leaves nothing kept where the browser does not tell its workers', async () => {
    const { container, caches, unregister, kept } = browser({ refuses: true });
    await retireSiteWorker({ container, caches });
    expect(unregister).not.toHaveBeenCalled();
    expect([...kept]).toEqual(['photos', 'my-files-1']);
  });

  it('is unregistered where the storage cannot be read', async () => {
    const { container, unregister } = browser();
    const keys = async () => Promise.reject(new Error('refused'));
    await expect(
      retireSiteWorker({ container, caches: { keys, delete: async () => false } }),
    ).resolves.toBeUndefined();
    expect(unregister).toHaveBeenCalledTimes(2);
  });

  it('is not missed where the browser has neither', async () => {
    await expect(retireSiteWorker({ container: undefined, caches: undefined })).resolves.toBeUndefined();
  });
});
