import { formatTime } from '@heptad/formatting';
import { Cell, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Deposit, DepositState } from '../payments/payment';
import { depositProofPath } from './deposit-paths';

/** Orders that a proof may still be sent for: money may come after the time to pay is over. */
const PROVABLE: readonly DepositState[] = ['created', 'paid', 'expired'];

export const isProvable = ({ state }: Pick<Deposit, 'state'>): boolean => PROVABLE.includes(state);

/** The way to the page where a payment is proved, with what was sent already. */
export function ProofLink({ order }: { readonly order: Deposit }) {
  const { t } = useTranslation('finance');
  if (!isProvable(order)) return null;
  return (
    <List className="shadow-1">
      <Cell
        title={t('deposit.proof')}
        trailing={
          order.provedAt === undefined
            ? t(order.state === 'expired' ? 'deposit.proofLate' : 'deposit.proofGive')
            : t('deposit.provedAt', { time: formatTime(order.provedAt) })
        }
        href={depositProofPath(order.orderNo)}
      />
    </List>
  );
}
