import { help } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { readRatings } from './article-ratings';

describe('ratings of help articles', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  const ratings = () => readRatings(sandbox.services.storage);

  it('count one word of each reader, the last one', async () => {
    const token = await sandbox.logIn();
    const say = (useful: 0 | 1, extras: object = {}) =>
      sandbox.send(help.rate, { article: 'how-to-bet', useful }, extras);
    await say(1, { token });
    await say(1);
    await say(0);
    expect(await ratings()).toEqual([{ article: 'how-to-bet', useful: 1, useless: 1 }]);
    await say(0, { token });
    expect(await ratings()).toEqual([{ article: 'how-to-bet', useful: 0, useless: 2 }]);
  });

  it('take guests of two devices for two readers', async () => {
    for (const uuid of ['one', 'two'])
      await sandbox.send(help.rate, { article: 'coins', useful: 1 }, { uuid });
    expect(await ratings()).toEqual([{ article: 'coins', useful: 2, useless: 0 }]);
  });

  it('name the articles first that helped least', async () => {
    await sandbox.send(help.rate, { article: 'coins', useful: 1 });
    await sandbox.send(help.rate, { article: 'slow', useful: 0 });
    expect((await ratings()).map(({ article }) => article)).toEqual(['slow', 'coins']);
  });

  it.each(['', 'How to', '../x', 'a'.repeat(65)])('refuse %j for an article', async (article) => {
    const { body } = await sandbox.send(help.rate, { article, useful: 1 });
    expect(body?.['status_code']).toBe(4000);
    expect(await ratings()).toEqual([]);
  });
});
