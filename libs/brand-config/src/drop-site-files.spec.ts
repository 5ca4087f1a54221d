import { dropSiteFiles } from './drop-site-files';

describe('the files of the site', () => {
  it('go, and those of nobody else', async () => {
    const names = new Set(['files-b1', 'assets-b0', 'other']);
    await dropSiteFiles({ keys: async () => [...names], delete: async (name) => names.delete(name) });
    expect([...names]).toEqual(['other']);
  });

  it.each([
    ['where there are no caches', undefined],
    [
      'where they cannot be read',
      { keys: () => Promise.reject(new Error('refused')), delete: async () => true },
    ],
    [
      'where they cannot be deleted',
      { keys: async () => ['files-b1'], delete: () => Promise.reject(new Error('refused')) },
    ],
  ])('stay without an error %s', async (_, caches) => {
    await expect(dropSiteFiles(caches)).resolves.toBeUndefined();
  });
});
