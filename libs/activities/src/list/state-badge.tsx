import { Badge, type BadgeTone } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { OfferState } from './offer-state';

const TONES: Readonly<Record<OfferState, BadgeTone>> = {
  open: 'muted',
  announced: 'muted',
  joined: 'success',
  earning: 'success',
  reached: 'accent',
  claimed: 'muted',
  ended: 'muted',
  expired: 'muted',
  stopped: 'muted',
};

/** The state of an offer for the member, as a badge. */
export function StateBadge({ state }: { readonly state: OfferState }) {
  const { t } = useTranslation('activities');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
