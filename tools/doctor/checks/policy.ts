import { inlineHashes } from '@heptad/edge';
import { when } from '../finding';
import type { Check, Finding } from '../finding';
import type { Seen } from '../look';

const FRONT = 'Let what stands in front of the edge pass its headers on unchanged.';
const HALF_A_YEAR_S = 15_768_000;
/** What the public observatories give a site that has nothing left to mend. */
const FULL_MARKS = 130;

/** The directives of a policy, by name. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...values]) => [name.toLowerCase(), values]));
}

const policyOf = ({ page }: Seen) => directivesOf(page.headers['content-security-policy'] ?? '');

function maxAgeOf({ page }: Seen): number {
  return Number(/max-age=(\d+)/.exec(page.headers['strict-transport-security'] ?? '')?.[1] ?? 0);
}

/** Points taken and given as the public observatories do, from a hundred. */
export function marksOf(seen: Seen): number {
  const policy = policyOf(seen);
  const has = (name: string): boolean => policy.has(name);
  const values = [...policy.values()].flat();
  const isUnsafe = values.some((value) => /^'unsafe-(?:inline|eval)'$/.test(value));
  const { headers } = seen.page;
  const rows: readonly (readonly [boolean, number])[] = [
    [policy.get('default-src')?.join() === "'none'" && !isUnsafe, 10],
    [!has('default-src') && !has('script-src'), -25],
    [isUnsafe, -20],
    [has('frame-ancestors'), 5],
    [!has('frame-ancestors') && !headers['x-frame-options'], -20],
    [
      /^(?:same-origin|no-referrer|strict-origin(?:-when-cross-origin)?)$/.test(
        headers['referrer-policy'] ?? '',
      ),
      5,
    ],
    [/^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? ''), 10],
    [headers['x-content-type-options'] !== 'nosniff', -5],
    [headers['access-control-allow-origin'] === '*', -50],
    [seen.origin.protocol === 'https:' && maxAgeOf(seen) < HALF_A_YEAR_S, -20],
  ];
  return rows.reduce((sum, [isSo, points]) => sum + (isSo ? points : 0), 100);
}

function scriptsAllowed(seen: Seen): readonly Finding[] {
  const allowed = policyOf(seen).get('script-src') ?? [];
  const { scripts, styles } = inlineHashes(seen.page.text);
  const styleSources = policyOf(seen).get('style-src') ?? [];
  return [
    ...when(
      !scripts.every((hash) => allowed.includes(hash)) ||
        !styles.every((hash) => styleSources.includes(hash)),
      'The page holds scripts or styles that its policy does not allow: browsers do not run them.',
      'Something changes the page on its way. Switch off what rewrites pages in front of the edge (minifying, injected scripts).',
    ),
    ...when(
      [...policyOf(seen).values()].flat().some((value) => value === '*' || /^https?:$/.test(value)),
      'The policy of the page lets something be fetched from anywhere.',
      FRONT,
    ),
  ];
}

/** Headers and policy of the page. */
export const checkPolicy: Check = (seen) => {
  const { headers } = seen.page;
  const policy = policyOf(seen);
  const marks = marksOf(seen);
  const lacks = (name: string): boolean => !policy.has(name);
  return [
    ...when(
      policy.get('default-src')?.join() !== "'none'",
      'The page’s policy does not begin with nothing (default-src ’none’).',
      FRONT,
    ),
    ...when(
      [...policy.values()].flat().some((value) => value.startsWith("'unsafe-")),
      'The page’s policy allows scripts or styles from anywhere in the page (unsafe-…).',
      FRONT,
    ),
    ...when(
      lacks('frame-ancestors'),
      'Any site may show this one in a frame.',
      `${FRONT} Who may is embeddingOrigins in the deployment’s data.`,
    ),
    ...when(
      lacks('base-uri') || lacks('form-action'),
      'The page’s policy leaves base addresses or forms open.',
      FRONT,
    ),
    ...when(lacks('require-trusted-types-for'), 'The page’s policy does not demand trusted types.', FRONT),
    ...scriptsAllowed(seen),
    ...when(
      headers['x-content-type-options'] !== 'nosniff',
      'Browsers may guess the types of files (x-content-type-options).',
      FRONT,
    ),
    ...when(
      !headers['referrer-policy'],
      'Other sites learn which page a member came from (referrer-policy).',
      FRONT,
    ),
    ...when(
      !headers['cross-origin-opener-policy'],
      'Windows of other sites may hold on to the page (cross-origin-opener-policy).',
      FRONT,
    ),
    ...when(
      headers['cross-origin-resource-policy'] !== 'same-origin',
      'Other sites may load the page as a file of theirs (cross-origin-resource-policy).',
      FRONT,
    ),
    ...when(
      !headers['permissions-policy'],
      'The page may ask for the camera and the like (permissions-policy).',
      FRONT,
    ),
    ...when(
      seen.origin.protocol === 'https:' && maxAgeOf(seen) < HALF_A_YEAR_S,
      'Browsers are not told to stay with https for half a year or longer.',
      'Start the edge with TRUST_PROXY=1 and let your proxy set X-Forwarded-Proto to https.',
    ),
    ...when(
      marks < FULL_MARKS,
      `The headers earn ${String(marks)} points of ${String(FULL_MARKS)}.`,
      'Mend the findings about headers above.',
    ),
    ...when(
      /[\d.]{3}|express|php/i.test(`${headers['server'] ?? ''} ${headers['x-powered-by'] ?? ''}`),
      'The server tells which version it runs.',
      'Set server_tokens off in nginx, or its like.',
    ),
  ];
};
