import { fetchPart } from './fetch-part';

const Page = () => null;
const none = async () => ({ default: {} });
const messages = { 'zh-CN': none, 'zh-TW': none, en: none };

describe('a part that is fetched', () => {
  it('has its texts laid beside its feature’s before it is handed over', async () => {
    let arrive = (): void => undefined;
    const addMessages = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const done = jest.fn();
    const fetching = fetchPart('gifts', async () => ({ default: Page, messages }), addMessages).then(done);
    await new Promise(process.nextTick);
    expect(addMessages).toHaveBeenCalledWith('gifts', messages);
    expect(done).not.toHaveBeenCalled();
    arrive();
    await fetching;
    expect(done).toHaveBeenCalledWith(Page);
  });

  it('without texts of its own asks for none', async () => {
    const addMessages = jest.fn(async () => undefined);
    expect(await fetchPart('gifts', async () => ({ default: Page }), addMessages)).toBe(Page);
    expect(addMessages).not.toHaveBeenCalled();
  });

  it('is not had where its code or its texts are not', async () => {
    const lost = () => Promise.reject(new Error('offline'));
    await expect(fetchPart('gifts', lost, async () => undefined)).rejects.toThrow('offline');
    await expect(fetchPart('gifts', async () => ({ default: Page, messages }), lost)).rejects.toThrow(
      'offline',
    );
  });
});
