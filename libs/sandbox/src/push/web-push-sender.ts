import { isPushEndpoint } from '@heptad/contracts';
import webPush from 'web-push';
import type { PushSender } from './push-sender';
import type { VapidKeys } from './vapid-keys';

export interface WebPushOptions {
  readonly keys: VapidKeys;
  /** Whom a push service may write to: an address with `mailto:` or `https:`. */
  readonly subject: string;
  /** Which addresses are sent to; those of the known push services unless a spec says otherwise. */
  readonly allowed?: (endpoint: string) => boolean;
  /** How long one is waited for, ms. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
/** How long a push service keeps a notice for a device that is off, seconds. */
const KEPT_FOR_S = 86_400;
/** The answers of a push service that knows the device no more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Sends through the browsers' push services: each notice is sealed for its device and signed with the deployment's keys. The address
 * is judged again here, whatever was judged when it was kept, and no redirection is followed.
 */
export function createWebPushSender({
  keys,
  subject,
  allowed = isPushEndpoint,
  timeoutMs = TIMEOUT_MS,
}: WebPushOptions): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, notice) {
      if (!allowed(endpoint)) return 'failed';
      try {
        const { method, headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(notice),
          { vapidDetails: { subject, ...keys }, TTL: KEPT_FOR_S, contentEncoding: 'aes128gcm' },
        );
        const answer = await fetch(endpoint, {
          method,
          headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
          body: new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        if (GONE.has(answer.status)) return 'gone';
        return answer.ok ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}
