import { callQuery, queryApi } from '@heptad/api-client';
import { type CallRequest, type CallResponse, venue } from '@heptad/contracts';
import { ownPath, pictureSource } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { ImageBanner, Skeleton } from '@heptad/ui-kit';
import type { VenueDescription } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SportsServices } from '../services';

const WIDTH = 690;
const HEIGHT = 120;

const bannerQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    strategiesBanner: build.query<
      CallResponse<typeof venue.strategiesBanner>,
      CallRequest<typeof venue.strategiesBanner>
    >({
      query: (request) => callQuery(venue.strategiesBanner, request, { noToast: true }),
    }),
  }),
});

/**
 * The banner of a venue's betting strategies (CALL-018). It waits for three seconds at most; where it fails or there is
 * none, there is no banner and nothing says so (OPEN-059).
 */
export default function StrategyBanner({ enName }: Pick<VenueDescription, 'enName'>) {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const { images: allowed } = useServices<SportsServices>();
  const { currentData, isError } = bannerQueries.useStrategiesBannerQuery({ venue: enName });
  const images = (currentData ?? []).flatMap(({ imageUrl, linkUrl, title }) => {
    const source = pictureSource(imageUrl, allowed);
    const href = ownPath(linkUrl, globalThis.location?.origin ?? '');
    // A link to the page that it stands on leads nowhere.
    const leads = href !== undefined && href !== pathname;
    return source === undefined ? [] : [{ source, alt: title, ...(leads && { href }) }];
  });
  if (isError || (currentData !== undefined && images.length === 0)) return null;
  const loading = <Skeleton className="size-full" />;
  return (
    <div
      className="relative mx-3 overflow-hidden rounded-l lg:mx-0"
      style={{ aspectRatio: `${String(WIDTH)} / ${String(HEIGHT)}` }}
    >
      {images.length === 0 ? (
        loading
      ) : (
        <ImageBanner
          images={images}
          width={WIDTH}
          height={HEIGHT}
          loading={loading}
          labels={{ region: t('more.strategy'), pause: t('stream.pause'), play: t('stream.play') }}
        />
      )}
      {images.length === 1 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute bottom-2 left-2 max-w-[80%] truncate rounded-s bg-raised px-2 py-1 text-xs text-text"
        >
          {images[0]?.alt}
        </span>
      )}
    </div>
  );
}
