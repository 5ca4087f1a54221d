import { PATHS } from '@heptad/feature-module';

/** Whether the full-site layout uses the brand's special head colour: on home and mine themselves (SHELL-015, OPEN-030). */
export function isSpecialHead(pathname: string): boolean {
  return pathname === PATHS.home || pathname.replace(/\/$/, '') === PATHS.mine;
}
