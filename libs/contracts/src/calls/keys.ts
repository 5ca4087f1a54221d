import * as v from 'valibot';
import { defineCall } from '../define-call';
import { noFields } from '../fields';
import { HIDDEN_PATHS } from '../hidden-paths';

const base64 = v.pipe(v.string(), v.base64());

/** The key `k` (16 or 32 bytes) and iv `v` (16 bytes) of a scope, both base64 (OPEN-015). */
export const sealingKey = v.object({ k: base64, v: base64 });

/** Key of scope `fd` (CALL-022). */
export const fdKey = defineCall({
  method: 'GET',
  path: HIDDEN_PATHS.fdKey,
  keepBrandNames: true,
  request: noFields,
  response: sealingKey,
});

/** Key of scope `site` (CALL-023). */
export const siteKey = defineCall({
  method: 'GET',
  path: '/site/api/v1/sec/UJHG7plmGp',
  keepBrandNames: true,
  request: noFields,
  response: sealingKey,
});

/** Key of scope `act` (CALL-024). */
export const actKey = defineCall({
  method: 'GET',
  path: '/act/api/v1/Hf6dtBdmHx',
  keepBrandNames: true,
  request: noFields,
  response: sealingKey,
});

/** The site key as the `vvPretty` configuration asks for it: the same material as {@link siteKey} (CALL-025, OPEN-014). */
export const siteConfigurationKey = defineCall({
  method: 'GET',
  path: '/site/api/v1/sec/Hf6dtBdmHx',
  keepBrandNames: true,
  request: noFields,
  response: sealingKey,
});
