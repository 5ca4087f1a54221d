import { createAction } from '@reduxjs/toolkit';

/** The code that keeps prices and limits true has come: the view of the slip that it was fetched for was there before it. */
export const watchingBegun = createAction('betSlip/watchingBegun');
