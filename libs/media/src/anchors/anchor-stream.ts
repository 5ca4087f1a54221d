import { askHosts, malformed, type ApiError, type HostOptions, type Result } from '@heptad/api-client';
import { video } from '@heptad/contracts';
import { boundAddress } from '@heptad/device';
import type { PlayableStream } from '@heptad/ui-kit';
import * as v from 'valibot';
import type { MediaServices } from '../services';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unreadable = (channel: string): ApiError =>
  malformed(`${video.anchorFile.path} ${channel}`, 'the file cannot be read');

/**
 * The stream of an anchor's channel by its text file (CALL-062), asked for at one video host after the other (CALL-064).
 * @returns null where the channel is off the air, or no address of it is allowed; `malformed` where the file cannot be read
 */
export function loadAnchorStream(
  services: Pick<MediaServices, 'api' | 'allowList' | 'videoHosts'>,
  channel: string,
): Promise<Result<PlayableStream | null>> {
  return askHosts(services.videoHosts, (options) => readStream(services, channel, options));
}

async function readStream(
  { api, allowList }: Pick<MediaServices, 'api' | 'allowList'>,
  channel: string,
  options: HostOptions,
): Promise<Result<PlayableStream | null>> {
  const answer = await api.send(video.anchorFile, { file: `${channel}.txt` }, options);
  if (!answer.ok) return answer;
  const file = v.safeParse(video.anchorVideo, parsed(answer.value));
  if (!file.success || file.output.channel !== channel) return { ok: false, error: unreadable(channel) };
  const addresses = file.output.urls.flatMap((url) => boundAddress(url, allowList)?.href ?? []);
  return { ok: true, value: addresses.length === 0 ? null : { addresses, credentials: false } };
}
