import type { GameKind } from '../../frame/game-kind';
import { TEXTS, withSharedTexts } from '../../shared-rounds/texts';

/** Tables of baccarat. */
export const baccaratKind: GameKind = {
  engines: ['baccarat'],
  namespace: TEXTS,
  messages: withSharedTexts({
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  }),
  load: async () => (await import('./baccarat-parts')).baccaratParts,
};
