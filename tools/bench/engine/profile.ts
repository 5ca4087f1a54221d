import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { believedCertificate } from './certificate';

/** A middling phone on a middling network. */
export const PROFILE = {
  width: 390,
  height: 844,
  slowdown: 4,
  latencyMs: 150,
  bitsPerSecond: 1_600_000,
} as const;

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    args: [...ARGUMENTS, believedCertificate()],
    ...(executablePath !== undefined && { executablePath }),
  });
}

/** A visitor's first visit: nothing cached, nothing stored but the cookies given. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface VisitOptions {
  readonly slowCpu?: boolean;
  readonly slowNetwork?: boolean;
  /** Origin for which the entry's security check counts as passed. */
  readonly passedAt?: string;
  /** The token of a member who is logged in there already. */
  readonly token?: string;
}

/** Opens a fresh visit, gives it to `use`, and closes it however that ends. */
export async function withVisit<Result>(
  browser: Browser,
  options: VisitOptions,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const { slowCpu = true, slowNetwork = true, passedAt, token } = options;
  const context = await browser.newContext({
    viewport: { width: PROFILE.width, height: PROFILE.height },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    // For what a bench asks by itself; the browser believes the certificate.
    ignoreHTTPSErrors: true,
  });
  try {
    if (passedAt !== undefined) await context.addCookies(cookiesOf(passedAt, token));
    // The TypeScript runner names functions by a helper of its own, which functions sent into a page call too.
    await context.addInitScript('globalThis.__name = (each) => each');
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (slowCpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.slowdown });
    if (slowNetwork)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: PROFILE.latencyMs,
        downloadThroughput: PROFILE.bitsPerSecond / 8,
        uploadThroughput: PROFILE.bitsPerSecond / 8,
      });
    return await use({ context, page, devtools });
  } finally {
    await context.close();
  }
}

/** What a visitor has who is behind the gate, as every visit after the first is, and perhaps logged in. */
function cookiesOf(url: string, token: string | undefined): { name: string; value: string; url: string }[] {
  const passed = { name: 'security_check', value: '1', url };
  return token === undefined ? [passed] : [passed, { name: 'X-API-TOKEN', value: token, url }];
}
