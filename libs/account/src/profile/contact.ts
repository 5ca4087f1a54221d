import { PATHS } from '@heptad/feature-module';
import * as v from 'valibot';

/** By which a member can be reached. */
export type ContactWay = 'phone' | 'email';

export const CONTACT_WAYS: readonly ContactWay[] = ['phone', 'email'];

/** Where a phone or e-mail is bound. */
export const PAGE_OF = { phone: PATHS.mineUserInfoPhone, email: PATHS.mineUserInfoEmail } as const;
/** Where the present phone or e-mail is proved. */
export const PROOF_PAGE_OF = {
  phone: PATHS.mineUserInfoVerificationPhone,
  email: PATHS.mineUserInfoVerificationEmail,
} as const;
/** What a code to the present phone or e-mail is for. */
export const CHANGE_OF = { phone: 'changePhone', email: 'changeEmail' } as const;

/** The chooser of how to prove a present phone or e-mail. */
export const chooserPath = (way: ContactWay): string => `${PATHS.mineUserInfoVerification}?for=${way}`;

/** What the page of a proof hands to the page where the next phone or e-mail is bound. */
export const handedProof = v.object({ proof: v.string(), expiresAt: v.number() });
