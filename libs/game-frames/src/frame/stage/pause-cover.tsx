import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Lies over a game that the page around has paused. */
export function PauseCover(): ReactNode {
  const { t } = useTranslation();
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-label={t('paused')}
      className="bg-shade absolute inset-0 z-10 flex flex-col items-center justify-center gap-2 p-6 text-center"
    >
      <p className="text-xl font-semibold">{t('paused')}</p>
      <p className="text-ink-2">{t('pausedText')}</p>
    </div>
  );
}
