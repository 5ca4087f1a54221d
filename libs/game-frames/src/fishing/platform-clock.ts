import { gamePlay } from '@heptad/contracts';
import type { GameSession } from '../frame/session/game-session';

/**
 * Finds out how late it is at the platform, to within half of the way there and back.
 * @param now of the page's own clock, ms
 * @returns the platform's clock, ms since 1970; undefined where the session is over
 */
export async function platformClock(
  session: Pick<GameSession, 'call'>,
  now: () => number = () => performance.now(),
): Promise<(() => number) | undefined> {
  const asked = now();
  const answer = await session.call(gamePlay.open, { language: 'zh-CN' });
  if (!answer.ok) return undefined;
  const ahead = answer.value.now - (asked + now()) / 2;
  return () => Math.round(now() + ahead);
}
