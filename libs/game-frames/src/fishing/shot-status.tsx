import { formatAmount } from '@heptad/formatting';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShotStanding } from './use-shots';

export interface ShotStatusProps {
  readonly standing: ShotStanding | undefined;
  readonly currency: string;
}

/** What came of the last shot, in words. */
export function ShotStatus({ standing, currency }: ShotStatusProps): ReactNode {
  const { t } = useTranslation('fishing');
  switch (standing?.kind) {
    case undefined:
      return <p className="text-ink-2 w-full text-center">{t('hint')}</p>;
    case 'shot':
      return <p className="text-ink-2 w-full text-center">{t('shot')}</p>;
    case 'missed':
      return <p className="text-ink-2 w-full text-center">{t('missed')}</p>;
    case 'refused':
      return (
        <p role="alert" className="text-warn w-full text-center">
          {standing.message}
        </p>
      );
    case 'caught':
      return (
        <p className="text-accent w-full text-center font-semibold">
          {t('caught', { fish: t(`kinds.${standing.fish}`), amount: formatAmount(standing.win, currency) })}
        </p>
      );
  }
}
