import { TABLET_QUERY, useMedia } from '@heptad/feature-module';
import { EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { MarketList, type MarketListProps } from './market-list';
import { twoColumns } from './two-columns';

/** The markets of a group below each other, in two columns where there is room; or that there are none. */
export function MarketColumns({ families, ...rest }: MarketListProps) {
  const { t } = useTranslation('sports');
  const roomy = useMedia(TABLET_QUERY);
  if (families.length === 0) return <EmptyState title={t('markets.none')} />;
  return (
    <div className={roomy ? 'grid grid-cols-2 items-start' : undefined}>
      {(roomy ? twoColumns(families) : [families]).map((column, place) => (
        <MarketList {...rest} key={place === 0 ? 'first' : 'second'} families={column} />
      ))}
    </div>
  );
}
