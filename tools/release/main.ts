import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageLicence } from '@heptad/brand-config';
import * as v from 'valibot';
import { buildFacts } from '../vite/about/build-facts';
import { shippedPackages } from '../vite/about/shipped-packages';
import { billOf, wholeBill } from './bill-of-materials';
import { NATIVE_PACKAGES, bundleEdge } from './bundle-edge';
import { makeRelease } from './make-release';
import { packagesBeside } from './native-packages';
import { releaseFault } from './release-parts';

const OUT = 'dist/releases';
/** The time that files bear where nothing says when their sources were committed. */
const NO_COMMIT = '2020-01-01T00:00:00Z';

const shippedFile = v.array(
  v.object({ name: v.string(), version: v.string(), licence: v.string(), text: v.optional(v.string()) }),
);

/** The packages of which a build has code, as it wrote them down. */
const packagesOf = (built: string): PackageLicence[] =>
  v
    .parse(shippedFile, JSON.parse(readFileSync(join(built, '.vite/packages.json'), 'utf8')))
    .map(({ text, ...rest }) => ({ ...rest, ...(text !== undefined && { text }) }));

function together(lists: readonly (readonly PackageLicence[])[]): readonly PackageLicence[] {
  const all = new Map(lists.flat().map((each) => [`${each.name}@${each.version}`, each]));
  return [...all.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

const workspace = process.cwd();
const siteOf = (brand: string): string => join(workspace, 'dist/apps', brand);
const brands = process.argv.slice(2);
const faults = brands.flatMap((brand) => releaseFault(brand, siteOf(brand)) ?? []);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const { version: number, commit, committedAt = NO_COMMIT } = buildFacts(workspace);
const version = commit === undefined ? number : `${number}-${commit}`;
const edge = await bundleEdge(workspace, { version, node: '>=20.19' });
const beside = packagesBeside(workspace, NATIVE_PACKAGES);
const ofEdge = shippedPackages(
  edge.modules,
  beside.map(({ folder }) => folder),
);
const whole = await wholeBill(workspace);

for (const brand of brands) {
  const site = siteOf(brand);
  const render = join(workspace, 'dist/render', brand);
  const licences = together([ofEdge, packagesOf(site), packagesOf(render)]);
  const { folder, archive, maps } = await makeRelease(join(workspace, OUT), {
    facts: {
      brand,
      version,
      machine: `${process.platform}-${process.arch}`,
      native: beside.filter(({ isNative }) => isNative).map((each) => `${each.name}@${each.version}`),
    },
    at: new Date(committedAt),
    site,
    render,
    programs: edge.files,
    beside: new Map(beside.map((each) => [each.name, each.folder])),
    licences,
    bill: billOf(whole, licences, { name: `heptad-${brand}`, version }),
  });
  console.log(`${folder}\n${archive}\n${maps}`);
}
