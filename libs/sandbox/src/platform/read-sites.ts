import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vip } from '@heptad/contracts';
import { CAPABILITIES, localizedTextSchema, parseBrand } from '@heptad/brand-config';
import * as v from 'valibot';
import type { Site } from './sites';
import { VENUES, launchSpelling, type VenueArea } from './venues';

const SPORTS_VENUES = VENUES.filter(({ area }) => area === 'sports').map(launchSpelling);
const AREAS = [...new Set(VENUES.map(({ area }) => area))];
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));
const hue = v.pipe(v.number(), v.minValue(0), v.maxValue(359));

const gradeNames = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty('A name must not be empty.'), v.maxLength(16))),
  v.length(vip.gradeCount, 'The list does not name each grade.'),
  v.check((list) => new Set(list).size === list.length, 'The list names two grades alike.'),
  v.readonly(),
);

/** What `brands/<code>/site.json` holds: what the platform knows of a brand's site and the brand's app is told. */
export const siteFileSchema = v.strictObject({
  title: localizedTextSchema,
  /** VIP0 first. */
  gradeNames: v.strictObject({ 'zh-CN': gradeNames, 'zh-TW': gradeNames, en: gradeNames }),
  /** Wire spelling: `OBTY`. */
  venueOrder: v.pipe(
    v.array(v.picklist(SPORTS_VENUES)),
    v.nonEmpty('The list must not be empty.'),
    v.check((list) => new Set(list).size === list.length, 'The list names a venue twice.'),
    v.readonly(),
  ),
  pictureHues: v.optional(v.strictTuple([hue, hue])),
  /** Names of activities that run on the sites alone that name them. */
  activities: v.optional(v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.readonly())),
  serviceHours: v.optional(v.strictObject({ from: minuteOfDay, to: minuteOfDay })),
});

/**
 * The sites of all brands, by number: `brand.json` says the number, the areas and the labels, `site.json` the rest.
 * @param brandsFolder holds a folder for each brand
 * @throws Error that names the file, the field and what is wrong with it
 */
export function readSites(brandsFolder: string): readonly Site[] {
  return readdirSync(brandsFolder)
    .map((code) => join(brandsFolder, code))
    .filter((folder) => existsSync(join(folder, 'brand.json')))
    .map(readSite)
    .toSorted((a, b) => Number(a.id) - Number(b.id));
}

function readSite(folder: string): Site {
  const brandFile = join(folder, 'brand.json');
  const { siteId, capabilities, labels } = parseBrand(readJson(brandFile), brandFile);
  const siteFile = join(folder, 'site.json');
  const parsed = v.safeParse(siteFileSchema, readJson(siteFile));
  if (!parsed.success) {
    const issues = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`);
    throw new Error(`${siteFile} is not a site:\n${issues.join('\n')}`);
  }
  const id = String(siteId);
  const offered: readonly string[] = capabilities;
  return {
    id,
    videoFolder: id,
    labels,
    withoutAreas: AREAS.filter((area) => isCapability(area) && !offered.includes(area)),
    ...parsed.output,
  };
}

/** Areas that no brand can name are offered by every site. */
function isCapability(area: VenueArea): boolean {
  return CAPABILITIES.some((capability) => capability === area);
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} is missing: write what the platform knows of the site.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}`, { cause: error });
  }
}
