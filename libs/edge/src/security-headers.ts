import type { DeploymentConfig } from '@heptad/brand-config';
import type { InlineHashes } from './page';
import { POLICY_REPORT_PATH } from './watch/policy-report-path';

/** Ours, DOMPurify's, and Swiper's, which makes its one anew for every piece of markup. */
const TRUSTED_TYPES = "heptad dompurify html 'allow-duplicates'";

type Directives = Readonly<Record<string, readonly string[]>>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The socket form of an http origin. */
const socketOrigin = (origin: string): string => origin.replace(/^http/, 'ws');

function connectSources({ origins, videoOrigins, socketLine }: DeploymentConfig): readonly string[] {
  const line = socketLine.startsWith('/') ? [] : [new URL(socketLine).origin];
  return [...new Set(["'self'", ...origins, ...origins.map(socketOrigin), ...videoOrigins, ...line])];
}

/**
 * The page's content security policy: nothing but the site itself, what stands in its page, and the origins on the
 * deployment's list; markup only through named policies.
 */
export function pagePolicy(deployment: DeploymentConfig, { scripts, styles }: InlineHashes): string {
  const { origins, gameOrigins, imageOrigins, embeddingOrigins } = deployment;
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': connectSources(deployment),
    'media-src': ["'self'", 'blob:', ...origins],
    'frame-src': ["'self'", ...gameOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Embedded mode (NATIVE-025). A venue that the site shows in a frame may not hold the site in one of its own.
    'frame-ancestors': ["'self'", ...embeddingOrigins],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES],
    'report-uri': [POLICY_REPORT_PATH],
  });
}

/** The policy of a script's own answer, which a worker made from it lives by. */
export function workerPolicy(deployment: DeploymentConfig): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': connectSources(deployment),
  });
}

/** The policy of answers that are no page: should one be opened as one, it can do nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const YEAR_S = 31_536_000;

/** Features of the browser that games in frames need, and those nobody here does. */
function permissions({ gameOrigins }: DeploymentConfig): string {
  const framed = ['self', ...gameOrigins.map((origin) => `"${origin}"`)].join(' ');
  const closed = [
    'camera',
    'geolocation',
    'microphone',
    'payment',
    'usb',
    'serial',
    'midi',
    'display-capture',
  ];
  return [`autoplay=(${framed})`, `fullscreen=(${framed})`, ...closed.map((name) => `${name}=()`)].join(', ');
}

/** The headers of the page beside its policy: what a browser heeds with documents alone would only make scripts and calls heavier. */
export function pageHeaders(deployment: DeploymentConfig): Record<string, string> {
  return {
    'permissions-policy': permissions(deployment),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

const EVERY_ANSWER: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Launch addresses carry sessions; the venues they lead to need not learn where a member came from.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': NO_PAGE_POLICY,
};
const EVERY_SECURE_ANSWER: Readonly<Record<string, string>> = {
  ...EVERY_ANSWER,
  'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains`,
};

/** The headers of every answer. @param secure whether the browser spoke https: only then it may be told to stay there */
export const everyAnswerHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? EVERY_SECURE_ANSWER : EVERY_ANSWER;
