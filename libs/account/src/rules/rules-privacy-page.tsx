import { RulesPage } from './rules-page';

/** The privacy rules (ROUTE-016). */
export default function RulesPrivacyPage() {
  return <RulesPage kind="privacy" />;
}
