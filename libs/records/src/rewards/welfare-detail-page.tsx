import { RewardDetailView } from './reward-detail-view';

export { messages } from '../money-texts/money-texts';

/** One thing that the platform has given by its own rules (ROUTE-078). */
export default function WelfareDetailPage() {
  return <RewardDetailView group="welfare" />;
}
