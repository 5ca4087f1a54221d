import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Shown until the game is there. */
export function OpeningView(): ReactNode {
  const { t } = useTranslation();
  return (
    <main className="flex h-full flex-col items-center justify-center gap-4" role="status">
      <span
        aria-hidden="true"
        className="border-line border-t-accent size-10 rounded-full border-4 motion-safe:animate-spin"
      />
      <p className="text-ink-2">{t('opening')}</p>
    </main>
  );
}
