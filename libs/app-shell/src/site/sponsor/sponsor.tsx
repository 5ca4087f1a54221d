import { sponsor } from '@heptad/contracts';
import { pictureSource, type AllowList, type StoredItems } from '@heptad/device';
import { useBrand, useServices } from '@heptad/feature-module';
import { EmptyState, ErrorState, Image, ImageBanner, Skeleton, type BannerImage } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../theme/use-theme';
import { SitePage } from '../site-page';
import { keptImages } from './kept-images';
import { addressesOf } from './sponsored-images';
import { useLoadingImageQuery, useSponsoredImagesQuery } from './sponsor-queries';

const WIDTH = 750;
const HEIGHT = 160;
const { sponsor: BANNER, sports: SPORTS } = sponsor.IMAGE_TYPES;

interface SponsorServices {
  /** Origins that pictures may have. */
  readonly images: AllowList;
  readonly device: { readonly items: StoredItems };
}

/** The platform's own loading picture, else the brand's, by theme (MEDIA-012, OPEN-055). */
function LoadingImage() {
  const { assets } = useBrand();
  const theme = useTheme();
  const { data = '' } = useLoadingImageQuery();
  const { images } = useServices<SponsorServices>();
  const own = theme === 'light' ? pictureSource(data, images) : undefined;
  return <img src={own ?? assets.loading[theme]} alt="" className="size-full object-cover" />;
}

type Query = ReturnType<typeof useSponsoredImagesQuery>;

/** A kind that could not be had is asked for anew by the next page after this long, seconds. */
const REFRESH_S = 30;

/** The pictures of one kind that may be shown, those of the visit before until the answer is there; addresses that pictures may not have are dropped. */
function usePictures(type: number): Pick<Query, 'isFetching' | 'refetch'> & {
  readonly failed: boolean;
  readonly images: readonly BannerImage[] | undefined;
} {
  const { t } = useTranslation('site');
  const dark = useTheme() === 'dark';
  const { images: allowed, device } = useServices<SponsorServices>();
  const { data, isFetching, refetch } = useSponsoredImagesQuery(type, {
    refetchOnMountOrArgChange: REFRESH_S,
  });
  const known = data?.images ?? keptImages(device.items, type);
  const images =
    known &&
    addressesOf(known, type, dark)
      .flatMap((address) => pictureSource(address, allowed) ?? [])
      .map((source, index) => ({ source, alt: t('sponsor.image', { index: index + 1 }) }));
  return { images, failed: data?.failed === true, isFetching, refetch };
}

/** The partners of the sports below the banner; left out where there is none, or none could be had. */
function SportsPartners() {
  const { t } = useTranslation('site');
  const { images = [] } = usePictures(SPORTS);
  if (images.length === 0) return null;
  return (
    <section aria-labelledby="sports-partners" className="flex flex-col gap-3">
      <h2 id="sports-partners" className="section-head text-lg">
        {t('sponsor.sports')}
      </h2>
      <ul className="flex flex-col gap-3">
        {images.map(({ source, alt }) => (
          <li key={source} className="overflow-hidden rounded-l bg-raised shadow-1">
            <Image source={source} alt={alt} width={WIDTH} height={HEIGHT} style={{ width: '100%' }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The site's partners (ROUTE-007): their pictures, in the platform's order. */
export default function Sponsor() {
  const { t } = useTranslation('site');
  const { images, failed: notHad, isFetching, refetch } = usePictures(BANNER);
  const [broken, setBroken] = useState(false);
  const retry = (): void => {
    setBroken(false);
    void refetch();
  };
  const failed = broken || notHad;
  return (
    <SitePage title={t('sponsor.title')}>
      {failed ? (
        <ErrorState
          title={t('sponsor.failed')}
          description={t('sponsor.failedHint')}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={retry}
        />
      ) : images === undefined ? (
        <div role="status" aria-label={t('sponsor.loading')} className="flex flex-col gap-5">
          <Skeleton className="aspect-[75/16] w-full rounded-l" />
          <Skeleton className="aspect-[75/16] w-full rounded-l" />
        </div>
      ) : images.length === 0 ? (
        <EmptyState icon="image" title={t('sponsor.empty')} description={t('sponsor.emptyHint')} />
      ) : (
        <>
          <ImageBanner
            images={images}
            width={WIDTH}
            height={HEIGHT}
            priority
            loading={<LoadingImage />}
            labels={{ region: t('sponsor.region'), pause: t('sponsor.pause'), play: t('sponsor.play') }}
            onFailed={() => setBroken(true)}
            className="rounded-l"
          />
          <SportsPartners />
        </>
      )}
    </SitePage>
  );
}
