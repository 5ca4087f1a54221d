import type { Money } from '@heptad/formatting';
import { Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useFrame } from './use-frame';

export interface PlayFrameProps {
  readonly visit: string;
  readonly title: string;
  readonly url: string;
  readonly origin: string;
  readonly playing: boolean;
  readonly wallet: Money | undefined;
  readonly balance: Money | undefined;
  readonly onLeave: () => void;
}

/**
 * A game in its frame. It runs scripts at its own origin, which is never the site's, and may do nothing else: open no window, lead the page
 * nowhere, send no form, show no dialog of the browser.
 */
export function PlayFrame({ visit, title, url, origin, playing, wallet, balance, onLeave }: PlayFrameProps) {
  const { t } = useTranslation('games');
  const frame = useFrame({ visit, origin, playing, balances: [wallet, balance], onLeave });
  return (
    <>
      <iframe
        ref={frame}
        src={url}
        title={title}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay"
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full border-0"
      />
      {!playing && (
        <div role="status" className="absolute inset-0 bg-surface p-4">
          <span className="sr-only">{t('playPage.opening')}</span>
          <Skeleton className="size-full rounded-l" />
        </div>
      )}
    </>
  );
}
