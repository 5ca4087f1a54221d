import type { GameKind } from '../frame/game-kind';

/** Slots of five reels. */
export const slotKind: GameKind = {
  engines: ['slot'],
  namespace: 'slot',
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
  load: async () => (await import('./slot-parts')).slotParts,
};
