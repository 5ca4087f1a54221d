import type { GameKind } from '../../frame/game-kind';
import { TEXTS, withSharedTexts } from '../../shared-rounds/texts';

/** Tables of roulette. */
export const rouletteKind: GameKind = {
  engines: ['roulette'],
  namespace: TEXTS,
  messages: withSharedTexts({
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  }),
  load: async () => (await import('./roulette-parts')).rouletteParts,
};
