import { AppContext } from '@heptad/feature-module';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { brand } from 'virtual:brand';
import texts from '../../../../libs/sports-betting/src/messages/zh-CN.json';
import { slipReducer } from '../../../../libs/sports-betting/src/bet-slip/slip-slice';
import type { MarketShape, MatchShape } from '../../../../libs/sports-betting/src/match-list/match-shape';
import { OddsCell } from '../../../../libs/sports-betting/src/odds-cell/odds-cell';
import { oddsFormatReducer } from '../../../../libs/sports-betting/src/odds-format/odds-format-slice';
import { BoardContext } from '../../../../libs/sports-betting/src/price-board/app-board';
import {
  createPriceBoard,
  type PriceBoard,
} from '../../../../libs/sports-betting/src/price-board/price-board';
import { CELLS } from './odds-of-tick';

const translations = i18next.createInstance();
void translations
  .use(initReactI18next)
  .init({ lng: 'zh-CN', ns: ['sports'], resources: { 'zh-CN': { sports: texts } }, initAsync: false });

const store = configureStore({
  reducer: combineReducers({ oddsFormat: oddsFormatReducer, betSlip: slipReducer }),
});

export const keyOfPlace = (place: number): string => `im|1|moneyline|${place}|home`;

const MATCH: MatchShape = {
  id: '1',
  venue: 'IMTY',
  sport: 'football',
  league: { id: '1', name: '联赛' },
  home: { id: '1', name: '主队' },
  away: { id: '2', name: '客队' },
  kickOff: 0,
  status: 'live',
  marketCount: 1,
  favourite: false,
  stream: false,
  markets: [],
};

const MARKET: MarketShape = {
  key: 'm',
  kind: 'moneyline',
  period: 'full',
  name: '独赢',
  status: 'open',
  selections: [],
};

const context = {
  services: { clock: { now: () => Date.now() }, toast: { show: () => undefined } },
  brand,
  navigation: [],
  homeSections: [],
  send: () => Promise.resolve(),
};

function Cells() {
  return Array.from({ length: CELLS }, (_, place) => (
    <OddsCell
      key={place}
      match={MATCH}
      market={MARKET}
      selection={{ key: keyOfPlace(place), side: 'home', name: '主' }}
    />
  ));
}

/** Puts the product's own cells into the page, on a board of their own. */
export function mountBoard(element: HTMLElement): { readonly board: PriceBoard; unmount(): void } {
  const board = createPriceBoard();
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={translations}>
        <Provider store={store}>
          <AppContext.Provider value={context}>
            <BoardContext.Provider value={board}>
              <Cells />
            </BoardContext.Provider>
          </AppContext.Provider>
        </Provider>
      </I18nextProvider>,
    ),
  );
  return { board, unmount: () => root.unmount() };
}
