import { PATHS } from '@heptad/feature-module';
import type { IconName } from '@heptad/ui-kit';
import { financeModule } from '../finance-module';

/** A page of the feature that is one tap away wherever the balance is shown; the label is a key of its texts. */
export interface FinanceShortcut {
  readonly label: 'depositShort' | 'transferShort' | 'withdrawShort' | 'walletShort';
  readonly icon: IconName;
  readonly href: string;
}

const ALL: readonly FinanceShortcut[] = [
  { label: 'depositShort', icon: 'deposit', href: PATHS.mineFinanceMyDeposit },
  { label: 'transferShort', icon: 'transfer', href: PATHS.mineFinanceTransfer },
  { label: 'withdrawShort', icon: 'withdraw', href: PATHS.mineFinanceWithDraw },
  { label: 'walletShort', icon: 'wallet', href: PATHS.mineFinanceMyWallet },
];

/** As many as stand beside a balance on a phone. */
const ROOM = 3;

/** The shortcuts whose pages this feature brings: what moves money first. */
export const FINANCE_SHORTCUTS = ALL.filter(({ href }) =>
  financeModule.routes.some(({ path }) => path === href),
).slice(0, ROOM);
