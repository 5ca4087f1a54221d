import type { Language } from '../frame/entry';
import type { MessageLoaders, Messages } from '../frame/frame-texts';

/** The namespace of the texts of whichever shared game is open. */
export const TEXTS = 'sharedRounds';

type Loader = () => Promise<{ readonly default: Messages }>;

const SHARED: Readonly<Record<Language, Loader>> = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** The texts of a game together with those that all shared games have. */
export function withSharedTexts(own: MessageLoaders): MessageLoaders {
  const both =
    (language: Language): Loader =>
    async () => {
      const [shared, game] = await Promise.all([SHARED[language](), own[language]()]);
      return { default: { ...shared.default, ...game.default } };
    };
  return { 'zh-CN': both('zh-CN'), 'zh-TW': both('zh-TW'), en: both('en') };
}
