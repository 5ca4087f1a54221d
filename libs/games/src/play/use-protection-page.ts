import { useGuardedCommand, type GuardedCommand } from '@heptad/feature-module';

/** The way to the member's own protection. */
export interface ProtectionPage extends Pick<GuardedCommand, 'isLost'> {
  /** Opens it at that part; never rejects. */
  readonly open: (part?: 'limits' | 'timeOut') => Promise<unknown>;
}

/** Leads to the member's own protection, and knows where that failed. */
export function useProtectionPage(): ProtectionPage {
  const { send, isLost } = useGuardedCommand();
  return { isLost, open: (part) => send('protection.open', part) };
}
