import { PATHS } from '@heptad/feature-module';
import { useParams } from 'react-router-dom';
import { RankView } from '../../engine/rank/rank-view';

export { engineTexts as messages } from '../../engine/engine-texts';

/** Who has won most by turning cards (ROUTE-140). */
export default function FlipRankPage() {
  const { id = '' } = useParams();
  return <RankView id={id} elsewhere={PATHS.activityLuckyFlipById.replace(':id', encodeURIComponent(id))} />;
}
