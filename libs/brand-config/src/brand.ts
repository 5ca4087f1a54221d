import { SPORTS_VENUE_CODES } from '@heptad/contracts';
import * as v from 'valibot';
import { CAPABILITIES } from './capability';
import { localizedTextSchema } from './localized-text';

const identifier = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z0-9-]*$/, 'An id is letters, digits and hyphens.'),
);

const noneTwice = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

function ordered<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(item),
    v.nonEmpty('The list must not be empty.'),
    v.check(noneTwice, 'The list names an entry twice.'),
    v.readonly(),
  );
}

const supportContactSchema = v.strictObject({
  /** Shown to members as it stands: an address or an account of the brand's support (SHELL-030). */
  contact: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** Opened instead of the chat route inside the app (SHELL-032, OPEN-040). */
  appLink: v.pipe(v.string(), v.url(), v.startsWith('https://', 'The link must be https.')),
});

const nativeSchema = v.strictObject({
  /** Of deep links, without `://` (NATIVE-003, NATIVE-015). */
  scheme: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9.+-]*$/, 'A scheme is lower-case letters and digits.')),
  /** The text in the user agent that tells the brand's app (NATIVE-002). */
  marker: v.pipe(v.string(), v.regex(/^\S{4,}$/, 'The marker is one word of at least four characters.')),
});

/**
 * The variants in which a brand may have its matches drawn. Each has a stylesheet of its own, of which a build carries the two that
 * its brand names.
 */
export const MATCH_VARIANTS = ['calm', 'silk', 'arcade', 'card', 'slant', 'table', 'hairline'] as const;
export type MatchVariant = (typeof MATCH_VARIANTS)[number];

/** What a festival is drawn with: its hero, head and tabs; each has a stylesheet and drawings of its own. */
export const FESTIVAL_ARTS = ['lantern', 'moon'] as const;

const festivalSchema = v.pipe(
  v.strictObject({
    art: v.picklist(FESTIVAL_ARTS),
    /** The first moment, such as `2027-01-29T00:00:00+08:00`. */
    from: v.pipe(v.string(), v.isoTimestamp('A moment is written 2027-01-29T00:00:00+08:00.')),
    /** The first moment after it. */
    until: v.pipe(v.string(), v.isoTimestamp('A moment is written 2027-02-21T00:00:00+08:00.')),
  }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'A festival ends after it begins.'),
);

const layoutSchema = v.strictObject({
  /** Written to `html[data-density]`; how much room rows and cards take is said by the theme's spacing tokens. */
  density: v.picklist(['airy', 'roomy', 'medium', 'compact', 'dense', 'densest']),
  /** How the head of a section is drawn; written to `html[data-section-head]`. */
  sectionHead: v.picklist(['plain', 'bar', 'framed', 'slanted', 'ruled', 'editorial']),
  /** Written to `html[data-corner]`: `cut` takes a slice off two corners of a card. */
  corner: v.picklist(['round', 'cut']),
  /** How the head of a match's page is drawn; written to `html[data-match-head]`. */
  matchHead: v.picklist(MATCH_VARIANTS),
  /** How a match of a list and its prices are drawn; written to `html[data-match-row]`. */
  matchRow: v.picklist(MATCH_VARIANTS),
});

/** What `brands/<code>/brand.json` holds: everything by which a brand differs but its colours, texts and drawings (BRAND-001, BRAND-005). */
export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  code: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/, 'A code is two to eight lower-case letters.')),
  names: localizedTextSchema,
  /** One line under the name, on the home page and in the manifest. */
  slogan: localizedTextSchema,
  /** Sent as `X-API-SITE` and in launches (API-005, CONST-001). */
  siteId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** In the order in which they are offered. */
  capabilities: ordered(v.picklist(CAPABILITIES)),
  /** The order of the sports venues until the server gives its own (VENUE-008). */
  venueOrder: ordered(v.picklist(SPORTS_VENUE_CODES)),
  /** The venues whose visits are counted (BRAND-008). */
  trackedVenues: v.pipe(
    v.array(v.picklist(SPORTS_VENUE_CODES)),
    v.check(noneTwice, 'The list names an entry twice.'),
    v.readonly(),
  ),
  /** Names that members read, chosen by the brand (BRAND-006, BRAND-007). */
  labels: v.strictObject({ customerService: localizedTextSchema, centreWallet: localizedTextSchema }),
  /** Left out where the brand has no contact of its own: the 24-hour text is shown then (SHELL-030). */
  support: v.optional(supportContactSchema),
  /** Whether a stored or forced dark theme counts (BRAND-003). */
  hasDark: v.boolean(),
  /** In which guests read amounts, as a code of ISO 4217; members have their own. CNY where it is left out. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'A currency is three capitals.'))),
  /** The theme of a visitor who has chosen none; light in a brand without dark. */
  defaultTheme: v.optional(v.picklist(['system', 'dark']), 'system'),
  /** Ids of navigation entries, in the order of the tab bar; ids that no feature offers are passed over. */
  tabs: ordered(identifier),
  /** Ids of home sections from top to bottom; sections that are not listed come after these in their own order. */
  homeSections: ordered(identifier),
  /** What an action that needs a member opens for a guest: 1 registration, 2 login (SHELL-041). */
  unauthenticatedMode: v.picklist([1, 2]),
  native: nativeSchema,
  layout: layoutSchema,
  /** Campaigns in whose time the festival skin, where the site asks for it, has their art; the first that is on counts (BRAND-004). */
  festivals: v.optional(v.pipe(v.array(festivalSchema), v.readonly()), []),
});
export type Brand = Readonly<v.InferOutput<typeof brandSchema>>;

/**
 * Reads a brand file.
 * @param value the parsed JSON
 * @param file the name used in the error
 * @throws Error that names the file, the field and what is wrong with it
 */
export function parseBrand(value: unknown, file: string): Brand {
  const result = v.safeParse(brandSchema, value);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`);
  throw new Error(`${file} is not a brand:\n${issues.join('\n')}`);
}
