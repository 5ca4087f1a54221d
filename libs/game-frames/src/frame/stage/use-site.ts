import { useEffect, useState } from 'react';
import type { GameSession } from '../session/game-session';
import type { SiteBridge } from '../site/site-bridge';

/** Does what the page around asks for. @returns whether the game is paused */
export function useSite(site: SiteBridge, session: GameSession): boolean {
  const [isPaused, setPaused] = useState(false);
  useEffect(
    () =>
      site.listen(({ type }) => {
        if (type === 'balanceMoved') void session.refreshBalance();
        else setPaused(type === 'pause');
      }),
    [site, session],
  );
  return isPaused;
}
