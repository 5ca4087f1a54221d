import { useBrand, useServices } from '@heptad/feature-module';
import type { SupportServices } from '../services';

/** The names that articles leave to the brand (BRAND-006, BRAND-007), in the language that is shown. */
export function useLabels(): Readonly<Record<'customerService' | 'centreWallet', string>> {
  const { labels } = useBrand().config;
  const locale = useServices<SupportServices>().language.current();
  return { customerService: labels.customerService[locale], centreWallet: labels.centreWallet[locale] };
}
