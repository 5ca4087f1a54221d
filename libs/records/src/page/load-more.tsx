import { Button } from '@heptad/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** How early the next page is fetched before its place comes into view, in CSS pixels. */
const MARGIN = 400;

export interface LoadMoreProps {
  readonly busy: boolean;
  /** The last try failed: only the button tries again, or a broken line would be asked without end. */
  readonly failed: boolean;
  readonly onMore: () => void;
}

/** Fetches the next page when it is nearly reached, and by its button. */
export function LoadMore({ busy, failed, onMore }: LoadMoreProps) {
  const { t } = useTranslation('records');
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  const waiting = !busy && !failed;
  useEffect(() => {
    if (!waiting || frame.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: `${String(MARGIN)}px` },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [waiting]);
  return (
    <div ref={frame} className="flex flex-col items-center gap-2 py-2">
      {failed && (
        <p role="alert" className="text-sm text-muted">
          {t('loadFailed')}
        </p>
      )}
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {t(failed ? 'retry' : 'more')}
      </Button>
    </div>
  );
}
