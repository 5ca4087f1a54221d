import { bettingSteps } from './betting/tables';
import { simulationSteps } from './match-commands/tables';
import { statementSteps } from './statement/tables';
import type { TableStep } from './storage/engine';
import { walletSteps } from './wallet/tables';

/** The tables of wallet, bets and match commands; whoever opens a storage hands them to `openStorage`. */
export const LEDGER_STEPS: readonly TableStep[] = [
  ...walletSteps,
  ...statementSteps,
  ...simulationSteps,
  ...bettingSteps,
];
