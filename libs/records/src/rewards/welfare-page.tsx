import { RewardListView } from './reward-list-view';

export { messages } from '../money-texts/money-texts';

/** What the platform has given by its own rules (ROUTE-077). */
export default function WelfarePage() {
  return <RewardListView group="welfare" />;
}
