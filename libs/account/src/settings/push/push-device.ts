import { isPushEndpoint } from '@heptad/contracts';

/** Whether this browser can show notifications of the site, and what stands in the way. */
export type PushSupport = 'ready' | 'denied' | 'install' | 'unsupported';

/** What the platform needs to reach a device. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How this device stands. */
export interface DevicePush {
  readonly support: PushSupport;
  /** How it is reached; undefined while it has not subscribed. */
  readonly address?: PushAddress;
}

/** The browser's notifications. */
export interface PushDevice {
  /** Never rejects. */
  look(): Promise<DevicePush>;
  /**
   * Asks the member for the permission where needed, which a browser allows after a tap alone, and subscribes.
   * @param key the deployment's public key
   * @returns undefined where the member, or the browser, refused
   */
  subscribe(key: string): Promise<PushAddress | undefined>;
  /** Never rejects. */
  unsubscribe(): Promise<void>;
}

/** What is used of the browser. */
export interface PushHost {
  readonly navigator: {
    readonly userAgent: string;
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'>;
  };
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
  readonly PushManager?: unknown;
}

/** These have notifications only for a site that stands on the home screen. */
const APPLE_PHONE = /iPhone|iPad|iPod/;

/** @returns undefined where the push service is none that the platform sends to */
function addressOf(subscription: PushSubscription | undefined): PushAddress | undefined {
  const { endpoint = '', keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return isPushEndpoint(endpoint) && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}

/** @param standing where the page runs: in the native shell, which has its own, or from the home screen */
export function createPushDevice(
  host: PushHost,
  standing: { readonly inShell: boolean; readonly webClip: boolean },
): PushDevice {
  const manager = async (): Promise<PushManager | undefined> =>
    (await host.navigator.serviceWorker?.getRegistration())?.pushManager;

  async function subscription(): Promise<PushSubscription | undefined> {
    try {
      return (await (await manager())?.getSubscription()) ?? undefined;
    } catch {
      return undefined;
    }
  }

  async function support(): Promise<PushSupport> {
    if (standing.inShell) return 'unsupported';
    const { Notification: notification, PushManager: pushes, navigator } = host;
    if (notification === undefined || pushes === undefined)
      return APPLE_PHONE.test(navigator.userAgent) && !standing.webClip ? 'install' : 'unsupported';
    if (notification.permission === 'denied') return 'denied';
    // Without the site's worker nobody could show anything.
    return (await manager().catch(() => undefined)) === undefined ? 'unsupported' : 'ready';
  }

  return {
    async look() {
      const [can, known] = await Promise.all([support(), subscription()]);
      const address = can === 'ready' ? addressOf(known) : undefined;
      return address === undefined ? { support: can } : { support: can, address };
    },
    async subscribe(key) {
      try {
        if ((await host.Notification?.requestPermission()) !== 'granted') return undefined;
        // One that was made with other keys of the deployment cannot be sent to any more.
        await (await subscription())?.unsubscribe();
        const made = await (await manager())?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
        return addressOf(made);
      } catch {
        return undefined;
      }
    },
    async unsubscribe() {
      await (await subscription())?.unsubscribe().catch(() => false);
    },
  };
}
