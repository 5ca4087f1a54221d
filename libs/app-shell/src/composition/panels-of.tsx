import type { PanelPlace } from '@heptad/feature-module';
import { lazy, Suspense, type ComponentType } from 'react';
import type { FeatureRegistry } from '../features/feature-registry';
import { panelsAt, panelViews } from '../layout/panel-views';

const PanelStack = lazy(async () => ({ default: (await import('../layout/panel-stack')).PanelStack }));

/** All panels of a place that is no part of the full-site layout, drawn in their order; undefined where no feature has one for it. */
export function panelsOf<Services>(
  registry: FeatureRegistry<Services>,
  place: PanelPlace,
): ComponentType | undefined {
  const panels = panelsAt(panelViews(registry), place, '');
  if (panels.length === 0) return undefined;
  return function Panels() {
    return (
      <Suspense fallback={null}>
        <PanelStack panels={panels} {...(place === 'alerts' && { waiting: null })} />
      </Suspense>
    );
  };
}
