import { ROOMY_QUERY, TABLET_QUERY, useAppContext, useMedia } from '@heptad/feature-module';
import { Badge, BottomSheet, panelOf } from '@heptad/ui-kit';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSheetOpen, selectSlipCount, slipActions, type WithSlip } from '../slip-slice';
import { ClearSlip } from './clear-slip';
import { SlipContent } from './slip-content';
import { SlipFooter } from './slip-footer';
import { MyBets } from './my-bets';
import { SlipGear } from './slip-settings';
import { SlipTabs, type SlipTab } from './slip-tabs';
import { useStakeEntry } from './use-stake-entry';

/** How many selections there are. It listens by itself: the sheet is not drawn with every tap on a price. */
function SlipCount() {
  const count = useSelector((state: WithSlip) => selectSlipCount(state));
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className="ml-2 inline-block align-middle">
      <Badge count={count} tone="muted" />
    </span>
  );
}

/** The slip over the page, which does not scroll behind it: a sheet on phones, a drawer where there is room beside it; never where the slip stands beside the page. */
export function SlipSheet() {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const open = useSelector((state: WithSlip) => selectSheetOpen(state));
  const beside = useMedia(ROOMY_QUERY);
  const drawer = useMedia(TABLET_QUERY);
  const entry = useStakeEntry(open);
  const stakeField = useRef<HTMLInputElement>(null);
  const panel = useId();
  const { SlipPanels } = useAppContext();
  const [tab, setTab] = useState<SlipTab>('slip');
  // Each opening begins with the selections.
  if (!open && tab !== 'slip') setTab('slip');
  if (beside) return null;
  const isSlip = tab === 'slip';
  const content = <SlipContent entry={entry} withKeypad stakeField={stakeField} />;
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => dispatch(next ? slipActions.sheetOpened() : slipActions.sheetClosed())}
      initialFocus={stakeField}
      edge={drawer ? 'end' : 'bottom'}
      hideTitle={SlipPanels !== undefined}
      title={
        <>
          {t('slip.title')}
          {SlipPanels === undefined && <SlipCount />}
        </>
      }
      closeLabel={t('slip.close')}
      headerExtra={
        <>
          {SlipPanels !== undefined && <SlipTabs panel={panel} value={tab} onChange={setTab} />}
          {isSlip && <SlipGear entry={entry} />}
          {isSlip && <ClearSlip />}
        </>
      }
      footer={isSlip ? <SlipFooter entry={entry} withKeypad /> : undefined}
    >
      {SlipPanels === undefined ? (
        content
      ) : (
        <div {...panelOf(panel, tab)}>{isSlip ? content : <MyBets Panels={SlipPanels} />}</div>
      )}
    </BottomSheet>
  );
}
