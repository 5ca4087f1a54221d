import { lazyWithMessages } from '@heptad/feature-module';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { GAMES_TAB } from '../game-rounds/round-tab';
import { RecordsSkeleton } from './record-list';
import { RecordsView } from './records-view';

const SCOPE = {};
// Rounds of games come with their list.
const GameRounds = lazyWithMessages('records', () => import('../game-rounds/game-rounds-view'));

/** The member's bets of every kind in all venues, and beside them their rounds of games (ROUTE-070). */
export default function BetsPage() {
  const { t } = useTranslation('records');
  const [query] = useSearchParams();
  if (query.get('tab') === GAMES_TAB)
    return (
      <Suspense fallback={<RecordsSkeleton />}>
        <GameRounds />
      </Suspense>
    );
  return <RecordsView title={t('title')} scope={SCOPE} />;
}
