import { Badge, type BadgeTone } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { PromotionState } from '../promotions/promotion';

const TONES: Readonly<Record<PromotionState, BadgeTone>> = {
  open: 'muted',
  joined: 'success',
  reached: 'accent',
  claimed: 'muted',
  ended: 'muted',
};

/** The state of a promotion for the member, as a badge. */
export function StateBadge({ state }: { readonly state: PromotionState }) {
  const { t } = useTranslation('activities');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
