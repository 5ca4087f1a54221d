import { createWriteState, lateWriteSaga, type WithWrite } from '@heptad/idempotent-write';
import type { Choice, ClaimResult, PlayResult } from '../activity';

/** A play as the member tapped it. */
export interface PlayOrder {
  readonly activity: string;
  readonly choice?: Choice;
  /** The member's own part of a draw. */
  readonly clientSeed?: string;
}

/** A claim as the page showed it. */
export interface ClaimOrder {
  readonly activity: string;
  readonly prizeId: string;
  /** Its name or its amount, as it was read on the button. */
  readonly prize: string;
}

/** Plays: one at a time in each activity, each taking one chance, whatever becomes of its answer. */
export const playWrite = createWriteState<'activityPlay', PlayOrder, PlayResult>({
  name: 'activityPlay',
  subject: ({ activity }) => activity,
});

/** Claims: one at a time in each activity, each prize paid once. */
export const claimWrite = createWriteState<'activityClaim', ClaimOrder, ClaimResult>({
  name: 'activityClaim',
  subject: ({ activity }) => activity,
});

/** Send and follow plays and claims once there is one: most visits make none. */
export const playWhenAsked = lateWriteSaga(playWrite.state, {
  load: async () => (await import('./sending')).playSending,
  isNeeded: playWrite.selectIsOpen,
  wakes: playWrite.actions.writeRequested.match,
});
export const claimWhenAsked = lateWriteSaga(claimWrite.state, {
  load: async () => (await import('./sending')).claimSending,
  isNeeded: claimWrite.selectIsOpen,
  wakes: claimWrite.actions.writeRequested.match,
});

/** The parts of the app's state that plays and claims are in. */
export type WithPlay = WithWrite<'activityPlay', PlayOrder, PlayResult>;
export type WithClaim = WithWrite<'activityClaim', ClaimOrder, ClaimResult>;
