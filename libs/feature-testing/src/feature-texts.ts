import { createTranslations, SHELL_TEXTS } from '@heptad/app-shell/testing';
import type { BrandBundle, Messages } from '@heptad/brand-config';
import type { Locale, MessageLoaders } from '@heptad/feature-module';

/**
 * The texts that a page reads, as the shell holds them: its own and those of features.
 * @param own texts that a spec words itself, by namespace
 */
export async function featureTexts(
  locale: Locale,
  brand: BrandBundle,
  features: readonly (readonly [string, MessageLoaders])[],
  own: Readonly<Record<string, Messages>> = {},
): Promise<Awaited<ReturnType<typeof createTranslations>>> {
  const translations = await createTranslations({ locale, shell: SHELL_TEXTS, brand });
  for (const [namespace, loaders] of features) await translations.add(namespace, loaders);
  for (const [namespace, texts] of Object.entries(own))
    translations.i18n.addResourceBundle(locale, namespace, texts, true, true);
  return translations;
}
