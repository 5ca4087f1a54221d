/** Hosts of the push services that browsers use. */
const HOSTS: ReadonlySet<string> = new Set([
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
]);
/** Some have a host for each region. */
const DOMAINS: readonly string[] = ['.notify.windows.com', '.push.apple.com'];

/** Longest address that a push service gives. */
export const LONGEST_PUSH_ENDPOINT = 1024;

/**
 * Whether an address is one that a browser's push service gives. The platform sends to it, so whoever could name another would have
 * it send requests wherever they like: only known services count, by https, at the usual port and without credentials.
 */
export function isPushEndpoint(address: string): boolean {
  if (address.length > LONGEST_PUSH_ENDPOINT || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    (HOSTS.has(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)))
  );
}
