import type { GameKind } from '../frame/game-kind';
import { TEXTS, withSharedTexts } from '../shared-rounds/texts';

/** Lotteries of three plays, drawn every minute, every five minutes and every day. */
export const lotteryKind: GameKind = {
  engines: ['lottery'],
  namespace: TEXTS,
  messages: withSharedTexts({
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  }),
  load: async () => (await import('./lottery-parts')).lotteryParts,
};
