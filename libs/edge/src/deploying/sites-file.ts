import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { deploymentSchema } from '@heptad/brand-config';
import type { DeploymentConfig } from '@heptad/brand-config';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import { rendererIn } from '../renderer-file';
import type { SiteOptions } from '../site';
import { FileFault, parseLocated } from './located-json';

/** What renders first screens, in the folder of a release. */
const RENDERER_FILE = 'render/first-screen.mjs';

const NAME = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

const isHttpOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

const siteSchema = v.strictObject({
  /** The brand's code. */
  brand: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'A brand is named by its code, such as "ky".')),
  /** Names under which browsers ask for it, without ports; one site may name none and then answers under all others. */
  hosts: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(NAME, 'A host is a name such as play.example, in lower case, without a port.'),
        ),
      ),
      v.readonly(),
    ),
    [],
  ),
  /** The folder of its release, or the link `current` to it; relative to this file. */
  release: v.pipe(v.string(), v.nonEmpty('Name the folder of the release.')),
  /** The file with what differs from one deployment to the next; relative to this file. */
  deployment: v.pipe(v.string(), v.nonEmpty('Name the file of the deployment’s data.')),
  /** Whether pages come with their first screens, by the program that the release has for it. */
  rendering: v.optional(v.boolean(), false),
  /** The platform’s origin. */
  platform: v.pipe(v.string(), v.check(isHttpOrigin, 'Must be an origin, such as https://platform.example.')),
});

/** The file that says which brands an edge serves, and under which names. */
export const sitesFileSchema = v.strictObject({
  /** For editors. */
  $schema: v.optional(v.string()),
  sites: v.pipe(
    v.array(siteSchema),
    v.minLength(1, 'Name at least one site.'),
    v.check(
      (sites) => sites.filter(({ hosts }) => hosts.length === 0).length < 2,
      'One site at most names no hosts.',
    ),
    v.check((sites) => {
      const names = sites.flatMap(({ hosts }) => hosts);
      return new Set(names).size === names.length;
    }, 'No host belongs to two sites.'),
    v.check(
      (sites) => new Set(sites.map(({ brand }) => brand)).size === sites.length,
      'Each brand stands here once.',
    ),
    v.readonly(),
  ),
});

/** What a deployment's file may hold. Pages pass over what they do not know; in a file that is a name that was mistyped. */
export const deploymentFileSchema = v.strictObject({
  /** For editors. */
  $schema: v.optional(v.string()),
  ...deploymentSchema.pipe[0].entries,
});

/** Reads what a deployment says of itself. @throws FileFault with file, line and a sentence */
export function readDeploymentFile(file: string): DeploymentConfig {
  const text = readText(file);
  parseLocated(file, text, deploymentFileSchema);
  return parseLocated(file, text, deploymentSchema);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new FileFault(`${file}:1: The file cannot be read.`, { cause });
  }
}

/** Folders of the other releases beside one: pages that are open still ask for their files. */
function olderRoots(release: string): readonly string[] {
  const own = realpathSync(release);
  return readdirSync(dirname(own), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== basename(own))
    .map(({ name }) => join(dirname(own), name, 'site'))
    .sort()
    .reverse();
}

/**
 * Reads which sites an edge serves, with each one's deployment data and the releases beside its own.
 * @param adapt changes what a deployment says, as development does
 * @throws FileFault with file, line and a sentence for what is wrong
 */
export function readSitesFile(
  file: string,
  adapt: (deployment: DeploymentConfig, platform: string) => DeploymentConfig = (deployment) => deployment,
): readonly SiteOptions[] {
  const { sites } = parseLocated(file, readText(file), sitesFileSchema);
  const folder = dirname(file);
  return sites.map(({ brand, hosts, release, deployment: named, platform, rendering }) => {
    const at = resolve(folder, release);
    let older: readonly string[];
    try {
      older = olderRoots(at);
    } catch (cause) {
      throw new FileFault(`${file}:1: The release ${at} of ${brand} is not there.`, { cause });
    }
    // The folder itself and not the link: what is served changes when it is read again, and never halfway.
    const own = realpathSync(at);
    const deployment = adapt(readDeploymentFile(resolve(folder, named)), platform);
    return {
      brand,
      hosts,
      root: join(own, 'site'),
      olderRoots: older,
      upstream: platform,
      deployment,
      ...defined({
        render: rendering
          ? rendererIn(join(own, RENDERER_FILE), { deployment, upstream: platform })
          : undefined,
      }),
    };
  });
}
