import { useIsMember } from '@heptad/session';
import AutoTransferCard from './auto-transfer-card';

export { messages } from './wallet-texts';

/** Automatic transfer on the settings page; guests have none. */
export default function AutoTransferSetting() {
  return useIsMember() ? <AutoTransferCard /> : null;
}
