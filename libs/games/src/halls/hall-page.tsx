import { PATHS, useBrand } from '@heptad/feature-module';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { GamesHall } from './games-hall';
import { hallAreaOf } from './hall-area';

const EsportsHall = lazy(() => import('../esports-hall/esports-hall'));

/** The hall of an area (SHELL-003…007). What the brand does not offer is no page. */
export default function HallPage() {
  const { area: named } = useParams();
  const { config } = useBrand();
  const area = hallAreaOf(named, config.capabilities);
  if (area === undefined) return <Navigate to={PATHS.notFound} replace />;
  if (area === 'esports')
    return (
      <Suspense fallback={null}>
        <EsportsHall />
      </Suspense>
    );
  return <GamesHall key={area} area={area} />;
}
