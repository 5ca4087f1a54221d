import { useBack } from '@heptad/feature-module';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Hall } from '../halls/hall';

/** The query parameter that names the game whose sheet is open. */
const GAME = 'game';

/** The query of a hall with a game's sheet open. */
export function sheetQuery(now: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(now);
  next.set(GAME, id);
  return next;
}

/** The game whose sheet the address opens. It stays known while the sheet closes. */
export function useSheetGame(hall: Hall | undefined) {
  const [query] = useSearchParams();
  const id = query.get(GAME);
  const game = id === null ? undefined : hall?.games.find((each) => each.id === id);
  const [last, setLast] = useState(game);
  if (game !== undefined && game !== last) setLast(game);
  const { pathname } = useLocation();
  const without = new URLSearchParams(query);
  without.delete(GAME);
  const left = without.toString();
  // A sheet is a page of the history, so that the way back closes it.
  const onClose = useBack(pathname + (left && `?${left}`));
  return { wanted: last !== undefined, open: game !== undefined, game: game ?? last, onClose };
}
