import type { PageState } from '@heptad/device';
import type { WithSession } from '@heptad/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';

export type Connection = 'fine' | 'reconnecting' | 'offline';

/** Milliseconds for which a connection may be down before anybody is told: most are back sooner. */
export const QUIET_MS = 3_000;

const isDown = ({ session }: WithSession): boolean => session.status === 'member' && !session.live;

/** Whether the browser is offline, or no news have come to a member for a while: an open socket that lets nobody in brings none. */
export function useConnection(page: PageState): Connection {
  const online = useSyncExternalStore(page.onChange, page.online);
  const down = useSelector(isDown);
  const lost = down || !online;
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => setTold(true), QUIET_MS);
    return () => {
      clearTimeout(timer);
      setTold(false);
    };
  }, [lost]);
  if (!lost || !told) return 'fine';
  return online ? 'reconnecting' : 'offline';
}
