import { ROOMY_QUERY, useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { Badge, BottomSheet } from '@heptad/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSheetOpen, selectSlipCount, slipActions, type WithSlip } from '../slip-slice';
import { ClearSlip } from './clear-slip';
import { SlipContent } from './slip-content';
import { SlipFooter } from './slip-footer';
import { SlipGear } from './slip-settings';
import { useStakeEntry } from './use-stake-entry';

/** The slip over the page, which does not scroll behind it: a sheet on phones, a drawer in the full-site layout; never where the slip stands beside the page. */
export function SlipSheet() {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const open = useSelector((state: WithSlip) => selectSheetOpen(state));
  const count = useSelector((state: WithSlip) => selectSlipCount(state));
  const beside = useMedia(ROOMY_QUERY);
  const wide = useMedia(WIDE_QUERY);
  const entry = useStakeEntry(open);
  const stakeField = useRef<HTMLInputElement>(null);
  if (beside) return null;
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => dispatch(next ? slipActions.sheetOpened() : slipActions.sheetClosed())}
      initialFocus={stakeField}
      edge={wide ? 'end' : 'bottom'}
      title={
        <>
          {t('slip.title')}
          {count > 0 && (
            <span aria-hidden="true" className="ml-2 inline-block align-middle">
              <Badge count={count} tone="muted" />
            </span>
          )}
        </>
      }
      closeLabel={t('slip.close')}
      headerExtra={
        <>
          <SlipGear entry={entry} />
          <ClearSlip />
        </>
      }
      footer={<SlipFooter entry={entry} withKeypad />}
    >
      <SlipContent entry={entry} withKeypad stakeField={stakeField} />
    </BottomSheet>
  );
}
