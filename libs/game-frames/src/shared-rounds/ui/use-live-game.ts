import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameSession } from '../../frame/session/game-session';
import { createLiveGame, type LiveGame, type LiveState, type SharedEngine } from '../live-game';

/** A page that was out of sight this long reads the game anew when it is seen again, milliseconds. */
const AWAY_MS = 20_000;

/** Reads the game anew when the page comes back from sleep or the phone back to a network. */
function renewOnReturn(game: Pick<LiveGame<unknown, unknown>, 'renew'>): () => void {
  let hiddenSince: number | undefined;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenSince = Date.now();
    // How long it was is measured by the phone's clock, the only one that runs in its sleep; a wrong measure costs one reading.
    else if (hiddenSince !== undefined && Math.abs(Date.now() - hiddenSince) >= AWAY_MS) game.renew();
  };
  const onLine = () => game.renew();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onLine);
  window.addEventListener('offline', onLine);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onLine);
    window.removeEventListener('offline', onLine);
  };
}

/** Follows a shared game while its page is shown. The state is undefined until it was read for the first time. */
export function useLiveGame<P, R>(
  engine: SharedEngine<P, R>,
  session: GameSession,
): readonly [game: LiveGame<P, R> | undefined, state: LiveState<P, R> | undefined] {
  const [game, setGame] = useState<LiveGame<P, R>>();
  useEffect(() => {
    const live = createLiveGame({ engine, session });
    const stopWatching = renewOnReturn(live);
    setGame(live);
    return () => {
      stopWatching();
      live.end();
    };
  }, [engine, session]);
  const state = useSyncExternalStore(game?.subscribe ?? never, () => game?.state());
  return [game, state];
}

const never = () => () => undefined;
