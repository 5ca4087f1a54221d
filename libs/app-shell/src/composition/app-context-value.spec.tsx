import type { FeatureModule, HomeSection, NavigationEntry } from '@heptad/feature-module';
import { render, screen } from '@testing-library/react';
import { Component as ReactComponent, Suspense, type ReactNode } from 'react';
import { createFeatureRegistry } from '../features/feature-registry';
import { fakeBrand, settle, showBare } from '../testing/shell-scene';
import { appContextValue, tabsOf } from './app-context-value';

const tab = (id: string, order: number): NavigationEntry => ({
  id,
  path: `/${id}`,
  label: id,
  icon: id,
  order,
});
const section = (id: string, order: number): HomeSection => ({ id, order, section: id, minHeight: order });
const texts = async () => ({ default: {} });

function valueOf(homeSections: string[], tabs: string[] = []) {
  const load = jest.fn(async () => ({
    pages: {},
    sections: { notice: async () => ({ default: () => <p>notice</p> }) },
    messages: { 'zh-CN': texts, 'zh-TW': texts, en: texts },
  }));
  const home: FeatureModule<object> = {
    id: 'home',
    routes: [],
    navigation: [tab('home', 10)],
    homeSections: [section('notice', 30), section('hero', 5)],
    load,
  };
  const finance: FeatureModule<object> = {
    id: 'finance',
    routes: [],
    navigation: [tab('wallet', 30)],
    homeSections: [section('balance', 10)],
    load,
  };
  const services = {};
  const registry = createFeatureRegistry([home, finance], {
    services,
    commandContext: { dispatch: (action) => action, navigate: () => undefined },
    addReducer: () => undefined,
    runSaga: () => undefined,
    addMessages: async () => undefined,
  });
  return { value: appContextValue(registry, services, fakeBrand({ homeSections, tabs })), load };
}

describe('the tabs', () => {
  it('are those the brand asks for, in its order, of those that are offered', () => {
    const offered = [tab('home', 10), tab('sports', 20), tab('wallet', 30)];
    expect(tabsOf(offered, ['wallet', 'home', 'mine']).map(({ id }) => id)).toEqual(['wallet', 'home']);
    expect(tabsOf(offered, [])).toEqual([]);
    expect(valueOf([], ['wallet', 'home']).value.navigation.map(({ id }) => id)).toEqual(['wallet', 'home']);
  });
});

describe('the sections of the home page', () => {
  it('come in the brand’s order, the rest after them in their own', () => {
    const ids = (order: string[]) => valueOf(order).value.homeSections.map(({ id }) => id);
    expect(ids(['balance', 'notice', 'hero'])).toEqual(['balance', 'notice', 'hero']);
    expect(ids(['notice'])).toEqual(['notice', 'hero', 'balance']);
    expect(ids([])).toEqual(['hero', 'balance', 'notice']);
  });

  it('stand only where the brand offers what they show', () => {
    const games: FeatureModule<object> = {
      id: 'games',
      routes: [],
      homeSections: [
        { ...section('egame', 10), capability: 'egame' },
        { ...section('fishing', 20), capability: 'fishing' },
      ],
      load: async () => ({ messages: { 'zh-CN': texts, 'zh-TW': texts, en: texts } }),
    };
    const registry = createFeatureRegistry([games], {
      services: {},
      commandContext: { dispatch: (action) => action, navigate: () => undefined },
      addReducer: () => undefined,
      runSaga: () => undefined,
      addMessages: async () => undefined,
    });
    const brand = fakeBrand({ capabilities: ['egame'], homeSections: ['fishing', 'egame'] });
    expect(appContextValue(registry, {}, brand).homeSections.map(({ id }) => id)).toEqual(['egame']);
  });

  it('wait for no feature where they bring all they need themselves, only for their texts', async () => {
    const messages = { 'zh-CN': texts, 'zh-TW': texts, en: texts };
    const load = jest.fn(() => Promise.reject(new Error('not to be fetched')));
    const finance: FeatureModule<object> = {
      id: 'finance',
      routes: [],
      homeSections: [
        {
          ...section('balance', 10),
          section: async () => ({ default: () => <p>balance</p>, messages }),
        },
      ],
      load,
    };
    const addMessages = jest.fn(async () => undefined);
    const registry = createFeatureRegistry([finance], {
      services: {},
      commandContext: { dispatch: (action) => action, navigate: () => undefined },
      addReducer: () => undefined,
      runSaga: () => undefined,
      addMessages,
    });
    const [balance] = appContextValue(registry, {}, fakeBrand({})).homeSections;
    await balance?.fetch();
    expect(load).not.toHaveBeenCalled();
    expect(addMessages.mock.calls).toEqual([['finance', messages]]);
  });

  it('fetch their feature when they are first shown', async () => {
    const { value, load } = valueOf(['notice']);
    expect(load).not.toHaveBeenCalled();
    const [{ Component, minHeight }] = value.homeSections as [(typeof value.homeSections)[number]];
    expect(minHeight).toBe(30);
    render(
      <Suspense fallback="waiting">
        <Component />
      </Suspense>,
    );
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('notice')).toBeInTheDocument();
  });

  it('are drawn at once where they were fetched before', async () => {
    const { value } = valueOf(['notice']);
    const [{ Component, fetch }] = value.homeSections as [(typeof value.homeSections)[number]];
    await fetch();
    render(
      <Suspense fallback="waiting">
        <Component />
      </Suspense>,
    );
    expect(screen.getByText('notice')).toBeInTheDocument();
  });

  it('tell who fetches them ahead what is wrong, and are asked for again when they are shown', async () => {
    const { value, load } = valueOf(['notice']);
    load.mockRejectedValueOnce(new Error('chunk'));
    const [{ Component, fetch }] = value.homeSections as [(typeof value.homeSections)[number]];
    await expect(fetch()).rejects.toThrow('chunk');
    render(
      <Suspense fallback="waiting">
        <Component />
      </Suspense>,
    );
    await settle();
    expect(screen.getByText('notice')).toBeInTheDocument();
  });

  it('say which feature lacks them', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { value } = valueOf(['balance']);
    const [{ Component }] = value.homeSections as [(typeof value.homeSections)[number]];
    const failed = jest.fn();
    class Boundary extends ReactComponent<{ readonly children: ReactNode }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override componentDidCatch = failed;
      override render = () => (this.state.failed ? null : this.props.children);
    }
    render(
      <Boundary>
        <Suspense>
          <Component />
        </Suspense>
      </Boundary>,
    );
    await settle();
    expect(failed.mock.calls[0]?.[0]).toEqual(
      new Error('The feature "finance" has no home section "balance".'),
    );
    silence.mockRestore();
  });
});

describe('the panels of the bet slip', () => {
  const shop = (
    place: 'slip' | 'end' | 'room' | 'esports' | 'settings',
    panel: string,
  ): FeatureModule<object> => ({
    id: 'shop',
    routes: [],
    panels: [{ id: 'basket', order: 1, place, panel }],
    load: async () => ({
      pages: {},
      panels: { basket: async () => ({ default: () => <p>basket</p> }) },
      messages: { 'zh-CN': texts, 'zh-TW': texts, en: texts },
    }),
  });

  const registryOf = (module: FeatureModule<object>) =>
    createFeatureRegistry([module], {
      services: {},
      commandContext: { dispatch: (action) => action, navigate: () => undefined },
      addReducer: () => undefined,
      runSaga: () => undefined,
      addMessages: async () => undefined,
    });

  async function show(module: FeatureModule<object>) {
    const { SlipPanels } = appContextValue(registryOf(module), {}, fakeBrand({}));
    if (SlipPanels !== undefined) await showBare(<SlipPanels />);
    await settle();
    return SlipPanels;
  }

  it('are those that name that place', async () => {
    await show(shop('slip', 'basket'));
    expect(screen.getByText('basket')).toBeInTheDocument();
  });

  it('are not those of an anchor’s room, which have a place of their own', async () => {
    const registry = registryOf(shop('room', 'basket'));
    const { SlipPanels, RoomPanels } = appContextValue(registry, {}, fakeBrand({}));
    expect(SlipPanels).toBeUndefined();
    if (RoomPanels !== undefined) await showBare(<RoomPanels />);
    await settle();
    expect(screen.getByText('basket')).toBeInTheDocument();
  });

  it('are not those of the hall of e-sports', async () => {
    const registry = registryOf(shop('esports', 'basket'));
    const { SlipPanels, EsportsPanels } = appContextValue(registry, {}, fakeBrand({}));
    expect(SlipPanels).toBeUndefined();
    if (EsportsPanels !== undefined) await showBare(<EsportsPanels />);
    await settle();
    expect(screen.getByText('basket')).toBeInTheDocument();
  });

  it('are not those of the settings page, which has its own', async () => {
    const { SlipPanels, SettingsPanels } = appContextValue(
      registryOf(shop('settings', 'basket')),
      {},
      fakeBrand({}),
    );
    expect(SlipPanels).toBeUndefined();
    if (SettingsPanels !== undefined) await showBare(<SettingsPanels />);
    await settle();
    expect(screen.getByText('basket')).toBeInTheDocument();
  });

  it('are not there where no feature names it', async () => {
    expect(await show(shop('end', 'basket'))).toBeUndefined();
  });

  it('break alone, and offer to load the page anew', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(shop('slip', 'lost'));
    expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument();
    silence.mockRestore();
  });
});
