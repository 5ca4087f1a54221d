import type { FeatureModule, FeaturePanel } from '@heptad/feature-module';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createFeatureRegistry } from '../features/feature-registry';
import { settle } from '../testing/shell-scene';
import { panelsAt, panelViews } from './panel-views';

const texts = async () => ({ default: {} });
const panel = (id: string, place: FeaturePanel['place'], order: number): FeaturePanel => ({
  id,
  place,
  order,
  panel: id,
});

function viewsOf(panels: readonly FeaturePanel[]) {
  const load = jest.fn(async () => ({
    pages: {},
    panels: { menu: async () => ({ default: () => <p>menu</p> }) },
    messages: { 'zh-CN': texts, 'zh-TW': texts, en: texts },
  }));
  const shop: FeatureModule<object> = { id: 'shop', routes: [], panels, load };
  const plain: FeatureModule<object> = { id: 'plain', routes: [], load };
  const registry = createFeatureRegistry([plain, shop], {
    services: {},
    commandContext: { dispatch: (action) => action, navigate: () => undefined },
    addReducer: () => undefined,
    runSaga: () => undefined,
    addMessages: async () => undefined,
  });
  return { views: panelViews(registry), load };
}

describe('the panels of the full-site layout', () => {
  it('stand in their order, whichever feature they are of', () => {
    const { views } = viewsOf([panel('basket', 'end', 20), panel('menu', 'start', 10)]);
    expect(views.map(({ id, place }) => [id, place])).toEqual([
      ['menu', 'start'],
      ['basket', 'end'],
    ]);
  });

  it('fetch their feature when they are first shown, not before', async () => {
    const { views, load } = viewsOf([panel('menu', 'start', 10)]);
    expect(load).not.toHaveBeenCalled();
    const Menu = views[0]?.Component;
    render(<Suspense fallback="waiting">{Menu !== undefined && <Menu />}</Suspense>);
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await settle();
    expect(screen.getByText('menu')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stand beside the pages that they name, or beside every page', () => {
    const stage = { ...panel('stage', 'end', 5), paths: ['/match'], height: 236 };
    const table = { ...panel('table', 'end', 6), paths: ['/league/*'] };
    const { views } = viewsOf([panel('basket', 'end', 10), stage, table, panel('menu', 'start', 10)]);
    const namesAt = (path: string) => panelsAt(views, 'end', path).map(({ id }) => id);
    expect(namesAt('/match')).toEqual(['stage', 'basket']);
    expect(namesAt('/match/more')).toEqual(['basket']);
    expect(namesAt('/league')).toEqual(['table', 'basket']);
    expect(namesAt('/league/7/')).toEqual(['table', 'basket']);
    expect(namesAt('/leagues')).toEqual(['basket']);
    expect(views.find(({ id }) => id === 'stage')?.height).toBe(236);
  });

  it('leave their place to one that stands alone beside a page', () => {
    const account = { ...panel('account', 'start', 5), paths: ['/mine'], alone: true };
    const { views } = viewsOf([panel('menu', 'start', 10), account, panel('basket', 'end', 10)]);
    const namesAt = (place: FeaturePanel['place'], path: string) =>
      panelsAt(views, place, path).map(({ id }) => id);
    expect(namesAt('start', '/mine')).toEqual(['account']);
    expect(namesAt('end', '/mine')).toEqual(['basket']);
    expect(namesAt('start', '/')).toEqual(['menu']);
  });
});
