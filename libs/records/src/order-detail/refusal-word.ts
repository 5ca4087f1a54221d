import type { TFunction } from 'i18next';

/** The platform's words for why a bet was not taken that have a sentence of ours. */
const KNOWN = [
  'oddsChanged',
  'scoreChanged',
  'marketClosed',
  'marketSuspended',
  'selectionLocked',
  'insufficientBalance',
] as const;

/** Why a bet was rejected, in the member's language; a word we do not know is covered by a general sentence. */
export function refusalWord(t: TFunction<'records'>, refusal: string | undefined): string {
  return t(`refusal.${KNOWN.find((word) => word === refusal) ?? 'other'}`);
}
