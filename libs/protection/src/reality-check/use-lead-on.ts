import { useGuardedCommand, type GuardedCommand } from '@heptad/feature-module';
import { useEffect, useRef, useState } from 'react';

export interface LeadingOn extends Pick<GuardedCommand, 'isLost'> {
  /** The page is awaited. */
  readonly isLeading: boolean;
  /** Opens a page of protection, its first one unless one is named. */
  readonly leadOn: (...page: readonly ['figures' | 'timeOut'] | readonly []) => Promise<void>;
}

/**
 * Leads from a dialog on to a page of protection, or tells that its code could not be had.
 * @param onLed called once the page has come; not where the dialog has been answered in another way meanwhile
 */
export function useLeadOn(onLed: () => unknown): LeadingOn {
  const { send, isLost } = useGuardedCommand();
  const [isLeading, setLeading] = useState(false);
  const asked = useRef(true);
  useEffect(() => {
    asked.current = true;
    return () => {
      asked.current = false;
    };
  }, []);
  return {
    isLeading,
    isLost,
    leadOn: async (...page) => {
      setLeading(true);
      // First the page: where its code does not come, the dialog stands, and the page can be asked for again.
      const isLed = await send('protection.open', ...page);
      if (!asked.current) return;
      setLeading(false);
      if (isLed) onLed();
    },
  };
}
