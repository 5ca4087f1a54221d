import { OddsType } from '@heptad/formatting';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type OddsTypeValue = (typeof OddsType)[keyof typeof OddsType];

/** In which notation prices are shown; European unless chosen (CONST-004). Prices themselves are always kept European. */
export interface OddsFormatState {
  readonly type: OddsTypeValue;
}

const initialState: OddsFormatState = { type: OddsType.europe };

const slice = createSlice({
  name: 'oddsFormat',
  initialState,
  reducers: {
    oddsTypeChosen: (_state, { payload }: PayloadAction<OddsTypeValue>) => ({ type: payload }),
    oddsTypeRestored: (_state, { payload }: PayloadAction<OddsTypeValue>) => ({ type: payload }),
  },
  selectors: { selectOddsType: (state) => state.type },
});

export const oddsFormatReducer = slice.reducer;
export const oddsFormatActions = slice.actions;
export const { selectOddsType } = slice.selectors;
