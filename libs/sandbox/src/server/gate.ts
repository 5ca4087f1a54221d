import { LOGIN_CODES, REQUEST_CODES } from '@heptad/contracts';
import { DEFAULT_SITE_ID } from '../platform/sites';
import type { Site } from '../platform/sites';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from './services';
import { isSigned } from './signature';

/** Who asks, judged by headers alone. */
export interface Caller {
  readonly site: Site;
  readonly uuid: string;
  readonly client: string;
}

/** The site that a request names; undefined where it names none that there is. */
export function siteOf(
  { sites }: Pick<SandboxServices, 'sites'>,
  headers: Readonly<Record<string, string>>,
): Site | undefined {
  const siteId = headers['x-api-site'] ?? DEFAULT_SITE_ID;
  return sites.find(({ id }) => id === siteId);
}

/**
 * The first check of a signed path: device id, signature, site (OPEN-016). Throws the BusinessError of what is wrong.
 * @param signing the salt of the call, undefined when it is not signed, and the path as it was sent, without its query
 */
export function admit(
  services: SandboxServices,
  { salt, path }: { readonly salt: string | undefined; readonly path: string },
  headers: Readonly<Record<string, string>>,
): Caller {
  const uuid = headers['x-api-uuid'] ?? '';
  if (salt !== undefined) {
    if (uuid === '') throw new BusinessError(LOGIN_CODES.uuidNull, '设备标识缺失，请刷新后重试');
    const clocks = [services.clock.now(), services.clock.real()];
    if (!isSigned(headers['x-api-xxx'] ?? '', { salt, path, uuid }, clocks)) {
      throw new BusinessError(REQUEST_CODES.signatureRefused, '请求签名无效，请校准时间后重试');
    }
  }
  const site = siteOf(services, headers);
  if (site === undefined) throw new BusinessError(REQUEST_CODES.invalidRequest, '站点不存在');
  return { site, uuid, client: headers['x-api-client'] ?? 'web' };
}
