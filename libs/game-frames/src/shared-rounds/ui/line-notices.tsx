import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../texts';

/** What stands between a member and betting: the line is lost. */
export function LineNotices({ isLive }: { readonly isLive: boolean }): ReactNode {
  const { t } = useTranslation(TEXTS);
  if (isLive) return null;
  return (
    <p role="alert" className="bg-felt-3 text-warn px-4 py-2 text-center text-sm">
      {t('stale')}
    </p>
  );
}
