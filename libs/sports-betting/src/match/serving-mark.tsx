import { useTranslation } from 'react-i18next';
import { useMatchStages } from './match-stages';

/** The mark for the side that serves. */
export function ServingDot() {
  const { t } = useTranslation('sports');
  return (
    <span
      role="img"
      aria-label={t('stages.serving')}
      className="size-[6px] shrink-0 rounded-pill bg-current"
    />
  );
}

/** The mark beside a team's name while it serves. */
export function ServingMark({ matchId, side }: { readonly matchId: string; readonly side: 'home' | 'away' }) {
  return useMatchStages(matchId)?.serving === side ? <ServingDot /> : null;
}
