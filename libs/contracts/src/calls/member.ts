import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, noFields, pictureAddress } from '../fields';

/** Who is logged in (CALL-011). Contact data arrives masked. */
export const info = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/info',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    userId: idText,
    name: v.string(),
    /** VIP level. */
    grade: count,
    realName: v.optional(v.string()),
    phone: v.optional(v.string()),
    email: v.optional(v.string()),
    /** One that is no address is none: the member is known all the same. */
    avatar: v.fallback(v.optional(pictureAddress), undefined),
    currency: v.string(),
    registeredAt: epochMs,
    unreadMail: count,
    /** `limited` members may look, but neither bet nor move money; during a `timeOut` or `excluded` they may take money out. */
    state: v.picklist(['active', 'limited', 'timeOut', 'excluded']),
    phoneBound: flag,
    emailBound: flag,
  }),
});
