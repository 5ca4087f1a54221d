import type { StudioProblem } from '../../contract';

/** The parts of a brand that are edited, in the order in which the page lists them. */
export const GROUPS = [
  'colours',
  'shapes',
  'type',
  'names',
  'order',
  'matches',
  'texts',
  'drawings',
  'contacts',
] as const;
export type Group = (typeof GROUPS)[number];

/** A file's name as fields are called by it: `theme` of `brands/ky/theme.json`. */
const fileName = (file: string): string =>
  /(?:messages\/[\w-]+|[\w.-]+?)(?=\.json$|$)/.exec(file)?.[0] ?? file;

/** How the field is called that a problem is about, as its `data-field`. */
export const fieldOf = ({ file, path }: StudioProblem): string => `${fileName(file)}:${path}`;

const OF_FIELD: readonly (readonly [RegExp, Group])[] = [
  [/^theme:base\.(?:font|weight|text)/, 'type'],
  [/^theme:base|^theme:\w+\.shadow|^brand:layout\.(?:density|sectionHead|corner)/, 'shapes'],
  [/^theme:/, 'colours'],
  [/^brand:(?:layout|festivals)/, 'matches'],
  [/^brand:(?:capabilities|venueOrder|trackedVenues|tabs|homeSections)/, 'order'],
  [/^brand:(?:support|native)/, 'contacts'],
  [/^(?:brand|site):/, 'names'],
  [/^messages\//, 'texts'],
];

/** The part of the brand in which a problem is mended. */
export function groupOf(problem: StudioProblem): Group {
  const field = fieldOf(problem);
  return OF_FIELD.find(([pattern]) => pattern.test(field))?.[1] ?? 'drawings';
}
