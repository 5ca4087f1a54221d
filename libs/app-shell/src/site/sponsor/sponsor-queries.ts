import { queryApi, serviceQuery, type ApiClient, type Result } from '@heptad/api-client';
import { type CallResponse, sponsor } from '@heptad/contracts';
import type { StoredItems } from '@heptad/device';
import { keepImages } from './kept-images';
import { imagesOf, loadingImageOf } from './sponsored-images';

interface SponsorServices {
  readonly api: ApiClient;
  readonly device: { readonly items: StoredItems };
}

/** The images of one kind; none where they could not be had (MEDIA-003), and then it says so. */
export interface SponsoredImages {
  readonly images: ReturnType<typeof imagesOf>;
  readonly failed: boolean;
}

async function ask(
  { api }: Pick<SponsorServices, 'api'>,
  imageType: number,
): Promise<Result<CallResponse<typeof sponsor.images>>> {
  return api.send(sponsor.images, { imageType }, { noToast: true });
}

const sponsorQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    sponsoredImages: build.query<SponsoredImages, number>({
      queryFn: serviceQuery(async (services: SponsorServices, imageType) => {
        const answer = await ask(services, imageType);
        const images = imagesOf(answer);
        if (answer.ok) keepImages(services.device.items, imageType, images);
        return { ok: true, value: { images, failed: !answer.ok } };
      }),
    }),
    loadingImage: build.query<string, void>({
      queryFn: serviceQuery(async (services: SponsorServices) => ({
        ok: true,
        value: loadingImageOf(await ask(services, sponsor.IMAGE_TYPES.loading)),
      })),
    }),
  }),
});

export const { useSponsoredImagesQuery, useLoadingImageQuery } = sponsorQueries;
