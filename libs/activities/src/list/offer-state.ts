import type { PromotionState } from '../promotions/promotion';

/** Where an offer stands for the visitor, in the words of lists. */
export type OfferState = PromotionState | 'announced' | 'earning' | 'expired' | 'stopped';
