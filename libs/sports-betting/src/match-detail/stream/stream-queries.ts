import {
  type ApiError,
  askHosts,
  type HostOptions,
  malformed,
  queryApi,
  type Result,
  serviceQuery,
} from '@heptad/api-client';
import { video } from '@heptad/contracts';
import { boundAddress } from '@heptad/device';
import type { PlayableStream } from '@heptad/ui-kit';
import type { VenueCode } from '@heptad/venue-gateway';
import * as v from 'valibot';
import type { SportsServices } from '../../services';
import { needsCredentials } from './stream-rules';

/** The pictures of one match: addresses that are all allowed, and whether they are asked for with the member's cookies. */
export type MatchStream = PlayableStream;

export interface StreamArguments {
  readonly venue: VenueCode;
  readonly matchId: string;
  /** Whose lists are meant: the site's number. */
  readonly site: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The stream of a match by its venue's list (CALL-063), as one video host gives it.
 * @returns null where the venue has no pictures of it now; `malformed` where the list cannot be read
 */
async function loadStream(
  { api, allowList }: Pick<SportsServices, 'api' | 'allowList'>,
  { venue, matchId, site }: StreamArguments,
  options: HostOptions,
): Promise<Result<MatchStream | null>> {
  const answer = await api.send(video.venueFile, { site, file: `${venue}_list.txt` }, options);
  if (!answer.ok) return answer;
  const list = v.safeParse(video.venueVideoList, parsed(answer.value));
  if (!list.success) return { ok: false, error: unreadable(venue) };
  const found = list.output.find((stream) => stream.matchId === matchId);
  const addresses = (found?.urls ?? []).flatMap((url) => boundAddress(url, allowList)?.href ?? []);
  return {
    ok: true,
    value: addresses.length === 0 ? null : { addresses, credentials: needsCredentials(found?.sportId) },
  };
}

const unreadable = (venue: VenueCode): ApiError =>
  malformed(`${video.venueFile.path} ${venue}`, 'the file cannot be read');

const streamQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    matchStream: build.query<MatchStream | null, StreamArguments>({
      // Who may watch, and what is on, may be different the next time.
      keepUnusedDataFor: 0,
      queryFn: serviceQuery((services: SportsServices, stream) =>
        askHosts(services.videoHosts, (options) => loadStream(services, stream, options)),
      ),
    }),
  }),
});

export const { useLazyMatchStreamQuery } = streamQueries;
