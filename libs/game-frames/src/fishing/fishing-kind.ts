import type { GameKind } from '../frame/game-kind';

/** Fishing. */
export const fishingKind: GameKind = {
  engines: ['fishing'],
  namespace: 'fishing',
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
  load: async () => (await import('./fishing-parts')).fishingParts,
};
