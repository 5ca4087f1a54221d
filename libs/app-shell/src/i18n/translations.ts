import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALES, type BrandBundle, type Locale, type Messages } from '@heptad/brand-config';
import type { MessageLoaders } from '@heptad/feature-module';

/**
 * The app's texts: every feature is a namespace of its own, the brand's overrides lie on top. Every text may name `{{customerService}}`
 * and `{{centreWallet}}`, which the brand words (BRAND-006, BRAND-007).
 */
export interface Translations {
  readonly i18n: i18n;
  locale(): Locale;
  /**
   * Makes texts available in the present language and in those chosen later: a feature's own, and those that come with its
   * pages. Later texts lie under those that are there already.
   */
  add(namespace: string, loaders: MessageLoaders): Promise<void>;
  /** Fetches what is missing in a language, then switches, so that no key is ever shown as text. A later choice wins. */
  choose(locale: Locale): Promise<void>;
}

export interface TranslationsOptions {
  readonly locale: Locale;
  /** The shell's own texts, of which zh-CN ships with the first bytes. */
  readonly shell: { readonly namespace: string; readonly inline: Messages; readonly loaders: MessageLoaders };
  readonly brand: Pick<BrandBundle, 'messages'> & { readonly config: Pick<BrandBundle['config'], 'labels'> };
}

const DEFAULT_LOCALE: Locale = 'zh-CN';

/** The brand's own words. They are read in the language shown each time a text names them. */
function labelsIn(labels: BrandBundle['config']['labels'], shown: () => string) {
  const locale = (): Locale => LOCALES.find((each) => each === shown()) ?? DEFAULT_LOCALE;
  return {
    get customerService() {
      return labels.customerService[locale()];
    },
    get centreWallet() {
      return labels.centreWallet[locale()];
    },
  };
}

export async function createTranslations({
  locale,
  shell,
  brand,
}: TranslationsOptions): Promise<Translations> {
  const instance = i18next.createInstance();
  const namespaces = new Map<MessageLoaders, string>([[shell.loaders, shell.namespace]]);
  const fetched = new Map<MessageLoaders, Set<Locale>>([[shell.loaders, new Set([DEFAULT_LOCALE])]]);
  const overrides = new Map<Locale, Promise<Messages>>();
  let current = locale;
  let asked = 0;

  const overridesOf = (wanted: Locale): Promise<Messages> => {
    const known = overrides.get(wanted);
    if (known !== undefined) return known;
    // A brand's overrides are optional: without them the features' own texts are shown.
    const fetched = brand.messages[wanted]().then(
      (module) => module.default,
      () => ({}),
    );
    overrides.set(wanted, fetched);
    return fetched;
  };

  async function overrideTexts(namespace: string, wanted: Locale): Promise<void> {
    const own = (await overridesOf(wanted))[namespace];
    if (typeof own === 'object') instance.addResourceBundle(wanted, namespace, own, true, true);
  }

  async function fetchTexts(namespace: string, loaders: MessageLoaders, wanted: Locale): Promise<void> {
    const there = fetched.get(loaders) ?? new Set();
    if (there.has(wanted)) return;
    fetched.set(loaders, there);
    const texts = await loaders[wanted]();
    instance.addResourceBundle(wanted, namespace, texts.default, true, false);
    await overrideTexts(namespace, wanted);
    there.add(wanted);
  }

  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    ns: [shell.namespace],
    defaultNS: shell.namespace,
    resources: { [DEFAULT_LOCALE]: { [shell.namespace]: shell.inline } },
    interpolation: {
      escapeValue: false,
      defaultVariables: labelsIn(brand.config.labels, () => instance.language),
    },
    // Said though it is the default: else each text is first asked whether its key might be a sentence, a third of what a text takes.
    keySeparator: '.',
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
    initAsync: false,
  });

  const translations: Translations = {
    i18n: instance,
    locale: () => current,
    async add(namespace, loaders) {
      namespaces.set(loaders, namespace);
      let shown: Locale;
      do {
        shown = current;
        await fetchTexts(namespace, loaders, shown);
      } while (shown !== current);
    },
    async choose(wanted) {
      const mine = ++asked;
      let known: number;
      do {
        known = namespaces.size;
        await Promise.all(
          [...namespaces].map(([loaders, namespace]) => fetchTexts(namespace, loaders, wanted)),
        );
      } while (known !== namespaces.size);
      if (mine !== asked) return;
      current = wanted;
      await instance.changeLanguage(wanted);
    },
  };
  if (locale === DEFAULT_LOCALE) await overrideTexts(shell.namespace, locale);
  else await translations.choose(locale);
  return translations;
}
