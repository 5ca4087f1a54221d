/** Stored instead of a token once auto-login has failed for good, or the member has logged out (WEBCLIP-011, OPEN-009). */
export const WEB_CLIP_EXPIRED = 'expire';
