import type { FeatureModule, FeatureParts } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import type { OpenWrite } from '@heptad/idempotent-write';
import { takeUpWrites } from './take-up-writes';

const parts: FeatureParts<never> = {
  pages: {},
  messages: {
    'zh-CN': async () => ({ default: {} }),
    'zh-TW': async () => ({ default: {} }),
    en: async () => ({ default: {} }),
  },
};
const moduleOf = (id: string, writes?: readonly string[]): FeatureModule => ({
  id,
  routes: [],
  load: async () => parts,
  ...defined({ writes }),
});
const write = (name: string): OpenWrite => ({ name, key: 'key-of-a-write', order: {}, visitor: '' });

async function takenUp(open: readonly string[], ensure = jest.fn(async (_id: string) => parts)) {
  const modules = [
    moduleOf('money', ['transfer', 'deposit']),
    moduleOf('gifts', ['claim']),
    moduleOf('plain'),
  ];
  await takeUpWrites({ modules, ensure }, { list: () => open.map(write) });
  return ensure.mock.calls.map(([id]) => id);
}

describe('open writes on the first page', () => {
  it('fetch nothing where there are none, or none that a feature of the brand makes', async () => {
    expect(await takenUp([])).toEqual([]);
    expect(await takenUp(['unheard-of'])).toEqual([]);
  });

  it('fetch each feature that makes one, once', async () => {
    expect(await takenUp(['deposit', 'transfer', 'claim', 'transfer'])).toEqual(['money', 'gifts']);
  });

  it('harm nothing where the code cannot be had', async () => {
    const ensure = jest.fn((_id: string) => Promise.reject<typeof parts>(new Error('offline')));
    expect(await takenUp(['transfer', 'claim'], ensure)).toEqual(['money', 'gifts']);
  });
});
