import type { PanelPlace } from '@heptad/feature-module';
import { lazy, Suspense, type ComponentType } from 'react';
import type { FeatureRegistry } from '../features/feature-registry';
import { panelsAt, panelViews, type PanelView } from '../layout/panel-views';

const loadStack = () => import('../layout/panel-stack');

const PanelStack = lazy(async () => ({ default: (await loadStack()).PanelStack }));

/** All panels of a place that is no part of the full-site layout, in their order; undefined where no feature has one for it. */
function panelsIn<Services>(
  registry: FeatureRegistry<Services>,
  place: PanelPlace,
): readonly PanelView[] | undefined {
  const panels = panelsAt(panelViews(registry), place, '');
  return panels.length === 0 ? undefined : panels;
}

/** What a page draws at a place of its own: the panels that features have for it; undefined where none has one. */
export function panelsOf<Services>(
  registry: FeatureRegistry<Services>,
  place: PanelPlace,
): ComponentType | undefined {
  const panels = panelsIn(registry, place);
  if (panels === undefined) return undefined;
  return function Panels() {
    return (
      <Suspense fallback={null}>
        <PanelStack panels={panels} />
      </Suspense>
    );
  };
}

/**
 * What features announce over every page; undefined where none does. No page is around it whose failure could stand for
 * its own: what draws it is there before it is drawn.
 * @throws where that could not be fetched
 */
export async function alertsOf<Services>(
  registry: FeatureRegistry<Services>,
): Promise<ComponentType | undefined> {
  const panels = panelsIn(registry, 'alerts');
  if (panels === undefined) return undefined;
  const { PanelStack } = await loadStack();
  return function Alerts() {
    return <PanelStack panels={panels} waiting={null} />;
  };
}
