import { IP_BLOCKED_CODES } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { isMaintenance } from './pre-info-decision';

/** The code of a hard block; the other IP codes are caveats (ERR-032, ERR-034). */
const HARD_BLOCK = String(IP_BLOCKED_CODES.restricted);

export interface IpBlockSituation {
  readonly code: string;
  readonly maintenance: unknown;
  readonly inApp: boolean;
  /** The visitor has chosen to go on before (`isGo`). */
  readonly continued: boolean;
}

/**
 * Where an IP-blocked answer leads. Neither page is shown in the app or to a visitor who has chosen to go on, else
 * "continue" would lead straight back; a hard block during maintenance is maintenance (ERR-032…034, OPEN-004).
 */
export function destinationAfterIpBlock({
  code,
  maintenance,
  inApp,
  continued,
}: IpBlockSituation): string | undefined {
  if (code === HARD_BLOCK && isMaintenance(maintenance)) return PATHS.otherMaintenance;
  if (inApp || continued) return undefined;
  return `${PATHS.otherRestrictionIp}?isAlert=${code === HARD_BLOCK ? 'restriction' : 'caveat'}`;
}

/** Whether a path is the page that tells a visitor of a block. */
export const isBlockedPage = (path: string): boolean => path.startsWith(PATHS.otherRestrictionIp);
