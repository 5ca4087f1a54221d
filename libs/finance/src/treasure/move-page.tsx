import { useCloseOnLeave } from '@heptad/idempotent-write';
import { SegmentedControl } from '@heptad/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MoveForm } from './move-form';
import { directionOf } from './move-path';
import { MoveStatus } from './move-status';
import { TreasureFrame } from './treasure-frame';
import { useTreasureQuery } from './treasure-queries';
import { treasureWrite } from './treasure-write';

/** Moving money into the balance treasure and out of it (ROUTE-033); the address says which way. */
export function MovePage() {
  const { t } = useTranslation('finance');
  const query = useTreasureQuery(undefined, { refetchOnMountOrArgChange: true });
  const [search, setSearch] = useSearchParams();
  const direction = directionOf(search);
  useCloseOnLeave(treasureWrite);
  // What sends a move is there before the first tap; what cannot be had now is asked for again by the tap.
  useEffect(() => void import('./treasure-sending').catch(() => undefined), []);
  return (
    <TreasureFrame
      title={t('treasure.transfer')}
      query={query}
      boxes={['h-[52px]', 'h-[110px]', 'h-[220px]']}
    >
      {(treasure) => (
        <>
          <SegmentedControl
            label={t('treasure.direction')}
            segments={[
              { value: 'in', label: t('treasure.in') },
              { value: 'out', label: t('treasure.out') },
            ]}
            value={direction}
            onValueChange={(value) =>
              setSearch(value === 'out' ? { direction: 'out' } : {}, { replace: true })
            }
          />
          <MoveForm key={direction} treasure={treasure} direction={direction} />
          <MoveStatus />
          <p className="text-center text-xs text-muted">{t('playMoney')}</p>
        </>
      )}
    </TreasureFrame>
  );
}
