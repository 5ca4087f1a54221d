import { Badge, type BadgeTone } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { DepositState } from '../payments/payment';

const TONES: Record<DepositState, BadgeTone> = {
  created: 'warning',
  paid: 'warning',
  credited: 'success',
  expired: 'muted',
  cancelled: 'muted',
  refused: 'danger',
};

/** The state of a deposit, as a badge. */
export function DepositStateBadge({ state }: { readonly state: DepositState }) {
  const { t } = useTranslation('finance');
  return <Badge tone={TONES[state]}>{t(`deposit.states.${state}`)}</Badge>;
}
