const PLACEHOLDER = /\{\{[^{}]*\}\}|\$t\([^()]*\)|<\/?\w+\s*\/?>/g;

/** Every text may name these, which the brand words itself, and may leave them out (BRAND-006, BRAND-007). */
const ANYWHERE = ['{{customerService}}', '{{centreWallet}}'];

const inText = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([found]) => found.replaceAll(/\s+/g, '')))]
    .filter((found) => !ANYWHERE.includes(found))
    .sort();

/** What a text that replaces another has too little and too much of the places that are filled in. */
export interface PlaceholderFault {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Holds the places of a text that are filled in, such as `{{amount}}`, against those of the text that it replaces.
 * @returns nothing where they are the same
 */
export function placeholderFault(ours: string, theirs: string): PlaceholderFault | undefined {
  const [wanted, found] = [inText(ours), inText(theirs)];
  const missing = wanted.filter((each) => !found.includes(each));
  const unknown = found.filter((each) => !wanted.includes(each));
  return missing.length + unknown.length === 0 ? undefined : { missing, unknown };
}
