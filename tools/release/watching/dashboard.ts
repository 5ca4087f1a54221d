/** Grafana's words for how a number is shown. */
type Unit = 'reqps' | 's' | 'percentunit' | 'short' | 'bytes';

interface Row {
  readonly title: string;
  readonly unit: Unit;
  /** Questions in Prometheus's words, by what each line is called. */
  readonly lines: Readonly<Record<string, string>>;
}

const BRANDS = '{brand=~"$brand"}';
const quantile = (of: number, metric: string, by: string, where = BRANDS): string =>
  `histogram_quantile(${String(of)}, sum by (le, ${by}) (rate(${metric}_bucket${where}[5m])))`;

const ROWS: readonly Row[] = [
  {
    title: 'Answers by kind',
    unit: 'reqps',
    lines: { '{{kind}}': `sum by (kind) (rate(heptad_edge_requests_total${BRANDS}[5m]))` },
  },
  {
    title: 'Answers that failed, by code',
    unit: 'reqps',
    lines: {
      '{{code}}': 'sum by (code) (rate(heptad_edge_requests_total{brand=~"$brand",code=~"[45].."}[5m]))',
    },
  },
  {
    title: 'Time of an answer, 95 of 100',
    unit: 's',
    lines: { '{{kind}}': quantile(0.95, 'heptad_edge_request_seconds', 'kind') },
  },
  {
    title: 'Platform: time until it answers',
    unit: 's',
    lines: {
      median: quantile(
        0.5,
        'heptad_edge_upstream_seconds',
        'outcome',
        '{brand=~"$brand",outcome="answered"}',
      ),
      '95 of 100': quantile(
        0.95,
        'heptad_edge_upstream_seconds',
        'outcome',
        '{brand=~"$brand",outcome="answered"}',
      ),
    },
  },
  {
    title: 'Platform: how calls end',
    unit: 'reqps',
    lines: { '{{outcome}}': `sum by (outcome) (rate(heptad_edge_upstream_seconds_count${BRANDS}[5m]))` },
  },
  {
    title: 'Open sockets',
    unit: 'short',
    lines: { '{{brand}}': `sum by (brand) (heptad_edge_sockets${BRANDS})` },
  },
  {
    title: 'Caches: share of hits',
    unit: 'percentunit',
    lines: {
      '{{cache}}':
        'sum by (cache) (rate(heptad_edge_cache_total{outcome="hit"}[5m])) / sum by (cache) (rate(heptad_edge_cache_total[5m]))',
    },
  },
  {
    title: 'Pictures: time of making one, 95 of 100',
    unit: 's',
    lines: { '{{outcome}}': quantile(0.95, 'heptad_edge_picture_seconds', 'outcome', '') },
  },
  {
    title: 'Blocked by the page’s policy, by directive',
    unit: 'reqps',
    lines: { '{{directive}}': `sum by (directive) (rate(heptad_edge_policy_reports_total${BRANDS}[15m]))` },
  },
  {
    title: 'Browsers: how long members wait, 75 of 100',
    unit: 's',
    lines: { '{{vital}}': quantile(0.75, 'heptad_edge_vital_seconds', 'vital') },
  },
  {
    title: 'Browsers: errors and missing files',
    unit: 'reqps',
    lines: { '{{fault}}': `sum by (fault) (rate(heptad_edge_browser_faults_total${BRANDS}[15m]))` },
  },
  {
    title: 'Browsers: how much of the page moves by itself, 75 of 100',
    unit: 'short',
    lines: { '{{brand}}': quantile(0.75, 'heptad_edge_layout_shift', 'brand') },
  },
  { title: 'Under way', unit: 'short', lines: { '{{instance}}': 'heptad_edge_under_way' } },
  {
    title: 'Delay of the event loop, 99 of 100',
    unit: 's',
    lines: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds' },
  },
  { title: 'Memory', unit: 'bytes', lines: { '{{instance}}': 'process_resident_memory_bytes' } },
  {
    title: 'Builds, edges that end, edges without Redis',
    unit: 'short',
    lines: {
      '{{version}}': 'sum by (version) (heptad_edge_build_info)',
      ending: 'sum(heptad_edge_draining)',
      'without Redis': 'sum(heptad_edge_redis_lost)',
    },
  },
];

const DATA_SOURCE = { type: 'prometheus', uid: '${source}' };
const WIDTH = 12;
const HEIGHT = 8;

const panel = ({ title, unit, lines }: Row, index: number): object => ({
  id: index + 1,
  type: 'timeseries',
  title,
  datasource: DATA_SOURCE,
  gridPos: { x: (index % 2) * WIDTH, y: Math.floor(index / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: Object.entries(lines).map(([legendFormat, expr], at) => ({
    refId: String.fromCharCode(65 + at),
    legendFormat,
    expr,
  })),
});

/** The dashboard as Grafana imports it. */
export const dashboard = (): object => ({
  title: 'Heptad edge',
  uid: 'heptad-edge',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  templating: {
    list: [
      { name: 'source', type: 'datasource', query: 'prometheus' },
      {
        name: 'brand',
        type: 'query',
        datasource: DATA_SOURCE,
        query: 'label_values(heptad_edge_requests_total, brand)',
        multi: true,
        includeAll: true,
        refresh: 2,
      },
    ],
  },
  panels: ROWS.map(panel),
});
