import type { FeatureParts } from '@heptad/feature-module';
import { isOpen } from './bet-slip/placement';
import { createSlipSagas } from './bet-slip/slip-sagas';
import { selectPlacements, slipReducer, type WithSlip } from './bet-slip/slip-slice';
import { oddsFormatSaga } from './odds-format/odds-format-saga';
import { oddsFormatReducer } from './odds-format/odds-format-slice';
import type { SportsServices } from './services';

/** The panels beside a match share their code with its page. */
const matchPage = () => import('./match-detail/match-detail-page');

/** What sports betting brings once it is fetched. */
export const sportsParts: FeatureParts<SportsServices> = {
  pages: {
    sports: () => import('./match-list/sports-page'),
    match: matchPage,
    results: () => import('./results/results-page'),
    redList: () => import('./red-list/ranking-page'),
    redListPerson: () => import('./red-list/person-page'),
    redListTip: () => import('./red-list/rec-detail-page'),
    search: () => import('./search/search-page'),
    betStrategy: () => import('./bet-strategy/bet-strategy-page'),
  },
  sections: {
    hotMatches: () => import('./hot-matches/hot-matches'),
    esportsMatches: () => import('./esports-hall/esports-section'),
    popularBets: () => import('./popular-bets/popular-bets'),
  },
  panels: {
    searchHead: () => import('./search/search-head'),
    sportsRail: () => import('./rails/sports-rail'),
    stageRail: async () => {
      const { StageRail, messages } = await matchPage();
      return { default: StageRail, messages };
    },
    matchPrices: () => import('./match-prices/match-prices'),
    esportsHall: () => import('./esports-hall/esports-hall'),
    slipRail: () => import('./rails/slip-rail'),
    betSettings: () => import('./bet-settings/bet-settings'),
    lessonExample: () => import('./bet-strategy/lesson-example'),
    relatedRail: async () => ({ default: (await matchPage()).RelatedRail }),
  },
  commands: {
    'match.open': (payload, _services, { navigate }) =>
      import('./match/named-match-path').then(({ namedMatchPath }) => navigate(namedMatchPath(payload))),
  },
  reducers: { betSlip: slipReducer, oddsFormat: oddsFormatReducer },
  sagas: [oddsFormatSaga, ...createSlipSagas()],
  moneyInFlight: (state: WithSlip) => selectPlacements(state).some(isOpen),
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
