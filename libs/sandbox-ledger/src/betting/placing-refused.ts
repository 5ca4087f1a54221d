import type { PlaceResult } from './betting';

/** Thrown to undo a placing that the rules refuse; never reaches the caller. */
export class PlacingRefused extends Error {
  constructor(readonly result: Extract<PlaceResult, { readonly ok: false }>) {
    super(result.reason);
  }
}
