import { useCommand } from '@heptad/feature-module';
import { useEffect, useRef, useState } from 'react';

export interface LeadingOn {
  /** `on` while the page is awaited; `lost` where its code could not be had, until it is asked for again. */
  readonly leading: 'on' | 'lost' | undefined;
  /** Opens a page of protection, its first one unless one is named. */
  readonly leadOn: (...page: readonly ['figures' | 'timeOut'] | readonly []) => Promise<void>;
}

/**
 * Leads from a dialog on to a page of protection, or tells that its code could not be had.
 * @param onLed called once the page has come; not where the dialog has been answered in another way meanwhile
 */
export function useLeadOn(onLed: () => unknown): LeadingOn {
  const send = useCommand();
  const [leading, setLeading] = useState<'on' | 'lost'>();
  const asked = useRef(true);
  useEffect(() => {
    asked.current = true;
    return () => {
      asked.current = false;
    };
  }, []);
  return {
    leading,
    leadOn: async (...page) => {
      setLeading('on');
      try {
        // First the page: where its code does not come, the dialog stands, and the page can be asked for again.
        await send('protection.open', ...page);
      } catch {
        return setLeading('lost');
      }
      if (!asked.current) return;
      setLeading(undefined);
      onLed();
    },
  };
}
