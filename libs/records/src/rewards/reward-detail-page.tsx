import { RewardDetailView } from './reward-detail-view';

export { messages } from '../money-texts/money-texts';

/** One prize of a promotion (ROUTE-075). */
export default function RewardDetailPage() {
  return <RewardDetailView group="reward" />;
}
