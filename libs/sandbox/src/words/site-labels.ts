import type { VenueLocale } from '@heptad/sandbox-venues';
import type { Site, SiteLabels } from '../platform/sites';

const NAMED = /\{\{(customerService|centreWallet)\}\}/g;

/**
 * Words the platform's own texts as a site does: every one of them may name `{{customerService}}` and `{{centreWallet}}`.
 * @param site undefined where no site is asked; the text stays as it is then
 * @param write how a label stands in the text; as it is unless given
 */
export function wordedBy(
  site: Pick<Site, 'labels'> | undefined,
  locale: VenueLocale,
  write: (label: string) => string = (label) => label,
): (text: string) => string {
  if (site === undefined) return (text) => text;
  return (text) => text.replace(NAMED, (_, name: keyof SiteLabels) => write(site.labels[name][locale]));
}
