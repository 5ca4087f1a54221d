import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which floating icons the visitor has put away; they stay away until the page is loaded anew. */
export interface FloatDockState {
  readonly closed: readonly string[];
}

/** The part of the store that the dock owns. */
export interface WithFloatDock {
  readonly floatDock: FloatDockState;
}

const initialState: FloatDockState = { closed: [] };

const slice = createSlice({
  name: 'floatDock',
  initialState,
  reducers: {
    iconClosed: (state, { payload }: PayloadAction<string>): FloatDockState =>
      state.closed.includes(payload) ? state : { closed: [...state.closed, payload] },
  },
  selectors: { selectClosed: (state) => state.closed },
});

export const floatDockReducer = slice.reducer;
export const floatDockActions = slice.actions;
export const { selectClosed } = slice.selectors;
