import { RulesPage } from './rules-page';

/** The general rules (ROUTE-015). */
export default function RulesRegularPage() {
  return <RulesPage kind="regular" />;
}
