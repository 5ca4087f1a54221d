import type { FeatureModule } from '@heptad/feature-module';
import { act, screen } from '@testing-library/react';
import { createFeatureRegistry } from '../features/feature-registry';
import { settle, showBare } from '../testing/shell-scene';
import { alertsOf, panelsOf } from './panels-of';

function registryOf(...modules: FeatureModule<object>[]) {
  return createFeatureRegistry(modules, {
    services: {},
    commandContext: { dispatch: (action) => action, navigate: () => undefined },
    addReducer: () => undefined,
    runSaga: () => undefined,
    addMessages: async () => undefined,
  });
}

type Panel = NonNullable<FeatureModule<object>['panels']>[number];
const announcing = (panel: Panel['panel']): FeatureModule<object> => ({
  id: 'protection',
  routes: [],
  panels: [{ id: 'watch', place: 'alerts', order: 10, panel }],
  load: () => Promise.reject(new Error('No part of this feature is asked for.')),
});

describe('what features announce over every page', () => {
  it('is drawn once its code is there', async () => {
    const Alerts = await alertsOf(
      registryOf(announcing(async () => ({ default: () => <p>rest a while</p> }))),
    );
    expect(Alerts).toBeDefined();
    if (Alerts !== undefined) await showBare(<Alerts />);
    await settle();
    expect(screen.getByText('rest a while')).toBeInTheDocument();
  });

  it('draws the frame of its panels without waiting, so that no page is left without one', async () => {
    let arrive = (): void => undefined;
    const panel = () =>
      new Promise<{ default: () => React.ReactNode }>(
        (resolve) => (arrive = () => resolve({ default: () => <p>rest a while</p> })),
      );
    const Alerts = await alertsOf(registryOf(announcing(panel)));
    if (Alerts === undefined) throw new Error('Nothing is announced.');
    // No Suspense and no boundary around it: the shell's own has none but the last one.
    await showBare(
      <>
        <p>the page</p>
        <Alerts />
      </>,
    );
    expect(screen.getByText('the page')).toBeInTheDocument();
    await act(async () => arrive());
    expect(screen.getByText('rest a while')).toBeInTheDocument();
  });

  it('leaves the page as it is where its code does not come', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    const Alerts = await alertsOf(registryOf(announcing(() => Promise.reject(missing))));
    if (Alerts === undefined) throw new Error('Nothing is announced.');
    await showBare(
      <>
        <p>the page</p>
        <Alerts />
      </>,
    );
    await settle();
    expect(screen.getByText('the page')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument();
    silence.mockRestore();
  });

  it('is nothing where no feature announces anything', async () => {
    expect(await alertsOf(registryOf())).toBeUndefined();
    expect(panelsOf(registryOf(), 'slip')).toBeUndefined();
  });
});
