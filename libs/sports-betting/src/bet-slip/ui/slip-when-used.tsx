import { lazyWithMessages } from '@heptad/feature-module';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectLegs, selectPlacements, selectSheetOpen, type WithSlip } from '../slip-slice';
import { slipTexts } from '../slip-texts';
import type { SlipBarProps } from './slip-bar';

const SlipDock = lazyWithMessages<SlipBarProps>(
  'sports',
  async () => ({ default: (await import('./slip-dock')).SlipDock }),
  slipTexts,
);

/**
 * The slip on phones, fetched when there is something in it: a page's prices come first, and most who look at them only
 * pass by.
 */
export function SlipWhenUsed(props: SlipBarProps) {
  const used = useSelector(
    (state: WithSlip) =>
      selectLegs(state).length > 0 || selectPlacements(state).length > 0 || selectSheetOpen(state),
  );
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <SlipDock {...props} />
    </Suspense>
  );
}
