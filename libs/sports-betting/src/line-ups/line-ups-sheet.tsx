import { BottomSheet } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { LineUpMatch } from './has-line-ups';
import { LineUpsBody } from './line-ups-body';

export interface LineUpsSheetProps {
  readonly match: LineUpMatch;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The line-ups of a match over its page; what they stand on is asked for while they are seen, and no longer. */
export default function LineUpsSheet({ match, open, onClose }: LineUpsSheetProps) {
  const { t } = useTranslation('sports');
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('lineUps.title')}
      closeLabel={t('lineUps.close')}
    >
      <LineUpsBody match={match} />
    </BottomSheet>
  );
}
