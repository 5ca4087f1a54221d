import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';

const component = v.looseObject({ 'bom-ref': v.string(), name: v.string(), version: v.string() });
const dependency = v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) });
/** What is read of a bill in the form of CycloneDX; the rest goes on as it is. */
const bill = v.looseObject({
  metadata: v.looseObject({ component: v.looseObject({}) }),
  components: v.array(component),
  dependencies: v.array(dependency),
});
export type Bill = v.InferOutput<typeof bill>;

const MAX_BYTES = 64 * 1024 * 1024;

/** The bill of everything that the lock file names, as npm writes it (CycloneDX 1.5). */
export async function wholeBill(workspace: string): Promise<Bill> {
  const { stdout } = await promisify(execFile)(
    'npm',
    // A build may ship what is no dependency of production by the package's own list.
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'],
    { cwd: workspace, maxBuffer: MAX_BYTES },
  );
  return v.parse(bill, JSON.parse(stdout));
}

/** What of a package a bill names. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
}

/**
 * The bill of what a release ships, without what differs from one time to the next: its number and its time.
 * @param of the release
 * @throws Error when something is shipped that the lock file does not name
 */
export function billOf(whole: Bill, shipped: readonly Shipped[], of: Shipped): Bill {
  const wanted = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const components = whole.components
    .filter(({ name, version }) => wanted.delete(`${name}@${version}`))
    .sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
    // How the repository uses a package says nothing of a release that ships it.
    .map(({ properties: _, ...rest }) => ({ ...rest, scope: 'required' }) as Bill['components'][number]);
  const [unknown] = wanted;
  if (unknown !== undefined)
    throw new Error(`The release ships ${unknown}, which the lock file does not name.`);
  const refs = new Set(components.map((each) => each['bom-ref']));
  const own = `${of.name}@${of.version}`;
  const { serialNumber: _number, ...rest } = whole;
  const { timestamp: _time, ...metadata } = whole.metadata;
  return {
    ...rest,
    metadata: {
      ...metadata,
      component: { type: 'application', 'bom-ref': own, name: of.name, version: of.version },
    },
    components,
    dependencies: [
      { ref: own, dependsOn: [...refs] },
      ...whole.dependencies
        .filter(({ ref }) => refs.has(ref))
        .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => refs.has(ref)).sort() }))
        .sort((a, b) => (a.ref < b.ref ? -1 : 1)),
    ],
  };
}
