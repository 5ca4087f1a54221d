import { Badge, type BadgeTone } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { WithdrawalState } from '../payments/payment';

const TONES: Record<WithdrawalState, BadgeTone> = {
  held: 'warning',
  paid: 'success',
  refused: 'danger',
};

/** The state of a withdrawal, as a badge. */
export function WithdrawalStateBadge({ state }: { readonly state: WithdrawalState }) {
  const { t } = useTranslation('finance');
  return <Badge tone={TONES[state]}>{t(`withdraw.states.${state}`)}</Badge>;
}
