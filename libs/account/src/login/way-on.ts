import { PATHS } from '@heptad/feature-module';
import type { ApiError } from '@heptad/api-client';
import type { LoginOutcome } from '@heptad/session';

/** What the login page does next. */
export type WayOn =
  | { readonly kind: 'enter' }
  /** Say it beside the fields. */
  | { readonly kind: 'explain'; readonly error: ApiError }
  /** Ask for what the picture shows; a wrong reading brings a new picture. */
  | { readonly kind: 'askPicture'; readonly error: ApiError }
  /** Say it, and offer the page where it can be mended. */
  | {
      readonly kind: 'leadTo';
      readonly path: string;
      readonly label: 'verify' | 'contactService';
      readonly error: ApiError;
    };

/** The way on from every end a login can have (ERR-014…030, OPEN-024). */
export function wayOn(outcome: LoginOutcome): WayOn {
  switch (outcome.kind) {
    case 'loggedIn':
      return { kind: 'enter' };
    case 'imageCaptcha':
      return { kind: 'askPicture', error: outcome.error };
    case 'identityCheck':
    case 'deviceCode':
    case 'deviceExpired':
      return { kind: 'leadTo', path: PATHS.identityCheck, label: 'verify', error: outcome.error };
    case 'deviceLocked':
    case 'tooManyDevices':
    case 'limited':
    case 'sliderCaptcha':
      return {
        kind: 'leadTo',
        path: `${PATHS.customerChat}?fromChildPage=1`,
        label: 'contactService',
        error: outcome.error,
      };
    case 'nameError':
    case 'failed':
      return { kind: 'explain', error: outcome.error };
  }
}
