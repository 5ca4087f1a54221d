import * as PATHS from './paths';

/** The query parameter that names the wallet of a statement. */
export const STATEMENT_WALLET = 'wallet';

/**
 * Where a member's postings are listed (ROUTE-071).
 * @param wallet `center` or a venue wallet's code; all wallets when left out
 */
export function statementPath(wallet?: string): string {
  if (wallet === undefined) return PATHS.recordTransaciton;
  return `${PATHS.recordTransaciton}?${new URLSearchParams({ [STATEMENT_WALLET]: wallet }).toString()}`;
}
