import { useCallback, useState } from 'react';
import { useCommand, type AppContextValue } from './app-context';

export interface GuardedCommand {
  /** Sends a command; resolves to whether it was taken, and never rejects. The same function for each drawing. */
  readonly send: (...order: Parameters<AppContextValue['send']>) => Promise<boolean>;
  /** The last one was not taken, as its code could not be had; until one is sent again. */
  readonly isLost: boolean;
}

/** Like {@link useCommand}, for a tap that tells the member where it came to nothing. */
export function useGuardedCommand(): GuardedCommand {
  const command = useCommand();
  const [isLost, setLost] = useState(false);
  const send = useCallback<GuardedCommand['send']>(
    async (...order) => {
      setLost(false);
      try {
        await command(...order);
        return true;
      } catch {
        setLost(true);
        return false;
      }
    },
    [command],
  );
  return { send, isLost };
}
