import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { Navigate, useParams } from 'react-router-dom';
import type { Hall } from '../halls/hall';
import { hallPath } from '../halls/hall-area';
import { HallFrame } from '../halls/hall-frame';
import { HallGridSkeleton } from '../halls/hall-grid';
import { useHallQuery } from '../halls/hall-queries';
import type { GamesServices } from '../services';

/**
 * Where the hall of e-games shows what an address names (ROUTE-005): a provider by its code or its venue, or a game's sheet.
 * @returns undefined where the hall has nothing of that name
 */
export function placeInHall({ providers, games }: Hall, id: string): string | undefined {
  const provider = providers.find(({ code, venue }) => code === id || venue === id);
  if (provider !== undefined) return hallPath('egame', { provider: provider.code });
  return games.some((game) => game.id === id) ? hallPath('egame', { game: id }) : undefined;
}

/** The page `/egame/:id`: leads into the hall of e-games. */
export default function EgamePage() {
  const { id = '' } = useParams();
  const { config } = useBrand();
  const { language } = useServices<GamesServices>();
  const offered = config.capabilities.includes('egame');
  const query = useHallQuery({ area: 'egame', language: language.current() }, { skip: !offered });
  if (!offered) return <Navigate to={PATHS.notFound} replace />;
  if (query.currentData !== undefined)
    return <Navigate to={placeInHall(query.currentData, id) ?? PATHS.notFound} replace />;
  return (
    <HallFrame area="egame" query={query}>
      <HallGridSkeleton shape="square" />
    </HallFrame>
  );
}
