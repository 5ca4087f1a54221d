import type { push } from '@heptad/contracts';
import type { InferOutput } from 'valibot';

/** What a device shows. */
export type PushNotice = InferOutput<typeof push.pushNotice>;

/** Where a device can be reached, and its keys, as its browser gave them. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `gone`: the device has taken its subscription back, and nothing may be sent to it any more. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** The way to the browsers' push services. */
export interface PushSender {
  /** Never rejects. */
  send(target: PushTarget, notice: PushNotice): Promise<PushOutcome>;
}

/** A notice that would have been sent. */
export interface KeptNotice extends PushNotice {
  readonly endpoint: string;
}

/** Keeps notices in memory, newest first, in place of sending them: nothing leaves the machine. */
export interface KeptNotices extends PushSender {
  list(): readonly KeptNotice[];
}

const MOST_KEPT = 200;

export function createKeptNotices(): KeptNotices {
  const kept: KeptNotice[] = [];
  return {
    async send({ endpoint }, notice) {
      kept.unshift({ endpoint, ...notice });
      kept.splice(MOST_KEPT);
      return 'sent';
    },
    list: () => [...kept],
  };
}
