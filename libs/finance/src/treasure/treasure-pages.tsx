import { PATHS } from '@heptad/feature-module';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { IncomePage } from './income-page';
import { MovePage } from './move-page';
import { RulesPage } from './rules-page';
import { TasksPage } from './tasks-page';
import { TreasurePage } from './treasure-page';

export { messages } from './treasure-texts';

const PAGES: ReadonlyMap<string, ComponentType> = new Map([
  [PATHS.activityBalancePreciousInterestTransfer, MovePage],
  [PATHS.activityBalancePreciousInterestIncomeRecord, IncomePage],
  [PATHS.activityBalancePreciousTaskRecord, TasksPage],
  [PATHS.activityBalancePreciousRules, RulesPage],
]);

/**
 * The pages of the balance treasure (ROUTE-031…035), by the address. They come as one: each is small, and whoever opens one goes
 * on to the others.
 */
export default function TreasurePages() {
  const { pathname } = useLocation();
  const Page = PAGES.get(pathname.replace(/\/$/, '')) ?? TreasurePage;
  return <Page />;
}
