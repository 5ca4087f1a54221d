import { cx, FOCUS_RING_INSIDE, Icon, preloadBottomSheet } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineUpMatch } from './has-line-ups';
import { TabFace } from './tab-face';
import { useLineUpSheet } from './use-line-up-sheet';

export { messages } from './line-up-texts';

const loadSheet = () => import('./line-ups-sheet');
const LineUpsSheet = lazy(loadSheet);

/** Prefetches what the first tap needs when the finger goes down. */
const prefetch = (): void => void Promise.allSettled([loadSheet(), preloadBottomSheet()]);

export interface LineUpsRowProps {
  readonly match: LineUpMatch;
  /** What it is called as one of several tabs. */
  readonly tab: string | undefined;
}

/** A row or a tab that opens the line-ups of a match over the page; fills its box. */
export default function LineUpsRow({ match, tab }: LineUpsRowProps) {
  const { t } = useTranslation('sports');
  const { open, show, close } = useLineUpSheet(match.id);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={prefetch}
        onFocus={prefetch}
        onClick={show}
        className={cx(
          'h-full w-full',
          tab === undefined && 'flex items-center gap-3 text-left text-sm font-medium',
          FOCUS_RING_INSIDE,
        )}
      >
        {tab === undefined ? (
          <>
            <Icon name="mine" className="size-5 text-muted" />
            <span className="min-w-0 flex-1 truncate">{t('lineUps.title')}</span>
            <Icon name="forward" className="size-4 text-muted" />
          </>
        ) : (
          <TabFace label={tab} />
        )}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <LineUpsSheet match={match} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
