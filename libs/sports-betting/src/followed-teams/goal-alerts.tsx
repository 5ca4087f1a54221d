import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { SportsServices } from '../services';
import { GOAL_ALERTS } from './goal-alerts-item';

export { messages } from './followed-texts';

const Nothing = (): ReactNode => null;

// What cannot be had announces nothing: no page is broken by it.
const GoalWatch = lazy<ComponentType>(() =>
  import('./goal-watch').then(
    (module) => ({ default: module.GoalWatch }),
    () => ({ default: Nothing }),
  ),
);

/** Announces goals of followed teams over every page, where the member wants that. */
export default function GoalAlerts() {
  const { items } = useServices<SportsServices>().device;
  const isMember = useIsMember();
  const wanted = useStoredItem(items, GOAL_ALERTS) === true;
  if (!isMember || !wanted) return null;
  return (
    <Suspense fallback={null}>
      <GoalWatch />
    </Suspense>
  );
}
