import type { SessionDevice } from '../members/sessions';
import type { ServedRequest } from '../server/serve';
import { deviceNameOf } from './device-name';

/** The device of a request, by what every call sends: nothing is asked of the browser for it. */
export function deviceOf({ headers, ip }: Pick<ServedRequest, 'headers' | 'ip'>): SessionDevice {
  return { ...deviceNameOf(headers['user-agent'] ?? ''), address: ip };
}
