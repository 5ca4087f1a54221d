import { ActivityPage } from '../../engine/frame/activity-page';
import { CardArt } from './card-art';
import { CardBoard } from './card-board';

export { messages } from './card-texts';

/** Happy card (ROUTE-144): each chance draws a card by its weight; a whole set is a prize, and none can be traded. */
export default function CardPage() {
  return (
    <ActivityPage kind="happyCard" art={<CardArt />} showsResult joins={false}>
      {(activity) => <CardBoard activity={activity} />}
    </ActivityPage>
  );
}
