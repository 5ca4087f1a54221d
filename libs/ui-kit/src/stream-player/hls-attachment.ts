import Hls, { ErrorTypes, Events } from 'hls.js';
import type { Attachment } from './attach-stream';

/** Seconds of pictures that are fetched ahead, and kept behind. */
const AHEAD_S = 12;
const BEHIND_S = 8;

/** Lets hls.js play a stream. @returns how to stop and fetch nothing more */
export function attachByHls(video: HTMLVideoElement, attachment: Attachment): () => void {
  if (!Hls.isSupported()) {
    attachment.onFailure();
    return () => undefined;
  }
  const player = new Hls({
    // Its worker comes from a blob, which the page's policy does not let in.
    enableWorker: false,
    maxBufferLength: AHEAD_S,
    backBufferLength: BEHIND_S,
    xhrSetup: (request) => {
      request.withCredentials = attachment.credentials;
    },
    ...(attachment.frugal && { startLevel: 0, capLevelToPlayerSize: true, testBandwidth: false }),
  });
  let recovered = false;
  player.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      player.recoverMediaError();
    } else attachment.onFailure();
  });
  player.on(Events.MANIFEST_PARSED, () => {
    if (attachment.frugal) player.autoLevelCapping = 0;
  });
  player.loadSource(attachment.address);
  player.attachMedia(video);
  return () => player.destroy();
}
