import { RewardListView } from './reward-list-view';

export { messages } from '../money-texts/money-texts';

/** Prizes of promotions (ROUTE-074). */
export default function RewardPage() {
  return <RewardListView group="reward" />;
}
