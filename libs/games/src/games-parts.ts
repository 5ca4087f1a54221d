import { EXTRA_PATHS, PATHS, type FeatureParts } from '@heptad/feature-module';
import { jackpotSaga } from './halls/jackpot-saga';
import { bringBack, gameMoney, gameMoneyWhenAsked } from './play/game-money';
import { playSaga } from './play/play-saga';
import { playReducer } from './play/play-state';
import type { GamesServices } from './services';

/** What the games feature brings once it is fetched. */
export const gamesParts: FeatureParts<GamesServices> = {
  routes: [
    { path: PATHS.egameById, page: () => import('./game-sheet/egame-page') },
    { path: EXTRA_PATHS.venuesPlayByEnName, page: () => import('./play/play-page'), layout: 'plain' },
    { path: EXTRA_PATHS.venuesRoundById, page: () => import('./rounds/round-page'), guard: 'member' },
  ],
  pages: { hall: () => import('./halls/hall-page') },
  panels: { hallRail: () => import('./halls/hall-rail') },
  reducers: { play: playReducer, [gameMoney.name]: gameMoney.reducer },
  sagas: [gameMoneyWhenAsked, playSaga, jackpotSaga],
  commands: { 'games.bringBack': bringBack },
  moneyInFlight: gameMoney.selectIsOpen,
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
