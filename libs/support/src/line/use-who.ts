import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import type { SupportServices } from '../services';
import { GUEST_TOKEN } from './guest-token';
import { useStoredItem } from '@heptad/device';

/** Whose conversation this page's calls are about. */
export function useWho(): { readonly guest?: string } {
  const { device } = useServices<SupportServices>();
  const isMember = useIsMember();
  const guest = useStoredItem(device.items, GUEST_TOKEN);
  return isMember || guest === undefined ? {} : { guest };
}
