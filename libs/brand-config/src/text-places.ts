/** What is filled in, another text by `$t(…)`, and marks around words such as `<1>…</1>`. */
const PLACE = /\{\{\s*([^{}]*?)\s*\}\}|\$t\([^()]*\)|<\/?\w+\s*\/?>/g;

/**
 * The places of a text in which something is put, each once and in order: `{{amount}}`, `$t(other.text)`, `<1>`. How a value is formatted,
 * as in `{{amount, number}}`, is a language's own.
 */
export function textPlaces(text: string): readonly string[] {
  const places = [...text.matchAll(PLACE)].map(([found, name]) =>
    name === undefined ? found.replaceAll(/\s+/g, '') : `{{${name.split(/[\s,]/, 1)[0]}}}`,
  );
  return [...new Set(places)].sort();
}

/** Every text may name these, which the brand words itself, and may leave them out (BRAND-006, BRAND-007). */
const OF_THE_BRAND = ['{{customerService}}', '{{centreWallet}}'];

/** What a text that replaces another has too little and too much of the places of that one. */
export interface PlaceFault {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  /** A place is begun or ended, but not both. */
  readonly unclosed: boolean;
}

/**
 * Holds the places of a text against those of the text that it replaces.
 * @returns nothing where they are the same
 */
export function placeFault(ours: string, own: string): PlaceFault | undefined {
  const [wanted, found] = [ours, own].map((text) =>
    textPlaces(text).filter((place) => !OF_THE_BRAND.includes(place)),
  ) as [string[], string[]];
  const missing = wanted.filter((place) => !found.includes(place));
  const unknown = found.filter((place) => !wanted.includes(place));
  const unclosed = /\{\{|\}\}/.test(own.replace(PLACE, ''));
  return missing.length + unknown.length > 0 || unclosed ? { missing, unknown, unclosed } : undefined;
}
