import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Measures } from '@heptad/edge';
import { alertRules } from './alert-rules';
import { dashboard } from './dashboard';

/** Endings that Prometheus adds to a histogram's name. */
const OF_HISTOGRAM = /_(?:bucket|count|sum)$/;
const METRIC = /\b(?:heptad_edge|nodejs|process)_\w+/g;
const SELECTOR = /\b(heptad_edge_\w+)\{([^}]*)\}/g;

const expressions = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' && /^(?:expr|query)$/.test(name) ? [each] : expressions(each),
  );
};

describe.each([
  ['the alert rules', alertRules()],
  ['the dashboard', dashboard()],
])('%s', (_, made) => {
  const asked = expressions(made);
  let metrics: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    const measures = new Measures('1', true);
    const all = measures.registry.getMetricsAsArray() as unknown as {
      name: string;
      labelNames?: string[];
      type: string;
    }[];
    metrics = new Map(all.map(({ name, labelNames = [] }) => [name, labelNames]));
    expect(await measures.registry.metrics()).toContain('heptad_edge_build_info');
  });

  it('asks for metrics that the edge has', () => {
    const names = new Set(asked.join('\n').match(METRIC));
    expect(names.size).toBeGreaterThan(5);
    for (const name of names)
      expect([...metrics.keys()]).toContain(metrics.has(name) ? name : name.replace(OF_HISTOGRAM, ''));
  });

  it('asks for labels that they have', () => {
    for (const [, name = '', labels = ''] of asked.join('\n').matchAll(SELECTOR)) {
      const known = metrics.get(name) ?? metrics.get(name.replace(OF_HISTOGRAM, ''));
      for (const [, label] of labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)) expect(known).toContain(label);
    }
  });

  it('can be read as JSON', () => {
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  });
});

it('every metric of the edge is explained to operators', () => {
  const explained = readFileSync(join(__dirname, '../../../docs/operators.md'), 'utf8');
  for (const { name } of new Measures().registry.getMetricsAsArray())
    expect(explained).toContain(`\`${name}\``);
});

it('every alert says why it is one', () => {
  const { groups } = alertRules() as {
    groups: { rules: { alert: string; annotations: { reason: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations } of rules) expect(annotations.reason).toMatch(/^\S.{30,}\.$/);
});
