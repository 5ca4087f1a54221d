import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../texts';

/** What stands between a member and betting: the line is lost, or they only look on. */
export function LineNotices({
  isLive,
  isReal,
}: {
  readonly isLive: boolean;
  readonly isReal: boolean;
}): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <>
      {!isLive && (
        <p role="alert" className="bg-felt-3 text-warn px-4 py-2 text-center text-sm">
          {t('stale')}
        </p>
      )}
      {!isReal && <p className="bg-felt-3 text-ink px-4 py-2 text-center text-sm">{t('onlooker')}</p>}
    </>
  );
}
