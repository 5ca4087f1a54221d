import { cx, FOCUS_RING_INSIDE, Icon, preloadBottomSheet } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineUpMatch } from './has-line-ups';
import { useLineUpSheet } from './use-line-up-sheet';

export { messages } from './line-up-texts';

const loadSheet = () => import('./line-ups-sheet');
const LineUpsSheet = lazy(loadSheet);

/** Prefetches what the first tap needs when the finger goes down. */
const prefetch = (): void => void Promise.allSettled([loadSheet(), preloadBottomSheet()]);

export interface LineUpsRowProps {
  readonly match: LineUpMatch;
  /** Drawn as one of several tabs. */
  readonly tab: boolean;
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
          'flex h-full w-full items-center',
          tab
            ? 'justify-center gap-[4px] text-[13px] whitespace-nowrap text-muted'
            : 'gap-3 text-left text-sm font-medium',
          FOCUS_RING_INSIDE,
        )}
      >
        <Icon name="mine" className={tab ? 'size-4' : 'size-5 text-muted'} />
        <span className={tab ? undefined : 'min-w-0 flex-1 truncate'}>{t('lineUps.title')}</span>
        {!tab && <Icon name="forward" className="size-4 text-muted" />}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <LineUpsSheet match={match} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
