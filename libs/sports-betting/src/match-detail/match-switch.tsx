import { BottomSheet, EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { RecentLinks } from '../recently-viewed/recent-links';
import { RelatedList } from '../related/related-list';

export interface MatchSwitchProps {
  readonly match: MatchShape;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Matches that were viewed last, others of the league, then of the sport, over the page of a match. */
export default function MatchSwitch({ match, open, onClose }: MatchSwitchProps) {
  const { t } = useTranslation('sports');
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('matchPage.switch')}
      closeLabel={t('matchPage.closeSwitch')}
    >
      <RecentLinks />
      <RelatedList match={match} empty={<EmptyState title={t('noMatches')} />} />
    </BottomSheet>
  );
}
