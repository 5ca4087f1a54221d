import { isPageOf, type FeaturePanel } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import type { ComponentType } from 'react';
import { lazyPart } from '../composition/lazy-part';
import type { FeatureRegistry } from '../features/feature-registry';

/** A panel with the component that fetches it when it is first shown. */
export interface PanelView extends Pick<FeaturePanel, 'id' | 'place' | 'paths' | 'alone' | 'height'> {
  readonly Component: ComponentType;
}

/** The panels of all features the brand offers, in their order. */
export function panelViews<Services>(registry: FeatureRegistry<Services>): readonly PanelView[] {
  return registry.modules
    .flatMap((module) => (module.panels ?? []).map((panel) => ({ featureId: module.id, panel })))
    .sort((a, b) => a.panel.order - b.panel.order)
    .map(({ featureId, panel: { id, place, panel, paths, alone, height } }) => ({
      id,
      place,
      ...defined({ paths, alone, height }),
      Component: lazyPart(registry, featureId, 'panels', panel).Component,
    }));
}

/** Whether a page is one that a panel names: by its path, or with `/*` as that page or one below. */
const isAt = (path: string, pathname: string): boolean =>
  path.endsWith('/*') ? isPageOf({ path: path.slice(0, -2) }, pathname) : path === pathname;

/** The panels that stand at a place of the page at an address: those that stand alone there, or all. */
export function panelsAt(
  panels: readonly PanelView[],
  place: PanelView['place'],
  pathname: string,
): readonly PanelView[] {
  const there = panels.filter(
    (panel) => panel.place === place && (panel.paths?.some((path) => isAt(path, pathname)) ?? true),
  );
  const alone = there.filter((panel) => panel.alone);
  return alone.length > 0 ? alone : there;
}
