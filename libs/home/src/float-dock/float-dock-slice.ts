import type { DockPlace } from '@heptad/ui-kit';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the visitor has done with the floating icons; it holds until the page is reloaded. */
export interface FloatDockState {
  /** Icons that were put away. */
  readonly closed: readonly string[];
  /** Where the dock was moved to. */
  readonly place?: DockPlace;
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
      state.closed.includes(payload) ? state : { ...state, closed: [...state.closed, payload] },
    dockPlaced: (state, { payload }: PayloadAction<DockPlace>): FloatDockState => ({
      ...state,
      place: payload,
    }),
  },
  selectors: { selectClosed: (state) => state.closed, selectPlace: (state) => state.place },
});

export const floatDockReducer = slice.reducer;
export const floatDockActions = slice.actions;
export const { selectClosed, selectPlace } = slice.selectors;
