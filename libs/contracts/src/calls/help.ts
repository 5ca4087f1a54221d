import * as v from 'valibot';
import { defineCall } from '../define-call';
import { flag, nothing } from '../fields';

/** Says whether an article of the help centre was of use. Said anew it replaces what was said before. */
export const rate = defineCall({
  method: 'POST',
  path: '/site/api/v1/help/rate', // spelling ours (OPEN-001)
  request: v.object({
    article: v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/), v.maxLength(64)),
    useful: flag,
  }),
  response: nothing,
});
