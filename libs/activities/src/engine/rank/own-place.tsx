import { useIsMember } from '@heptad/session';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { RankList } from './rank-list';
import type { RankRow, RankUnit } from './rank-row';

interface OwnPlaceProps {
  readonly own: RankRow | undefined;
  readonly unit: RankUnit;
}

/** Where the member stands in a ranking that somebody is in, wherever that is; nothing for guests. */
export function OwnPlace({ own, unit }: OwnPlaceProps) {
  const { t } = useTranslation('activities');
  const isMember = useIsMember();
  if (!isMember) return null;
  return (
    <Card as="section" aria-label={t('engine.ranking.own')} className="py-2">
      {own === undefined ? (
        <p className="flex min-h-[44px] items-center text-sm text-muted">{t('engine.ranking.notYet')}</p>
      ) : (
        <RankList rows={[own]} unit={unit} label={t('engine.ranking.own')} />
      )}
    </Card>
  );
}
