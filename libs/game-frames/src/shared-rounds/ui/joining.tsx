import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../texts';

/** Shown until a shared game was read for the first time. */
export function Joining(): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <div role="status" className="flex h-full flex-col items-center justify-center gap-4">
      <span
        aria-hidden="true"
        className="border-line border-t-accent size-10 rounded-full border-4 motion-safe:animate-spin"
      />
      <p className="text-ink-2">{t('joining')}</p>
    </div>
  );
}
