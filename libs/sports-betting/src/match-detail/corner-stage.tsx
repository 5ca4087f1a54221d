import { FOCUS_RING_INSIDE, IconButton } from '@heptad/ui-kit';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePassed } from './use-passed';

/** Height of the bar and of the market tabs, which stay at the top; CSS pixels. */
const STUCK = 88;

export interface CornerStageProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Pictures in the page that shrink into a corner of the screen once they have scrolled away; a tap there leads back to them. */
export function CornerStage({ onClose, children }: CornerStageProps) {
  const { t } = useTranslation('sports');
  const place = useRef<HTMLElement>(null);
  const passed = usePassed(place, STUCK);
  const [height, setHeight] = useState<number | undefined>(undefined);
  // The place stays as high as it was, or the page would jump when the pictures leave it.
  useLayoutEffect(() => {
    if (!passed && place.current !== null) setHeight(place.current.offsetHeight);
  }, [passed]);
  return (
    <section
      ref={place}
      aria-label={t('stream.label')}
      className="bg-head-special lg:flow-root"
      style={passed ? { height } : undefined}
    >
      <div
        className={
          passed
            ? 'fixed right-[8px] bottom-[calc(72px+var(--inset-bottom))] z-30 aspect-video w-[176px] overflow-hidden rounded-m border border-line shadow-3'
            : 'mx-auto max-w-[570px]'
        }
      >
        <div inert={passed}>{children}</div>
        {passed && (
          <>
            <button
              type="button"
              aria-label={t('matchPage.media.back')}
              onClick={() => place.current?.scrollIntoView({ block: 'center' })}
              className={`absolute inset-0 ${FOCUS_RING_INSIDE}`}
            />
            <IconButton
              icon="close"
              label={t('matchPage.media.close')}
              onClick={onClose}
              className="absolute! top-0 right-0 [&_svg]:rounded-pill [&_svg]:bg-raised [&_svg]:p-[3px]"
            />
          </>
        )}
      </div>
    </section>
  );
}
