import { checkCaching, checkChunks, checkCompression, checkManifest } from './checks/files';
import { checkPolicy } from './checks/policy';
import { checkDeployment, checkPrivacy, checkSocket, checkTime } from './checks/surroundings';
import type { Check, Finding } from './finding';
import type { Seen } from './look';

/** What is judged, in the order in which it is told. */
export const SUBJECTS: Readonly<Record<string, Check>> = {
  deployment: checkDeployment,
  'headers and policy': checkPolicy,
  'all files there': checkChunks,
  caching: checkCaching,
  compression: checkCompression,
  socket: checkSocket,
  'clock and certificate': checkTime,
  'manifest and icons': checkManifest,
  'nothing shown that should not be': checkPrivacy,
};

/** The findings of each subject. @param now milliseconds since 1970 */
export const judge = (seen: Seen, now = Date.now()): Readonly<Record<string, readonly Finding[]>> =>
  Object.fromEntries(Object.entries(SUBJECTS).map(([subject, check]) => [subject, check(seen, now)]));
