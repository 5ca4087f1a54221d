import { AppContext, type AppContextValue } from '@heptad/feature-module';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { slipReducer } from '../bet-slip/slip-slice';
import type { MarketShape, MatchShape } from '../match/match-shape';
import texts from '../messages/zh-CN.json';
import { OddsCell } from '../odds-cell/odds-cell';
import { oddsFormatReducer } from '../odds-format/odds-format-slice';
import { featureTexts } from './feature-parts';

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

export interface OddsCellsProps {
  /** Its services name the board. */
  readonly context: AppContextValue;
  /** The selections' keys on the board, one cell each. */
  readonly keys: readonly string[];
}

/** The odds cells of a match list and all they need, without the list: measured by a bench. */
export function createOddsCells() {
  const translations = featureTexts('zh-CN', texts);
  const store = configureStore({
    reducer: combineReducers({ oddsFormat: oddsFormatReducer, betSlip: slipReducer }),
  });
  return function OddsCells({ context, keys }: OddsCellsProps) {
    return (
      <I18nextProvider i18n={translations}>
        <Provider store={store}>
          <AppContext.Provider value={context}>
            {keys.map((key) => (
              <OddsCell
                key={key}
                match={MATCH}
                market={MARKET}
                selection={{ key, side: 'home', name: '主' }}
              />
            ))}
          </AppContext.Provider>
        </Provider>
      </I18nextProvider>
    );
  };
}
