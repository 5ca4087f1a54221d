import { queryApi, type QueryServices, type Result } from '@heptad/api-client';
import { SPONSORED_IMAGE_TYPES, sponsoredImage, type CallResponse } from '@heptad/contracts';
import { imagesOf, loadingImageOf } from './sponsored-images';

type Answer = CallResponse<typeof sponsoredImage>;

async function ask(extra: unknown, imageType: number): Promise<Result<Answer>> {
  return (extra as QueryServices).services.api.send(sponsoredImage, { imageType }, { noToast: true });
}

const sponsorQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    sponsoredImages: build.query<ReturnType<typeof imagesOf>, number>({
      async queryFn(imageType, { extra }) {
        const answer = await ask(extra, imageType);
        return answer.ok ? { data: imagesOf(answer) } : { error: answer.error };
      },
    }),
    loadingImage: build.query<string, void>({
      queryFn: async (_nothing, { extra }) => ({
        data: loadingImageOf(await ask(extra, SPONSORED_IMAGE_TYPES.loading)),
      }),
    }),
  }),
});

export const { useSponsoredImagesQuery, useLoadingImageQuery } = sponsorQueries;
