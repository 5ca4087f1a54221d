import { wordedBy } from '../../words/site-labels';
import type { RuleSection } from '../promotion';
import type { Seat } from './kind';

/** An activity's rules in the words of the site that is asked. */
export function rulesOnWire(rules: readonly RuleSection[], { site, locale }: Pick<Seat, 'site' | 'locale'>) {
  const word = wordedBy(site, locale);
  return rules.map(({ title, lines }) => ({
    title: word(title[locale]),
    lines: lines.map((line) => word(line[locale])),
  }));
}
