import { useParams } from 'react-router-dom';
import { RecordsView } from './records-view';

export { engineTexts as messages } from '../engine-texts';

/** What the member has played and won in one activity (ROUTE-114). */
export default function RecordsPage() {
  const { id = '' } = useParams();
  return <RecordsView of={{ id }} />;
}
