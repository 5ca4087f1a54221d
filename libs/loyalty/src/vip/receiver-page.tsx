import { PATHS, useBrand } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { EmptyState, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LoyaltyFrame } from '../loyalty-frame';
import { ParcelCard } from './parcel-card';
import { ReceiverForm } from './receiver-form';
import { takesAddress } from './vip';
import { useVipParcelsQuery } from './vip-queries';

export { messages } from './vip-texts';

/** Where gifts by post go, and how far they are (ROUTE-022). */
export default function ReceiverPage() {
  const { t } = useTranslation('loyalty');
  const { assets } = useBrand();
  // A draft is the member's own: the form waits until it is known who is there.
  const known = useSelector(sessionSelectors.selectMember) !== undefined;
  const query = useVipParcelsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LoyaltyFrame
      title={t('vip.ways.receipt')}
      backTo={PATHS.mineVip}
      query={query}
      failed={t('loadFailed')}
      boxes={['h-[76px]', 'h-[320px]']}
    >
      {(parcels) =>
        parcels.length === 0 ? (
          <EmptyState
            title={t('vip.parcels.none')}
            description={t('vip.parcels.noneHint')}
            art={
              <img
                src={assets.empty}
                alt=""
                width={160}
                height={120}
                className="h-[120px] w-[160px] object-contain"
              />
            }
          />
        ) : (
          <>
            {parcels.some(takesAddress) &&
              (known ? <ReceiverForm parcels={parcels} /> : <Skeleton className="h-[320px] rounded-l" />)}
            <section aria-labelledby="vip-parcels" className="flex flex-col gap-3">
              <h2 id="vip-parcels" className="text-base font-semibold">
                {t('vip.parcels.title')}
              </h2>
              {parcels.map((parcel) => (
                <ParcelCard key={parcel.orderNo} parcel={parcel} />
              ))}
            </section>
          </>
        )
      }
    </LoyaltyFrame>
  );
}
