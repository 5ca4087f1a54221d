import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { SheetFrameProps } from './sheet-frame';

export interface BottomSheetProps extends SheetFrameProps {
  readonly title: ReactNode;
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean;
  /** Name of the closing cross: dragging down must never be the only way. */
  readonly closeLabel: string;
  /** Beside the title, such as a button that empties the list. */
  readonly headerExtra?: ReactNode;
  /** Stays in view below the content that scrolls. */
  readonly footer?: ReactNode;
}

const loadPanel = () => import('./bottom-sheet-panel');
const BottomSheetPanel = lazy(async () => ({ default: (await loadPanel()).BottomSheetPanel }));

/** Fetches the sheet's code ahead of its first use, so that the first opening does not wait for it. */
export async function preloadBottomSheet(): Promise<void> {
  await loadPanel();
}

/**
 * A panel that comes up from the lower edge and goes when dragged down. The page behind does not scroll. Its code is
 * fetched when it is first opened.
 */
export function BottomSheet(props: BottomSheetProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <BottomSheetPanel {...props} />
    </Suspense>
  );
}
