import type { Locale, MessageLoaders, Messages } from '@heptad/feature-module';

/** The texts of a page that says what another part says too. */
export function joinTexts(first: MessageLoaders, second: MessageLoaders): MessageLoaders {
  const both = async (locale: Locale): Promise<{ readonly default: Messages }> => {
    const [one, other] = await Promise.all([first[locale](), second[locale]()]);
    return { default: { ...one.default, ...other.default } };
  };
  return { 'zh-CN': () => both('zh-CN'), 'zh-TW': () => both('zh-TW'), en: () => both('en') };
}
