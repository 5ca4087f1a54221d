import { ActivityPage } from '../../engine/frame/activity-page';
import { GuessArt } from './guess-art';
import { GuessBoard } from './guess-board';

export { messages } from './guess-texts';

/** Race guess (ROUTE-145): one free prediction for each match, and prizes by how many were right. */
export default function GuessPage() {
  return (
    <ActivityPage kind="raceGuess" art={<GuessArt />} joins={false}>
      {(activity) => <GuessBoard activity={activity} />}
    </ActivityPage>
  );
}
