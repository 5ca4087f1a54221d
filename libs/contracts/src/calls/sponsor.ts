import * as v from 'valibot';
import { defineCall } from '../define-call';

/** Images that stand in several places, told apart by their type (OPEN-053). */
export const IMAGE_TYPES = { home: 1, sports: 3, entry: 5, sponsor: 2, loading: 100 } as const;

/** Sponsored images of one kind (CALL-021, MEDIA-001…006). `status` 0 is success. */
export const images = defineCall({
  method: 'POST',
  path: '/act/api/v1/advertising/querySponsoredImage',
  safety: 'read',
  request: v.object({ imageType: v.number(), clientType: v.optional(v.number()) }),
  response: v.object({
    status: v.number(),
    sponsoredUrl: v.optional(
      v.nullable(
        v.array(
          v.object({
            url: v.optional(v.nullable(v.string())),
            darkUrl: v.optional(v.nullable(v.string())),
            sort: v.optional(v.nullable(v.number())),
          }),
        ),
      ),
    ),
  }),
});
