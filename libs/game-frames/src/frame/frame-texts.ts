import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './entry';

/** Texts of one subject, nested; leaves are i18next templates. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Fetches the texts of each language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;

/** The namespace of the frame's own texts. */
export const FRAME_TEXTS = 'frame';

const OWN: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** The texts of a frame, whose language never changes while it is open. */
export interface FrameTexts {
  readonly i18n: i18n;
  readonly language: Language;
  /** Makes the texts of a kind of game available. */
  add(namespace: string, loaders: MessageLoaders): Promise<void>;
}

/** Fetches the frame's own texts. */
export async function createFrameTexts(language: Language): Promise<FrameTexts> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [FRAME_TEXTS],
    defaultNS: FRAME_TEXTS,
    resources: { [language]: { [FRAME_TEXTS]: (await OWN[language]()).default } },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
    initAsync: false,
  });
  return {
    i18n: instance,
    language,
    async add(namespace, loaders) {
      instance.addResourceBundle(language, namespace, (await loaders[language]()).default);
    },
  };
}
