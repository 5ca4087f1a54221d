/**
 * The address that a venue's own page leads back to.
 * @param named as a launch or the page's own address names it
 * @returns undefined where nothing is named that a link may lead to
 */
export function wayBackOf(named: string | undefined): string | undefined {
  if (named === undefined || !URL.canParse(named)) return undefined;
  const { protocol, href } = new URL(named);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
