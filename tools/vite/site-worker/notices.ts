/** What is used of an event that keeps the worker alive until something is done. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushedEvent extends Lasting {
  readonly data: { text(): string } | null;
}

export interface ClickedEvent extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}

/** The part of a service worker's global scope that notices need. */
export interface NoticeScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(
      title: string,
      options: {
        readonly body: string;
        readonly icon: string;
        readonly tag: string;
        readonly data: { readonly path: string };
      },
    ): Promise<void>;
  };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void;
}

const MOST_TITLE = 100;
const MOST_BODY = 300;
/** Signs that are not seen, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replace(UNSEEN, ' ').trim().slice(0, most) : '';

/**
 * A path of this site out of what was pushed.
 * @returns `/` where it leads anywhere else
 */
export function noticePath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  const own = `${url.pathname}${url.search}`;
  return url.origin !== origin || own.startsWith('//') ? '/' : own;
}

function readNotice(data: PushedEvent['data']): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(data?.text() ?? '');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/**
 * Shows what the platform pushes, as text alone, and opens the page of this site that it names when it is tapped. An open page stays
 * as it is: what stands in its forms, or is on its way to the platform, must not be lost.
 * @param name of the site, for a notice that cannot be read: a browser wants every one to be shown
 */
export function showNotices(
  scope: NoticeScope,
  { name, icon }: { readonly name: string; readonly icon: string },
): void {
  const { origin } = scope.location;

  async function open(path: string): Promise<void> {
    const address = new URL(path, origin).href;
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url === address);
    await (there === undefined ? scope.clients.openWindow(path) : there.focus());
  }

  scope.addEventListener('push', (event) => {
    const { title, body, path, tag } = readNotice(event.data);
    event.waitUntil(
      scope.registration.showNotification(textOf(title, MOST_TITLE) || name, {
        body: textOf(body, MOST_BODY),
        icon,
        tag: textOf(tag, MOST_TITLE),
        data: { path: noticePath(path, origin) },
      }),
    );
  });

  scope.addEventListener('notificationclick', (event) => {
    const { data } = event.notification;
    event.notification.close();
    const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
    event.waitUntil(open(noticePath(path, origin)));
  });
}
