import { PATHS } from '@heptad/feature-module';
import type { IconName } from '@heptad/ui-kit';

/** A page of the feature that is one tap away wherever the balance is shown; the label is a key of its texts. */
export interface FinanceShortcut {
  readonly label: 'depositShort' | 'transferShort' | 'withdrawShort';
  readonly icon: IconName;
  readonly href: string;
}

/** What stands beside a balance on a phone: what moves money. */
export const FINANCE_SHORTCUTS: readonly FinanceShortcut[] = [
  { label: 'depositShort', icon: 'deposit', href: PATHS.mineFinanceMyDeposit },
  { label: 'transferShort', icon: 'transfer', href: PATHS.mineFinanceTransfer },
  { label: 'withdrawShort', icon: 'withdraw', href: PATHS.mineFinanceWithDraw },
];
