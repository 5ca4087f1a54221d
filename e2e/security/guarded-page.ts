import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Where the page tried to go, as the browser itself read the address. */
    navigations: string[];
    /** While on, no navigation leaves the document, so that thousands can be tried in one. */
    holdStill: boolean;
    /** Grows when a text of ours was run as a script. */
    scriptRan?: number;
    readonly tellComplaint?: (text: string) => void;
  }
}

export interface GuardedPage {
  /** Requests, sockets, popups and dialogs that must not be; refusals of the security policy. */
  readonly complaints: readonly string[];
}

/** What a page of the development build may lead to: itself by each name of this machine, its sandbox, and the usual sandbox. */
export function listedOrigins(edge: string, sandbox: string): readonly string[] {
  const { port } = new URL(edge);
  return [
    edge,
    sandbox,
    ...['localhost', '127.0.0.1'].flatMap((host) => [`http://${host}:${port}`, `http://${host}:4600`]),
  ];
}

const HARMLESS = /^(?:data|blob|about):/;

/**
 * Watches over a page for as long as it lives: whatever it asks of another origin is noted, and so is every dialog, popup and refusal of
 * its security policy. Notes the destination of every navigation in the page's own `navigations`.
 * @param origins those that may be asked; a scheme with its colon allows all of it
 */
export async function guard(page: Page, origins: readonly string[]): Promise<GuardedPage> {
  const complaints: string[] = [];
  const allowed = (address: string): boolean => {
    const { origin, protocol } = new URL(address);
    return (
      HARMLESS.test(address) || origins.includes(origin.replace(/^ws/, 'http')) || origins.includes(protocol)
    );
  };
  page.on('request', (request) => {
    if (!allowed(request.url())) complaints.push(`${request.resourceType()} ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    if (!allowed(socket.url())) complaints.push(`socket ${socket.url()}`);
  });
  page.on('popup', (popup) => complaints.push(`popup ${popup.url()}`));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellComplaint', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    window.navigations = [];
    window.holdStill = false;
    window.navigation.addEventListener('navigate', (event) => {
      // The router's own steps within the document; a fragment alone is a navigation that somebody asked for.
      if (event.destination.sameDocument && !event.hashChange) return;
      window.navigations.push(event.destination.url);
      if (window.holdStill) event.preventDefault();
    });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.tellComplaint?.(`${location.pathname}: ${effectiveDirective} refused ${blockedURI}`);
    });
  });
  return { complaints };
}

/** Answers a call of the platform with data of the test's own making. */
export async function answerWith(page: Page, path: string, data: unknown): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ json: { status_code: 6000, message: 'success', data } }),
  );
}
