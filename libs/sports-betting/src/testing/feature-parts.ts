import { queryApi } from '@heptad/api-client';
import { sessionReducer } from '@heptad/session';
import { combineReducers } from '@reduxjs/toolkit';
import i18next, { type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { slipReducer } from '../bet-slip/slip-slice';
import { oddsFormatReducer } from '../odds-format/odds-format-slice';

/** The feature's texts in one language, there at once. */
export function featureTexts(language: string, texts: ResourceKey): i18n {
  const translations = i18next.createInstance();
  void translations.use(initReactI18next).init({
    lng: language,
    ns: ['sports'],
    resources: { [language]: { sports: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return translations;
}

/** The part of the store that the feature reads and writes. */
export const featureReducer = combineReducers({
  betSlip: slipReducer,
  session: sessionReducer,
  oddsFormat: oddsFormatReducer,
  queryApi: queryApi.reducer,
});
