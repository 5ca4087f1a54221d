import { when } from '../finding';
import type { Check } from '../finding';
import type { Answer } from '../ask';
import { FORGED_HOST } from '../look';

const DAY_MS = 86_400_000;
const FEW_DAYS = 14;
const CLOCK_MS = 30_000;
const isLocal = (host: string): boolean => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(host);

/** What the page says of its deployment, and whether all that it names is there. */
export const checkDeployment: Check = ({ page, origin, deployment, deploymentFault, silent, special }) => [
  ...when(
    page.status !== 200 || !/text\/html/.test(page.headers['content-type'] ?? ''),
    `The site answers by status ${String(page.status)} and not by a page.`,
    'Look whether the edge runs and knows this name (hosts in the file of sites).',
  ),
  ...when(
    deploymentFault !== undefined,
    deploymentFault ?? '',
    'Mend the deployment’s data, and let nothing change the page on its way.',
  ),
  ...when(
    deployment?.environment === 'development' && !isLocal(origin.hostname),
    'The deployment calls itself a development one: addresses on this machine are let pass.',
    'Say "environment": "production" in the deployment’s data.',
  ),
  ...when(
    Object.keys(deployment?.signatureSalts ?? { some: '' }).length === 0,
    'No call is signed: the platform refuses them.',
    'Fill in signatureSalts in the deployment’s data.',
  ),
  ...silent.map((each) => ({
    what: `Nobody answers at ${each}, which the deployment’s data name.`,
    mend: 'Correct the origin in the deployment’s data, or take it out.',
  })),
  ...when(
    special.line.status !== 204,
    'The line does not say that it works (/line-health).',
    'Hand every path on to the edge.',
  ),
  ...when(
    special.ready.status !== 200,
    'The edge is not ready (/readyz).',
    'Look whether the platform can be reached from the edge’s machine, and what the edge’s log says.',
  ),
  ...when(
    [502, 503, 504].includes(special.call.status) ||
      /text\/html/.test(special.call.headers['content-type'] ?? ''),
    'Calls do not reach the platform.',
    'Correct the platform’s origin in the file of sites, and hand /site/api on to the edge.',
  ),
];

/** The socket by which prices and messages come. */
export const checkSocket: Check = ({ socket }) => [
  ...when(
    socket.own !== 101,
    `The socket does not open (status ${String(socket.own)}).`,
    'Let the proxy hand Upgrade and Connection on, with HTTP/1.1; see socketLine in the deployment’s data.',
  ),
  ...when(
    socket.foreign === 101,
    'Pages of other sites may open the socket with a member’s cookies.',
    'Let the proxy pass Host and Origin on as browsers send them.',
  ),
];

/** The server's clock and certificate. */
export const checkTime: Check = ({ clockAhead, certificate }, now) => [
  ...when(
    !(Math.abs(clockAhead) < CLOCK_MS),
    Number.isNaN(clockAhead)
      ? 'The server does not say what time it is.'
      : `The server’s clock is ${String(Math.round(clockAhead / 1_000))} seconds off this machine’s.`,
    'Set the clocks by NTP: signatures and the age of prices are judged by them.',
  ),
  ...when(
    certificate?.fault !== undefined,
    `Browsers do not trust the certificate: ${certificate?.fault ?? ''}.`,
    'Install the certificate with its whole chain, for this name.',
  ),
  ...when(
    certificate !== undefined &&
      certificate.fault === undefined &&
      certificate.endsAt - now < FEW_DAYS * DAY_MS,
    'The certificate ends within two weeks.',
    'Renew it, and look why it was not renewed by itself.',
  ),
  ...when(
    certificate !== undefined && !/^TLSv1\.[23]$/.test(certificate.protocol),
    'The connection is of an old kind.',
    'Allow TLS 1.2 and 1.3 alone.',
  ),
];

/** Whether an answer leads to https at once. */
const leadsToHttps = ({ status, headers }: Answer): boolean =>
  [301, 302, 307, 308].includes(status) && (headers['location'] ?? '').startsWith('https://');

/** What must not be seen from outside. */
export const checkPrivacy: Check = ({ origin, page, special, forgedHost, files, plain }) => [
  ...when(
    plain !== undefined && !leadsToHttps(plain),
    'Over plain http the site answers, and does not lead to https.',
    'Let the proxy answer port 80 by a redirect to https (308).',
  ),
  ...when(
    origin.protocol === 'https:' && /(?:src|href|action)="http:/i.test(page.text),
    'The page names addresses of plain http: browsers block them.',
    'Let nothing change the page on its way.',
  ),
  ...when(
    origin.protocol === 'http:' && !isLocal(origin.hostname),
    'The site is served over plain http.',
    'Put a server with a certificate in front of the edge.',
  ),
  ...when(
    /^# (?:HELP|TYPE) /m.test(special.metrics.text),
    'Everybody can read the metrics.',
    'Serve the operators’ address (WATCH_PORT) to your own network alone.',
  ),
  ...when(
    special.hidden.status === 200 && !/text\/html/.test(special.hidden.headers['content-type'] ?? ''),
    'Files of the build are shown that no page needs.',
    'Serve the release’s folder site by the edge, not the build’s folder by another server.',
  ),
  ...when(
    [...files.values()].some(({ text }) => /\/[/*]# sourceMappingURL=(?!data:)/.test(text)),
    'Scripts tell where their sources are.',
    'Serve the release as it was made.',
  ),
  ...when(
    forgedHost.text.includes(FORGED_HOST) || (forgedHost.headers['location'] ?? '').includes(FORGED_HOST),
    'The site repeats a name that a request made up.',
    'Let the proxy refuse names that are not the site’s (a default server that answers 421).',
  ),
];
