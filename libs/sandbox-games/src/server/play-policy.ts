/** What the pages of games may do: use files and calls of their own origin, and be shown by those who are named. @param embedders sources of a policy */
export function playPolicy(embedders: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-ancestors ${embedders.length === 0 ? "'none'" : embedders.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The headers of every answer of the games' own server. */
export const playHeaders = (embedders: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': playPolicy(embedders),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=()',
  'cache-control': 'no-store',
});
