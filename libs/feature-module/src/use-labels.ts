import { useBrand, useServices } from './app-context';
import type { LanguageChoice } from './app-ports';

/** The names that texts leave to the brand (BRAND-006, BRAND-007), in the language that is shown, by the names of their placeholders. */
export function useLabels(): Readonly<Record<'customerService' | 'centreWallet', string>> {
  const { labels } = useBrand().config;
  const locale = useServices<{ readonly language: LanguageChoice }>().language.current();
  return { customerService: labels.customerService[locale], centreWallet: labels.centreWallet[locale] };
}
