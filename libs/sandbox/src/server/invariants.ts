import { roundChecks } from '@heptad/sandbox-games';
import type { LedgerInvariants } from '@heptad/sandbox-ledger';
import type { SandboxServices } from './services';

/** Proves the ledger's sums again, and that rounds of games and their money fit. */
export async function provenInvariants({
  ledger,
  storage,
}: Pick<SandboxServices, 'ledger' | 'storage'>): Promise<LedgerInvariants> {
  const ofLedger = await ledger.invariants();
  const checks = [...ofLedger.checks, ...(await roundChecks(storage, ledger))];
  return { ...ofLedger, checks, holds: checks.every(({ holds }) => holds) };
}
