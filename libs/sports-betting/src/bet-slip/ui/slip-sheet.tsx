import { ROOMY_QUERY, useMedia } from '@heptad/feature-module';
import { BottomSheet } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSheetOpen, slipActions, type WithSlip } from '../slip-slice';
import { ClearSlip } from './clear-slip';
import { SlipContent } from './slip-content';
import { SlipFooter } from './slip-footer';

/** The slip over the page, which does not scroll behind it; never where the slip stands beside the page. */
export function SlipSheet() {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const open = useSelector((state: WithSlip) => selectSheetOpen(state));
  const beside = useMedia(ROOMY_QUERY);
  if (beside) return null;
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => dispatch(next ? slipActions.sheetOpened() : slipActions.sheetClosed())}
      title={t('slip.title')}
      closeLabel={t('slip.close')}
      headerExtra={<ClearSlip />}
      footer={<SlipFooter />}
    >
      <SlipContent />
    </BottomSheet>
  );
}
