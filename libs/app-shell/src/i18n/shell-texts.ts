import zhCN from '../messages/zh-CN.json';
import type { TranslationsOptions } from './translations';

/** The shell's texts: the default language ships with the first bytes, since nothing can be shown without it. */
export const SHELL_TEXTS: TranslationsOptions['shell'] = {
  namespace: 'shell',
  inline: zhCN,
  loaders: {
    'zh-CN': async () => ({ default: zhCN }),
    'zh-TW': () => import('../messages/zh-TW.json'),
    en: () => import('../messages/en.json'),
  },
};
