import { isMemberChange } from '@heptad/session';
import { createSlice } from '@reduxjs/toolkit';

/** The part of the app's state that tells whether the safety tip was understood in this visit (SHELL-039). */
export interface WithSafetyTip {
  readonly safetyTip: { readonly isRead: boolean };
}

const initialState: WithSafetyTip['safetyTip'] = { isRead: false };

const slice = createSlice({
  name: 'safetyTip',
  initialState,
  reducers: { tipUnderstood: () => ({ isRead: true }) },
  extraReducers: (builder) => builder.addMatcher(isMemberChange, () => initialState),
  selectors: { selectTipRead: ({ isRead }) => isRead },
});

export const safetyTipReducer = slice.reducer;
export const { tipUnderstood } = slice.actions;
export const { selectTipRead } = slice.selectors;
