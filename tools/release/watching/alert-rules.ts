/** One thing that somebody should be woken or told for. */
interface AlertRule {
  readonly alert: string;
  /** In Prometheus's own words. */
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: 'page' | 'ticket' };
  readonly annotations: { readonly summary: string; readonly reason: string };
}

const share = (part: string, whole: string, by = 'brand'): string =>
  `sum by (${by}) (rate(${part}[5m])) / sum by (${by}) (rate(${whole}[5m]))`;

const rule = (
  alert: string,
  [severity, wait]: readonly ['page' | 'ticket', string],
  expr: string,
  summary: string,
  reason: string,
): AlertRule => ({ alert, expr, for: wait, labels: { severity }, annotations: { summary, reason } });

const UPSTREAM = 'heptad_edge_upstream_seconds_count';
const REQUESTS = 'heptad_edge_requests_total';

const RULES: readonly AlertRule[] = [
  rule(
    'HeptadEdgeGone',
    ['page', '1m'],
    'absent(heptad_edge_build_info) or up{job="heptad-edge"} == 0',
    'An edge does not answer where operators read.',
    'Members of its brands may see nothing at all. Look at the process and its machine.',
  ),
  rule(
    'HeptadCallsFail',
    ['page', '5m'],
    `${share(`${UPSTREAM}{outcome=~"failed|lost|late"}`, UPSTREAM)} > 0.05`,
    'More than one call in twenty to the platform fails ({{ $labels.brand }}).',
    'Members cannot bet or see prices. Pages still load, so nobody else notices. Look at the platform first.',
  ),
  rule(
    'HeptadCallsSlow',
    ['ticket', '15m'],
    `histogram_quantile(0.95, sum by (le, brand) (rate(heptad_edge_upstream_seconds_bucket[5m]))) > 2.5`,
    'One call in twenty waits for the platform for more than two and a half seconds ({{ $labels.brand }}).',
    'Prices older than two rounds of asking cannot be bet: slow answers close the betting slip.',
  ),
  rule(
    'HeptadPagesFail',
    ['page', '2m'],
    `${share(`${REQUESTS}{kind=~"page|file",code=~"5.."}`, `${REQUESTS}{kind=~"page|file"}`)} > 0.01`,
    'Pages or files are answered by an error ({{ $labels.brand }}).',
    'The edge has everything it needs for them itself: its disk, its memory or its release is broken.',
  ),
  rule(
    'HeptadFilesMissing',
    ['ticket', '10m'],
    `${share(`${REQUESTS}{kind="file",code="404"}`, `${REQUESTS}{kind="file"}`)} > 0.02`,
    'Files are asked for that are not there ({{ $labels.brand }}).',
    'Usually a release was taken away while pages of it are open. Put its folder back beside the current one.',
  ),
  rule(
    'HeptadRefused',
    ['ticket', '10m'],
    `sum by (brand) (rate(${REQUESTS}{code=~"408|413|429|503"}[5m])) > 5`,
    'The edge refuses requests because there are too many, or because they are too slow or too large ({{ $labels.brand }}).',
    'Either somebody floods it, or TRUST_PROXY is not set and all members count as one address.',
  ),
  rule(
    'HeptadUnknownNames',
    ['ticket', '30m'],
    `sum(rate(${REQUESTS}{brand="none",kind!="health"}[5m])) > 1`,
    'Requests come under a name that is no site’s.',
    'A host is missing in the file of sites, or a name points here that should not.',
  ),
  rule(
    'HeptadSocketsFall',
    ['page', '5m'],
    'sum by (brand) (heptad_edge_sockets) < 0.5 * sum by (brand) (heptad_edge_sockets offset 15m) and sum by (brand) (heptad_edge_sockets offset 15m) > 50',
    'Half of the open sockets are gone ({{ $labels.brand }}).',
    'Prices and messages do not arrive. After a planned close they come back within a minute by themselves.',
  ),
  rule(
    'HeptadPicturesRefused',
    ['ticket', '30m'],
    'sum(rate(heptad_edge_picture_seconds_count{outcome="refused"}[10m])) / sum(rate(heptad_edge_picture_seconds_count[10m])) > 0.2',
    'One picture in five cannot be made.',
    'The origin of pictures is slow, gone, or missing in imageOrigins; pages show the originals, which are heavy.',
  ),
  rule(
    'HeptadPolicyBlocks',
    ['ticket', '15m'],
    'sum by (brand) (rate(heptad_edge_policy_reports_total{directive=~"script-src.*|require-trusted-types-for|trusted-types"}[15m])) > 0.1',
    'The page’s policy blocks scripts for many members ({{ $labels.brand }}).',
    'Something in front of the edge changes the page, or a release breaks its own policy. Single reports are browsers’ extensions.',
  ),
  rule(
    'HeptadBrowsersFail',
    ['page', '10m'],
    'sum by (brand) (rate(heptad_edge_browser_faults_total[10m])) > 4 * sum by (brand) (rate(heptad_edge_browser_faults_total[10m] offset 1d)) and sum by (brand) (rate(heptad_edge_browser_faults_total[10m])) > 0.2',
    'Browsers meet four times as many errors or missing files as a day ago ({{ $labels.brand }}).',
    'A release is broken for members although the edge answers well. The log names the build, the route and the place; go back to the release before.',
  ),
  rule(
    'HeptadMembersWait',
    ['ticket', '1h'],
    'histogram_quantile(0.75, sum by (le, brand) (rate(heptad_edge_vital_seconds_bucket{vital="LCP"}[1h]))) > 4',
    'One member in four waits longer than four seconds for the page ({{ $labels.brand }}).',
    'Who waits that long leaves. Compare with the release before and with the times of the platform.',
  ),
  rule(
    'HeptadEdgeBusy',
    ['ticket', '15m'],
    'nodejs_eventloop_lag_p99_seconds > 0.2 or process_resident_memory_bytes > 1.5e9',
    'An edge is at the end of its machine.',
    'Everything it answers becomes slow together. Add an edge, or look what takes the time.',
  ),
  rule(
    'HeptadRedisLost',
    ['ticket', '5m'],
    'heptad_edge_redis_lost == 1',
    'An edge does not reach its Redis.',
    'Pages go on, but each edge counts and keeps for itself: limits are looser and the JSON cache misses more.',
  ),
  rule(
    'HeptadDrainHangs',
    ['ticket', '2m'],
    'heptad_edge_draining == 1',
    'An edge that was told to end is still there.',
    'Something holds it beyond its time; what starts it again will kill it.',
  ),
];

/** The rules as Prometheus reads them (`rule_files`): JSON, which is YAML. */
export const alertRules = (): object => ({ groups: [{ name: 'heptad-edge', rules: RULES }] });
