import * as v from 'valibot';
import { defineCall } from '../define-call';
import { noFields } from '../fields';

const base64 = v.pipe(v.string(), v.base64());

/** The key `k` (16 or 32 bytes) and iv `v` (16 bytes) of a scope, both base64 (OPEN-015). */
const sealingKey = v.object({ k: base64, v: base64 });

/** Key of scope `fd` (CALL-022). */
export const fd = defineCall({
  method: 'GET',
  path: '/page/fd/api/v1/sec/Zk3pVwQm9T', // spelling ours (OPEN-002)
  keepBrandNames: true,
  request: noFields,
  response: sealingKey,
});

/** Key of scope `site` (CALL-023). */
export const site = defineCall({
  method: 'GET',
  path: '/site/api/v1/sec/UJHG7plmGp',
  keepBrandNames: true,
  request: noFields,
  response: sealingKey,
});

/** Key of scope `act` (CALL-024). */
export const act = defineCall({
  method: 'GET',
  path: '/act/api/v1/Hf6dtBdmHx',
  keepBrandNames: true,
  request: noFields,
  response: sealingKey,
});

/** The site key as the `vvPretty` configuration asks for it: the same material as {@link site} (CALL-025, OPEN-014). */
export const siteConfiguration = defineCall({
  method: 'GET',
  path: '/site/api/v1/sec/Hf6dtBdmHx',
  keepBrandNames: true,
  request: noFields,
  response: sealingKey,
});
