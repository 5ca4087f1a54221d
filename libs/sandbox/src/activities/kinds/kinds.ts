import type { ActivityKind } from '../engine/kind';
import { promoDetails } from './promo-details/promo-details';
import { signHaveGifts } from './sign-have-gifts/sign-have-gifts';
import { themedLottery } from './themed-lottery/themed-lottery';

/** All kinds of activities, in the order in which their activities are shown; a new kind gets its line here. */
export const KINDS: readonly ActivityKind[] = [signHaveGifts, themedLottery, promoDetails];
