import type { FeatureModule, FeatureParts } from '@heptad/feature-module';
import { createFeatureRegistry, offeredModules, type InjectionTargets } from './feature-registry';

interface Services {
  readonly name: string;
}

const services: Services = { name: 'services' };
const noTexts = () => Promise.resolve({ default: {} });
const messages = { 'zh-CN': noTexts, 'zh-TW': noTexts, en: noTexts };

function targets(): jest.Mocked<InjectionTargets<Services>> {
  return {
    services,
    commandContext: { dispatch: jest.fn(), navigate: jest.fn() },
    addReducer: jest.fn(),
    runSaga: jest.fn(),
    addMessages: jest.fn().mockResolvedValue(undefined),
  };
}

const parts = (more: Partial<FeatureParts<Services>> = {}): FeatureParts<Services> => ({
  pages: {},
  messages,
  ...more,
});
const feature = (id: string, load: () => Promise<FeatureParts<Services>>): FeatureModule<Services> => ({
  id,
  routes: [],
  commands: [`${id}.open`],
  load,
});

describe('the feature registry', () => {
  it('knows from the features that were fetched whether money is under way', async () => {
    const asked = jest.fn((state: object) => 'open' in state);
    const quiet = feature('quiet', async () => parts());
    const money = feature('money', async () => parts({ moneyInFlight: asked }));
    const registry = createFeatureRegistry([quiet, money], targets());
    expect(registry.moneyInFlight({ open: 1 })).toBe(false);
    await Promise.all([registry.ensure('quiet'), registry.ensure('money')]);
    expect(registry.moneyInFlight({ open: 1 })).toBe(true);
    expect(registry.moneyInFlight({})).toBe(false);
  });

  it('injects a feature once, however often and in parallel it is asked for', async () => {
    const to = targets();
    const reducer = (state = 0) => state;
    function* saga() {
      // Only its identity counts here.
    }
    const load = jest.fn().mockResolvedValue(parts({ reducers: { slip: reducer }, sagas: [saga] }));
    const registry = createFeatureRegistry([feature('slip', load)], to);
    await Promise.all([registry.ensure('slip'), registry.ensure('slip')]);
    await registry.ensure('slip');
    expect(load).toHaveBeenCalledTimes(1);
    expect(to.addReducer.mock.calls).toEqual([['slip', reducer]]);
    expect(to.runSaga.mock.calls).toEqual([[saga, services]]);
    expect(to.addMessages).toHaveBeenCalledTimes(1);
  });

  it('lets a feature whose code could not be fetched be tried again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('chunk missing')).mockResolvedValueOnce(parts());
    const registry = createFeatureRegistry([feature('home', load)], targets());
    await expect(registry.ensure('home')).rejects.toThrow('chunk missing');
    await expect(registry.ensure('home')).resolves.toBeDefined();
  });

  it('hands a command to the feature that announces it', async () => {
    const open = jest.fn();
    const to = targets();
    const registry = createFeatureRegistry(
      [feature('slip', async () => parts({ commands: { 'slip.open': open } }))],
      to,
    );
    await registry.send('slip.open', { key: 'k' });
    expect(open).toHaveBeenCalledWith({ key: 'k' }, services, to.commandContext);
  });

  it('refuses commands that no feature answers or that are announced in vain', async () => {
    const registry = createFeatureRegistry([feature('slip', async () => parts())], targets());
    await expect(registry.send('wallet.open')).rejects.toThrow('"wallet.open"');
    await expect(registry.send('slip.open')).rejects.toThrow('brings no answer');
    await expect(registry.ensure('games')).rejects.toThrow('"games"');
  });

  it('has handed a command over once its answer has all of its code, and rejects where that does not come', async () => {
    const open = jest.fn().mockRejectedValueOnce(new Error('chunk missing')).mockResolvedValueOnce(undefined);
    const registry = createFeatureRegistry(
      [feature('match', async () => parts({ commands: { 'match.open': open } }))],
      targets(),
    );
    await expect(registry.send('match.open')).rejects.toThrow('chunk missing');
    await expect(registry.send('match.open')).resolves.toBeUndefined();
  });

  it('offers the features whose capability the brand has', () => {
    const plain = feature('home', jest.fn());
    const sports = { ...feature('sports', jest.fn()), capability: 'sports' };
    const fishing = { ...feature('fishing', jest.fn()), capability: 'fishing' };
    expect(offeredModules([plain, sports, fishing], ['sports'])).toEqual([plain, sports]);
  });
});
