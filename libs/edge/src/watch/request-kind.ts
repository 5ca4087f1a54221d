import { BROWSER_REPORT_PATH, LINE_HEALTH_PATH } from '@heptad/contracts';
import { OPTIMIZER_PREFIX } from '../image-request';
import { JSON_CACHE_PREFIX } from '../json-cache';
import { isPlatformPath, isSocketPath } from '../platform-paths';
import { isFilePath } from '../site-files';
import { HEALTH_PATHS } from './health';
import { POLICY_REPORT_PATH } from './policy-report-path';

/** What a request is for, as logs and metrics name it. */
export type RequestKind = 'page' | 'file' | 'call' | 'socket' | 'picture' | 'cache' | 'health' | 'report';

/** @param path still encoded, without its query */
export function kindOf(path: string): RequestKind {
  if (path.startsWith(OPTIMIZER_PREFIX)) return 'picture';
  if (path.startsWith(JSON_CACHE_PREFIX)) return 'cache';
  if (path === LINE_HEALTH_PATH || HEALTH_PATHS.includes(path)) return 'health';
  if (path === POLICY_REPORT_PATH || path === BROWSER_REPORT_PATH) return 'report';
  if (isSocketPath(path)) return 'socket';
  if (isPlatformPath(path)) return 'call';
  return isFilePath(path) ? 'file' : 'page';
}
