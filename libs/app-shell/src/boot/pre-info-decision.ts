import { PATHS } from '@heptad/feature-module';

export interface PreInfoSituation {
  readonly inApp: boolean;
  /** The path of the page that is open. */
  readonly path: string;
  /** `maintainConfig.status` as it came: 1 runs, 0 is maintenance, anything else counts as running. */
  readonly maintenance: unknown;
}

/** Whether a value of `maintainConfig.status` means maintenance; a missing status does not (OPEN-004). */
export function isMaintenance(status: unknown): boolean {
  return status !== undefined && status !== null && status !== '' && Number(status) === 0;
}

/**
 * Where a successful pre-info answer leads, if anywhere: status 0 goes to maintenance and wins, in the app too; outside the
 * app the restriction page and, once the site runs, the maintenance page are left for home (SHELL-045…047, OPEN-005).
 */
export function destinationAfterPreInfo({ inApp, path, maintenance }: PreInfoSituation): string | undefined {
  // Pages answer with and without a closing slash (OPEN-038).
  const page = path.replace(/\/$/, '');
  if (isMaintenance(maintenance)) return page === PATHS.otherMaintenance ? undefined : PATHS.otherMaintenance;
  if (inApp) return undefined;
  if (page === PATHS.otherRestrictionIp) return PATHS.home;
  return page === PATHS.otherMaintenance && Number(maintenance) === 1 ? PATHS.home : undefined;
}
